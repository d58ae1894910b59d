// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in French. */
export const login: LoginCopy = {
  title: 'S’identifier ou connecter',
  or: 'ou',
  step: 'Étape {step} sur 2',
  email: {
    label: 'E-mail',
    placeholder: 'Votre adresse e-mail',
    hint: 'Nous vous enverrons un code par e-mail. Sur un nouvel appareil, il y a deux étapes rapides\u00a0: un lien, puis le code.',
    submit: 'Continuer par e-mail',
    invalid: 'Saisissez une adresse e-mail valide.',
    sending: 'Envoi de l’e-mail',
  },
  failures: {
    cooldown: {
      one: 'Veuillez réessayer dans {count} seconde',
      other: 'Veuillez réessayer dans {count} secondes',
    },
    locked: 'Trop de codes erronés. Recommencez pour en obtenir un nouveau.',
    'link-expired': 'Le lien a expiré. Envoyez-en un autre.',
    unreachable: 'Le service d’identification est injoignable. Vérifiez votre connexion, puis réessayez.',
    'not-allowed':
      'L’identification n’est pas configurée pour ce site. Choisissez un autre moyen de vous connecter.',
    refused: 'Cela n’a pas fonctionné.',
    unexpected: 'Une erreur s’est produite. Réessayez.',
  },
  none: { title: 'Aucune identification', text: 'Revenez en arrière et choisissez comment vous identifier.' },
  startAgain: 'Recommencer',
  code: {
    prompt: {
      title: 'Saisir le code',
      text: 'Nous avons envoyé un code à 6 chiffres à {email}. Il est valable 10 minutes.',
    },
    promptWithoutEmail: 'Nous vous avons envoyé un code à 6 chiffres par e-mail. Il est valable 10 minutes.',
    label: 'Code à 6 chiffres',
    sending: 'Envoi d’un autre code',
    verifying: 'Vérification du code',
    connecting: 'Ouverture de votre portefeuille',
    ended: 'Identification terminée',
    resend: 'Renvoyer un code',
    resendIn: 'Renvoyer un code dans {seconds}\u00a0s',
  },
  device: {
    waiting: {
      title: 'Consultez vos e-mails',
      text: 'Ouvrez le lien que nous avons envoyé à {email}, et confirmez que c’est bien vous. Il est valable 10 minutes. Le code suivra.',
    },
    sending: 'Envoi d’un autre lien',
    ended: 'Appareil non approuvé',
    resend: 'Renvoyer un lien',
    resendIn: 'Renvoyer un lien dans {seconds}\u00a0s',
  },
  social: {
    continue: 'Continuer avec {provider}',
    more: 'Autres fournisseurs',
    passkey: 'Avec une clé d’accès',
    wallets: 'Avec un portefeuille',
    steps: {
      opening: {
        title: 'Ouverture de {provider}',
        text: 'Une nouvelle fenêtre s’ouvre pour l’identification.',
      },
      waiting: {
        title: 'S’identifier avec {provider}',
        text: 'Continuez dans la fenêtre qui s’est ouverte.',
      },
      blocked: {
        title: 'La fenêtre a été bloquée',
        text: 'Votre navigateur a bloqué la fenêtre {provider}. Vous pouvez vous identifier ici, puis revenir à cette page.',
      },
      leaving: {
        title: 'Ouverture de {provider}',
        text: 'Vous reviendrez à cette page après l’identification.',
      },
      verifying: { title: 'Vérification en cours', text: 'Un instant, s’il vous plaît.' },
      connecting: { title: 'Ouverture de votre portefeuille', text: 'Un instant, s’il vous plaît.' },
    },
    continueHere: 'Continuer ici',
    ended: 'Échec de l’identification avec {provider}',
    retry: 'Réessayer',
  },
  farcaster: {
    code: 'Code QR pour s’identifier avec Farcaster',
    preparing: 'Préparation de l’identification',
    scan: 'Scannez le code avec votre téléphone, et approuvez l’identification dans Farcaster.',
    open: {
      title: 'Approuver dans Farcaster',
      text: 'Approuvez l’identification dans l’application, puis revenez ici.',
    },
    openApp: 'Ouvrir Farcaster',
    declined: {
      title: 'Identification refusée',
      text: 'Réessayez, ou revenez en arrière et identifiez-vous autrement.',
    },
    expired: {
      title: 'Identification expirée',
      text: 'L’identification n’a pas été approuvée à temps. Réessayez.',
    },
  },
  update: {
    label: 'Nouvel e-mail',
    save: 'Enregistrer',
    unchanged: 'C’est votre adresse e-mail actuelle.',
    hint: 'Nous enverrons un code à votre adresse actuelle, et un autre à la nouvelle.',
  },
  address: 'E-mail',
  settings: 'Paramètres',
  approve: {
    title: 'Approuver la demande',
    text: 'Vérifiez la demande dans la fenêtre au-dessus de celle-ci.',
  },
  openSettings: {
    title: 'Ouverture des paramètres',
    text: 'Ils apparaissent dans la fenêtre au-dessus de celle-ci.',
  },
}
