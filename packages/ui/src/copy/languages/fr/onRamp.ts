// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in French. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Non disponible dans votre région',
    text: 'Les fournisseurs ne vendent pas de jetons là où vous êtes.',
  },
  unsupported: {
    title: 'Rien à acheter sur ce réseau',
    text: 'Passez à un autre réseau pour voir ce que vous pouvez acheter.',
  },
  absent: {
    title: 'Non disponible ici',
    text: 'Cette application n’a pas encore de fournisseurs pour acheter.',
  },
  unavailable: {
    title: 'L’achat n’est pas disponible pour le moment',
    text: 'Les fournisseurs sont injoignables. Réessayez dans un instant.',
  },
  retry: 'Réessayer',
  loading: 'Chargement de l’offre',
  pay: 'Vous payez',
  receive: 'Vous recevez',
  currency: 'Devise\u00a0:',
  onNetwork: 'Sur {network}',
  limits: 'De {min} à {max}',
  suggestions: 'Montants suggérés',
  checks: {
    'add-amount': 'De {min} à {max}',
    'incorrect-value': 'Saisissez un montant avec deux décimales au maximum',
    'below-min': '{min} au minimum',
    'above-max': '{max} au maximum',
  },
  providers: 'Fournisseurs',
  best: 'Meilleur prix',
  fee: 'Frais {fee}',
  fees: 'Frais {fee}, dont réseau {networkFee}',
  feeUnknown: 'Frais inclus',
  feeLater: 'Le fournisseur affiche ses frais',
  feeRange: 'Frais {min}–{max}\u00a0%',
  estimate: 'Estimation',
  noEstimate: 'Sans estimation',
  noQuote: 'Indisponible pour ce montant',
  quoteLoading: 'Obtention d’une cotation',
  estimates: {
    title: 'Aucun prix actuel',
    text: 'Ce sont des estimations. Le fournisseur vous indique le prix exact avant le paiement.',
  },
  failed: {
    title: '{provider} n’est pas disponible',
    text: 'Rien n’a été payé. Choisissez un autre fournisseur, ou réessayez.',
  },
  refresh: 'Les prix sont mis à jour toutes les 30 secondes.',
  refreshNow: 'Mettre à jour les prix',
  note: 'Vous payez sur la page du fournisseur, qui s’ouvre dans une nouvelle fenêtre. Les jetons sont envoyés à votre compte connecté.',
  purchases: 'Vos achats',
  open: 'En cours',
  tokens: 'Ce que vous pouvez acheter',
  payments: 'Devises de paiement',
  progress: {
    none: { title: 'Aucun achat', text: 'Vos achats dans ce navigateur se trouvent dans votre compte.' },
    starting: { title: 'Ouverture de {provider}', text: 'Chargement de la page de paiement.' },
    startFailed: {
      title: '{provider} n’est pas disponible',
      text: 'Rien n’a été payé. Choisissez un autre fournisseur, ou réessayez.',
    },
    waiting: {
      title: 'Continuer avec {provider}',
      text: 'Payez dans la fenêtre qui s’est ouverte. Vous pouvez fermer celle-ci\u00a0: l’achat est suivi.',
    },
    blocked: {
      title: 'Votre navigateur a bloqué la fenêtre',
      text: 'Ouvrez la page {provider} pour payer.',
    },
    untracked: {
      title: 'Continuer avec {provider}',
      text: 'Payez dans la fenêtre qui s’est ouverte. Cette application ne peut pas suivre l’achat.',
    },
    openPage: 'Ouvrir le paiement',
    again: 'Rouvrir la page',
    copyLink: 'Copier le lien',
    copied: 'Copié',
    statuses: {
      processing: { title: 'Paiement reçu', text: '{provider} envoie vos jetons.' },
      completed: {
        title: 'Vous avez reçu {amount}',
        text: 'Les jetons sont sur votre compte sur {network}.',
      },
      declined: {
        title: 'Paiement refusé',
        text: 'Aucun montant n’a été débité. Essayez une autre carte ou un autre fournisseur.',
      },
      failed: { title: 'Échec de l’achat', text: 'Contactez {provider} si un montant a été débité.' },
      expired: { title: 'Achat expiré', text: 'Le paiement n’a pas été fait à temps. Rien n’a été débité.' },
    },
    tryAgain: 'Acheter à nouveau',
  },
  activity: {
    empty: {
      title: 'Aucun achat pour l’instant',
      text: 'Ce que vous achetez dans ce navigateur apparaît ici.',
    },
    detail: '{paid} avec {provider}',
    statuses: {
      created: 'À payer',
      processing: 'En route',
      completed: 'Reçu',
      declined: 'Refusé',
      failed: 'Échec',
      expired: 'Expiré',
    },
  },
}
