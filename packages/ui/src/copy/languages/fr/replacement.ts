// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in French. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Accélérer', cancel: 'Annuler la transaction' },
  obstacles: {
    'not-tracked':
      'Cette transaction n’a pas été envoyée par cette application. Vous pouvez la remplacer dans votre portefeuille.',
    'not-pending': 'Cette transaction n’est plus en attente.',
    solana:
      'Les transactions sur Solana ne peuvent pas être remplacées. Elles sont confirmées ou expirent en deux minutes environ.',
    bip122: 'Vous pouvez augmenter les frais de cette transaction dans votre portefeuille, s’il le permet.',
    'other-account': 'Seul le compte qui a envoyé cette transaction peut la remplacer.',
    'other-network': 'Passez au réseau de cette transaction dans votre portefeuille pour la remplacer.',
    'smart-account':
      'Les transactions d’un compte intelligent ne peuvent être remplacées que dans votre portefeuille.',
    'nonce-unknown':
      'Le réseau n’affiche pas encore cette transaction, elle ne peut donc pas être remplacée.',
    'long-data':
      'Cette transaction est trop longue pour être envoyée à nouveau d’ici. Elle peut seulement être annulée.',
  },
  outcomes: {
    repriced: 'Accélérée',
    cancelled: 'Annulée',
    replaced: 'Remplacée',
    dropped: 'Abandonnée',
  },
  replacedBy: 'Remplacée par',
  copyReplacedBy: 'Copier l’ID de la transaction de remplacement',
  otherNonce: {
    title: 'Rien n’a été remplacé',
    text: 'Votre portefeuille l’a envoyée comme une deuxième transaction. La précédente peut aussi être confirmée.',
  },
  none: {
    title: 'Rien à remplacer',
    text: 'La transaction n’est plus en attente, ou le compte ou le réseau a changé.',
  },
  showActivity: 'Afficher l’activité',
  preparing: 'Lecture de la transaction et des frais',
  failed: 'Remplacement impossible',
  notReplaceable: 'La transaction n’est plus en attente, ou seul votre portefeuille peut la remplacer.',
  settled: { title: 'N’est plus en attente', text: 'Il n’y a plus rien à remplacer. Rien n’a été envoyé.' },
  explain: {
    'speed-up':
      'Envoie à nouveau la même transaction avec des frais plus élevés. Une seule des deux peut être confirmée\u00a0: vous ne payez donc qu’une fois.',
    cancel:
      'Envoie à sa place un montant nul à votre propre compte. Ces frais sont à votre charge. Si la première est confirmée avant, elle est maintenue.',
  },
  original: 'Transaction',
  contractCall: 'Appel de contrat',
  deployment: 'Nouveau contrat',
  currentFee: 'Frais jusqu’ici',
  newFee: 'Nouveaux frais',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Fonds insuffisants pour les frais',
    text: 'Choisissez des frais moins élevés, ou ajoutez des fonds.',
  },
  keepWaiting: 'Continuer d’attendre',
  showTransaction: 'Voir la transaction',
  signing: {
    title: 'Approuver dans {wallet}',
    text: 'Vérifiez que votre portefeuille affiche le nonce {nonce}. Avec un autre, il envoie une deuxième transaction.',
  },
  sent: { title: 'Remplacement envoyé', text: 'Votre activité indique laquelle est confirmée.' },
}
