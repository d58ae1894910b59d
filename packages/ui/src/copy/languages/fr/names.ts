// Reviewed by a native speaker: no
import type { NamesCopy } from '../../NamesCopy.js'

/** The strings of the views that register a name, in French. */
export const names: NamesCopy = {
  choose: {
    title: 'Obtenir un nom',
    text: 'Un nom se lit plus facilement qu’une adresse. On peut vous envoyer des fonds à ce nom, et les applications l’affichent.',
    action: 'Choisir un nom',
  },
  unavailable: {
    title: 'Aucun nom disponible',
    text: 'Ce réseau ou cette application ne permet pas d’enregistrer de noms.',
  },
  label: 'Nom',
  placeholder: 'votrenom',
  checks: {
    empty: 'Au moins 4 lettres, chiffres ou traits d’union.',
    'too-short': 'Au moins 4 caractères.',
    'too-long': 'Au maximum 64 caractères.',
    characters: 'Uniquement des lettres de a à z, des chiffres, et des traits d’union entre eux.',
    checking: 'Vérification du nom',
    taken: 'Ce nom est déjà pris.',
    available: '{name} est disponible.',
    failed: 'Impossible de charger les suggestions de noms. Réessayez.',
  },
  suggestions: 'Noms disponibles',
  register: 'Enregistrer le nom',
  note: 'Vous signez un message. C’est gratuit.',
  declined: { title: 'Demande refusée', text: 'Rien n’a été enregistré.' },
  failed: 'Impossible d’enregistrer le nom {name}',
  failedText: 'Réessayez dans un instant.',
  none: {
    title: 'Aucun enregistrement',
    text: 'Le compte a changé, ou aucun nom n’est en cours d’enregistrement.',
  },
  signing: {
    title: 'Signer dans {wallet}',
    text: 'Signez le message qui contient votre nom. C’est gratuit.',
  },
  registering: { title: 'Enregistrement de {name}', text: 'Un instant, s’il vous plaît.' },
  registered: {
    title: '{name} est à vous',
    text: 'Les applications l’affichent pour ce compte, et on peut vous envoyer des fonds à ce nom.',
    action: 'C’est parti',
  },
}
