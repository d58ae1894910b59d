// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in German. */
export const siwx: SiwxCopy = {
  checking: 'Ihre Anmeldung wird geprüft',
  ready: {
    title: 'Bei {app} anmelden',
    text: 'Signieren Sie diese Nachricht in {wallet}, um zu beweisen, dass das Konto Ihnen gehört. Das ist kostenlos und bewegt nichts.',
  },
  siwe: {
    title: '{app} muss sich mit Ihrer Wallet verbinden',
    text: 'Signieren Sie diese Nachricht, um zu beweisen, dass diese Wallet Ihnen gehört, und um fortzufahren. Das ist kostenlos und bewegt nichts.',
  },
  anyApp: 'Anmelden',
  required: 'Abbrechen trennt Ihre Wallet.',
  message: 'Zu signierende Nachricht',
  preparing: 'Die Nachricht wird vorbereitet',
  signing: {
    title: 'In {wallet} signieren',
    text: 'Prüfen Sie, dass Ihre Wallet diese Nachricht zeigt, und genehmigen Sie sie dann.',
  },
  verifying: { title: 'Sie werden angemeldet', text: 'Die App prüft Ihre Signatur.' },
  declined: {
    title: 'Signatur abgelehnt',
    text: 'Sie sind nicht angemeldet. Versuchen Sie es erneut, um fortzufahren.',
  },
  failed: 'Anmeldung nicht möglich',
  undeployed: {
    title: 'Ihre Signatur konnte nicht geprüft werden',
    text: 'Ist dies ein Smart Account, dann ist er in diesem Netzwerk noch nicht aktiv. Führen Sie mit {wallet} eine erste Transaktion aus, und versuchen Sie es dann erneut.',
  },
  smartAccount: 'Diese App unterstützt Smart Accounts vielleicht nicht',
  verified: 'Sie sind angemeldet',
  sign: 'Signieren',
  retry: 'Erneut versuchen',
  cancel: 'Abbrechen',
}
