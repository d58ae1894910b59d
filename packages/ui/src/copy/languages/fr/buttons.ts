// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in French. */
export const buttons: ButtonCopy = {
  lang: 'fr',
  dir: 'ltr',
  connect: 'Connecter',
  connecting: 'Connexion',
  account: 'Compte {account}',
  selectNetwork: 'Choisir un réseau',
  switchNetwork: 'Changer de réseau',
  network: 'Réseau\u00a0: {network}',
  loadFailure: {
    title: 'Chargement impossible',
    text: 'Vérifiez votre connexion, ou rechargez cette page si elle est ouverte depuis un moment.',
    retry: 'Réessayer',
    close: 'Fermer',
  },
}
