// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in French. */
export const send: SendCopy = {
  unsupported: {
    title: 'Réseau non compatible',
    text: 'Passez à un réseau compatible avec cette application.',
  },
  amount: 'Montant',
  balance: 'Solde\u00a0: {balance}',
  max: 'Max',
  maxNote: 'Tout, moins les frais de réseau.',
  switchUnit: 'Saisir le montant en {amount}',
  owned: 'Vous avez {balance}',
  selectToken: 'Choisir jeton',
  token: 'Jeton\u00a0:',
  to: 'À',
  address: 'Adresse ou nom',
  paste: 'Coller',
  resolving: 'Recherche du nom',
  retryName: 'Réessayer',
  nameProblems: {
    invalid: 'Ce nom n’est pas valide.',
    'unusual-characters':
      'Ce nom comporte des caractères qui peuvent ressembler à d’autres. Saisissez plutôt l’adresse.',
    'not-registered': 'Ce nom n’est pas enregistré.',
    'no-address': 'Ce nom n’a pas d’adresse sur ce réseau.',
    unreachable: 'Le service de ce nom ne répond pas.',
    untrusted:
      'Le service de ce nom a envoyé une réponse qui n’est pas authentique. Saisissez plutôt l’adresse.',
    unsupported: 'Les noms de ce type ne peuvent pas être utilisés ici. Saisissez plutôt l’adresse.',
  },
  recipientErrors: {
    format: 'Une adresse se compose de 0x et de 40 lettres ou chiffres.',
    checksum: 'Cette adresse contient une faute de frappe. Copiez-la à nouveau.',
    'zero-address': 'Ce qui est envoyé à cette adresse est perdu.',
    'solana-format': 'Une adresse Solana comporte 32 à 44 lettres et chiffres, sans 0x.',
    'bitcoin-format':
      'Ce n’est pas une adresse Bitcoin, ou elle contient une faute de frappe. Copiez-la à nouveau.',
    'other-network': 'Cette adresse appartient à un autre réseau Bitcoin.',
    'unknown-version': 'Bitcoin ne peut pas encore protéger ce qui est envoyé à ce type d’adresse.',
  },
  notices: {
    'own-address': { title: 'C’est votre propre adresse', text: 'Vous enverriez à vous-même.' },
    'token-contract': {
      title: 'Un jeton, pas un portefeuille',
      text: 'Ce qui est envoyé au contrat d’un jeton est généralement perdu.',
    },
    'look-alike': {
      title: 'Vérifiez l’adresse',
      text: 'Elle ressemble à {address} dans votre activité, mais c’en est une autre. Des escrocs créent de telles adresses.',
    },
    'first-transfer': {
      title: 'Nouveau destinataire',
      text: 'Votre activité récente ne comporte aucun transfert vers cette adresse.',
    },
    'unusual-name': {
      title: 'Vérifiez le nom',
      text: 'Il comporte des caractères qui peuvent ressembler à d’autres. Comparez l’adresse avec celle du destinataire.',
    },
  },
  check: {
    'select-token': 'Choisir un jeton',
    'incorrect-value': 'Valeur incorrecte',
    'add-amount': 'Ajouter un montant',
    'insufficient-funds': 'Fonds insuffisants',
    'add-address': 'Ajouter une adresse',
    'resolving-name': 'Recherche du nom',
    'invalid-address': 'Adresse non valide',
    preview: 'Vérifier',
  },
  tokens: {
    heading: 'Vos jetons',
    empty: { title: 'Aucun jeton à envoyer', text: 'Ce compte n’a aucun jeton sur ce réseau.' },
  },
  review: {
    none: { title: 'Rien à vérifier', text: 'Le compte ou le réseau a changé.' },
    start: 'Recommencer',
    preparing: 'Lecture des soldes et des frais',
    failed: 'Envoi impossible',
    edit: 'Modifier',
    from: 'De',
    to: 'À',
    details: 'Détails',
    fee: 'Frais de réseau',
    speeds: { slow: 'Lent', normal: 'Normal', fast: 'Rapide' },
    sponsored: 'Payés par {app}',
    sponsoredByApp: 'Payés par cette application',
    upTo: '{fee} au maximum',
    total: 'Total',
    accountRent: 'Nouveau compte de jetons',
    accountRentNote: {
      title: 'Le destinataire a besoin d’un compte de jetons',
      text: 'Il est créé avec ce transfert et vous coûte {amount}.',
    },
    walletFee: {
      title: 'Votre portefeuille fixe les frais',
      text: 'Les frais affichés ici sont des estimations. Vérifiez-les dans votre portefeuille.',
    },
    about: 'Environ {fee}',
    received: 'Le destinataire reçoit',
    rounding: 'Arrondi, jusqu’à',
    takesFee: {
      title: 'Ce jeton prélève des frais',
      text: 'Le destinataire reçoit moins que ce que vous envoyez.',
    },
    unverified: {
      title: 'Le résultat n’est pas connu',
      text: 'Ce réseau ne peut pas simuler le transfert. N’envoyez qu’un jeton auquel vous faites confiance.',
    },
    contract: {
      title: 'Le destinataire est un contrat',
      text: 'Assurez-vous qu’il accepte ce jeton sur ce réseau.',
    },
    problems: {
      'insufficient-funds': { title: 'Fonds insuffisants', text: 'Le solde est inférieur au montant.' },
      'insufficient-fee': {
        title: 'Fonds insuffisants pour les frais',
        text: 'Envoyez moins, choisissez des frais moins élevés, ou ajoutez des fonds.',
      },
      'leaves-too-little': {
        title: 'Il resterait trop peu',
        text: 'Les comptes Solana gardent 0 SOL ou environ 0,0009 SOL. Envoyez tout, ou moins.',
      },
      'recipient-minimum': {
        title: 'Trop peu pour un nouveau compte',
        text: 'Le compte du destinataire est vide. Solana exige qu’il contienne environ 0,0009 SOL.',
      },
      dust: {
        title: 'Montant trop faible',
        text: 'Le réseau Bitcoin ne transmet pas un montant aussi faible.',
      },
      'wallet-sets-fee': {
        title: 'Saisissez un montant',
        text: 'Votre portefeuille fixe lui-même les frais, il n’est donc pas possible de tout envoyer d’ici.',
      },
      'to-program': { title: 'Ceci est un programme', text: 'Ce qui est envoyé à un programme est perdu.' },
      'to-token-account': {
        title: 'Un jeton, pas un portefeuille',
        text: 'Demandez l’adresse du portefeuille du destinataire.',
      },
      'memo-required': {
        title: 'Le destinataire exige un mémo',
        text: 'Son compte n’accepte que les transferts avec un mémo, qui ne peut pas être ajouté ici.',
      },
      'confidential-only': {
        title: 'Le destinataire n’accepte que les transferts confidentiels',
        text: 'Ils ne peuvent pas être faits ici.',
      },
      frozen: {
        title: 'Ce jeton est gelé',
        text: 'Son émetteur a gelé votre compte ou celui du destinataire pour ce jeton.',
      },
      'non-transferable': {
        title: 'Ce jeton ne peut pas être envoyé',
        text: 'Il reste sur le compte qui le détient.',
      },
      paused: { title: 'Ce jeton est suspendu', text: 'Son émetteur a interrompu tous les transferts.' },
      'transfer-hook': {
        title: 'Ce jeton ne peut pas être envoyé ici',
        text: 'Chaque transfert exécute un programme de son émetteur, qui n’est pas pris en charge.',
      },
    },
    moved: {
      title: 'Le nom a une nouvelle adresse',
      text: 'Elle a changé depuis la vérification. Demandez au destinataire avant d’envoyer. Rien n’a été envoyé.',
    },
    declined: { title: 'Demande refusée', text: 'Rien n’a été envoyé.' },
    send: 'Envoyer',
    checking: { title: 'Vérification', text: 'Comparaison de la transaction avec le réseau.' },
    signing: {
      title: 'Approuver dans {wallet}',
      text: 'Votre portefeuille affiche le même montant et la même adresse.',
    },
    sentTitles: {
      pending: 'Envoi de {amount} à {recipient}',
      confirmed: 'Envoi effectué\u00a0: {amount} à {recipient}',
      failed: 'Le transfert a échoué',
      replaced: 'Le transfert a été remplacé',
      dropped: 'Le transfert n’a pas eu lieu',
    },
  },
  sent: {
    texts: {
      pending: 'Vous pouvez fermer ceci. L’opération se poursuit sur le réseau.',
      confirmed: 'Confirmé sur {network}.',
      failed: 'Seuls les frais de réseau ont été payés.',
      replaced: 'Une autre transaction de votre compte a pris sa place.',
      dropped: 'Le réseau ne la connaît plus.',
    },
    done: 'Terminé',
  },
}
