// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in French. */
export const siwx: SiwxCopy = {
  checking: 'Vérification de votre authentification',
  ready: {
    title: 'S’authentifier sur {app}',
    text: 'Signez ce message dans {wallet} pour prouver que le compte est à vous. C’est gratuit et rien n’est transféré.',
  },
  siwe: {
    title: '{app} doit se connecter à votre portefeuille',
    text: 'Signez ce message pour prouver que ce portefeuille est à vous, et pour continuer. C’est gratuit et rien n’est transféré.',
  },
  anyApp: 'S’authentifier',
  required: 'Annuler déconnecte votre portefeuille.',
  message: 'Message à signer',
  preparing: 'Préparation du message',
  signing: {
    title: 'Signer dans {wallet}',
    text: 'Vérifiez que votre portefeuille affiche ce message, puis approuvez-le.',
  },
  verifying: { title: 'Authentification en cours', text: 'L’application vérifie votre signature.' },
  declined: { title: 'Signature refusée', text: 'Vous n’êtes pas authentifié. Réessayez pour continuer.' },
  failed: 'Authentification impossible',
  undeployed: {
    title: 'Impossible de vérifier votre signature',
    text: 'S’il s’agit d’un compte intelligent, il n’est pas encore actif sur ce réseau. Effectuez une première transaction avec {wallet}, puis réessayez.',
  },
  smartAccount: 'Cette application ne prend peut-être pas en charge les comptes intelligents',
  verified: 'Vous êtes authentifié',
  sign: 'Signer',
  retry: 'Réessayer',
  cancel: 'Annuler',
}
