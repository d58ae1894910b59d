// Reviewed by a native speaker: no
import type { PayCopy } from '../../PayCopy.js'

/** The strings of the views that pay, in French. */
export const pay: PayCopy = {
  none: { title: 'Rien à payer', text: 'Le paiement est terminé.' },
  recipient: 'Destinataire',
  network: 'Sur {network}',
  methods: 'Payer avec',
  wallet: 'Payer avec {wallet}',
  connect: 'Connecter un portefeuille',
  switchNetwork: 'Passer à {network} pour payer',
  code: 'Via un autre portefeuille',
  exchanges: 'Payer depuis une plateforme',
  loadingExchanges: 'Chargement des plateformes',
  noExchanges: 'Aucune plateforme ne propose cet actif.',
  exchangesFailed: {
    title: 'Impossible de charger les plateformes',
    text: 'Vous pouvez quand même payer avec un portefeuille.',
  },
  retry: 'Réessayer',
  opening: 'Ouverture',
  declined: { title: 'Demande refusée', text: 'Rien n’a été payé.' },
  errors: {
    'pay-invalid-config': { text: 'Configuration du paiement non valide' },
    'pay-invalid-recipient': { text: 'Adresse du destinataire non valide' },
    'pay-invalid-asset': { text: 'Actif de paiement non valide' },
    'pay-invalid-amount': { text: 'Montant du paiement non valide' },
    'pay-unknown': { text: 'Erreur de paiement inconnue' },
    'pay-not-initiated': {
      text: 'Impossible de lancer le paiement',
      advice: 'Choisissez à nouveau comment payer.',
    },
    'pay-invalid-namespace': { text: 'Type de réseau non valide' },
    'pay-failed': { text: 'Échec du paiement', advice: 'Rien n’est parvenu au destinataire.' },
    'pay-exchanges': {
      text: 'Impossible de charger les plateformes',
      advice: 'Vous pouvez quand même payer avec un portefeuille.',
    },
    'pay-asset-not-supported': {
      text: 'Actif non pris en charge',
      advice: 'Choisissez un autre moyen de payer.',
    },
    'pay-url': {
      text: 'Impossible d’obtenir l’adresse de paiement',
      advice: 'Réessayez, ou choisissez un autre moyen de payer.',
    },
    'pay-status': {
      text: 'Impossible d’obtenir l’état de l’achat',
      advice: 'Nouvelle vérification sous peu.',
    },
  },
  scan: {
    label: 'Code QR pour payer {amount} sur {network}',
    text: 'Scannez ce code avec un portefeuille sur votre téléphone.',
    followed: 'Nous verrons votre paiement sur le réseau.',
    notFollowed: 'La boutique voit votre paiement sur le réseau. Cette fenêtre ne le voit pas.',
    copy: 'Copier le lien',
    copied: 'Copié',
  },
  review: {
    details: 'Détails',
    preparing: 'Lecture des soldes et des frais',
    failed: 'Paiement impossible',
    from: 'De',
    fee: 'Frais de réseau',
    upTo: '{fee} au maximum',
    pay: 'Payer {amount}',
    back: 'Payer autrement',
    problems: {
      'insufficient-funds': { title: 'Fonds insuffisants', text: 'Le solde est inférieur au montant.' },
      'insufficient-fee': {
        title: 'Fonds insuffisants pour les frais',
        text: 'Ajoutez des fonds, ou payez autrement.',
      },
      'leaves-too-little': {
        title: 'Il resterait trop peu',
        text: 'Les comptes Solana gardent 0 SOL ou environ 0,0009 SOL. Ajoutez des SOL, ou payez autrement.',
      },
      'less-received': {
        title: 'Ce jeton prélève des frais',
        text: 'Le destinataire recevrait moins que le prix. Payez autrement.',
      },
    },
    signing: {
      title: 'Approuver dans {wallet}',
      text: 'Votre portefeuille affiche le même montant et la même adresse.',
    },
    tokens: 'Payer avec un autre jeton',
    balance: 'Vous avez {amount}',
  },
  swap: {
    paid: 'Vous payez environ',
    paidMax: 'Vous payez au maximum',
    received: 'Le destinataire reçoit exactement',
    source: 'Prix fourni par',
    refreshes: 'Le prix est vérifié toutes les 20 secondes',
    updating: 'Mise à jour du prix',
    higher: { title: 'Le prix a augmenté', text: 'Vérifiez ce que vous payez avant de continuer.' },
    notes: {
      reset: {
        title: 'Étape 1 sur 3\u00a0: réinitialiser l’ancienne approbation',
        text: 'Ce jeton n’accepte une nouvelle approbation qu’après réinitialisation de l’ancienne.',
      },
      approve: {
        title: 'Approuver, puis payer',
        text: 'Vous autorisez le contrat ci-dessous à prélever exactement {amount}, et pas plus.',
      },
    },
  },
  progress: {
    exchange: {
      title: 'Payer sur {exchange}',
      text: 'Terminez le paiement sur sa page. Cette fenêtre le suit.',
    },
    unknown: {
      title: 'La plateforme ne répond pas',
      text: 'Nous continuons à vérifier. Ne payez pas deux fois.',
    },
    open: 'Ouvrir {exchange}',
    otherWay: 'Payer autrement',
    confirming: { title: 'Paiement envoyé', text: 'En attente de confirmation par le réseau.' },
    completed: 'Paiement effectué\u00a0: {amount} à {recipient}',
    verified: 'Confirmé sur {network}.',
    unverified: 'Le réseau n’affiche pas encore ce paiement. Conservez votre reçu.',
    failed: 'Échec du paiement',
    done: 'Terminé',
  },
  receipt: {
    heading: 'Reçu',
    amount: 'Montant',
    merchant: 'Commerçant',
    date: 'Date',
    reference: 'Référence',
    copyReference: 'Copier la référence',
  },
}
