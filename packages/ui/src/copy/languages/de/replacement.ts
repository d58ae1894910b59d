// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in German. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Beschleunigen', cancel: 'Transaktion stornieren' },
  obstacles: {
    'not-tracked':
      'Diese Transaktion wurde nicht von dieser App gesendet. Sie können sie in Ihrer Wallet ersetzen.',
    'not-pending': 'Diese Transaktion steht nicht mehr aus.',
    solana:
      'Transaktionen auf Solana können nicht ersetzt werden. Sie werden in etwa zwei Minuten bestätigt oder laufen ab.',
    bip122:
      'Sie können die Gebühr dieser Transaktion in Ihrer Wallet erhöhen, wenn die Wallet das unterstützt.',
    'other-account': 'Nur das Konto, das diese Transaktion gesendet hat, kann sie ersetzen.',
    'other-network': 'Wechseln Sie Ihre Wallet zum Netzwerk dieser Transaktion, um sie zu ersetzen.',
    'smart-account': 'Transaktionen eines Smart Accounts können Sie nur in Ihrer Wallet ersetzen.',
    'nonce-unknown':
      'Das Netzwerk zeigt diese Transaktion noch nicht, deshalb kann sie nicht ersetzt werden.',
    'long-data':
      'Diese Transaktion ist zu lang, um von hier noch einmal gesendet zu werden. Sie kann nur storniert werden.',
  },
  outcomes: {
    repriced: 'Beschleunigt',
    cancelled: 'Storniert',
    replaced: 'Ersetzt',
    dropped: 'Verworfen',
  },
  replacedBy: 'Ersetzt durch',
  copyReplacedBy: 'ID der neuen Transaktion kopieren',
  otherNonce: {
    title: 'Diese hat nichts ersetzt',
    text: 'Ihre Wallet hat sie als zweite Transaktion gesendet. Auch die frühere kann bestätigt werden.',
  },
  none: {
    title: 'Nichts zu ersetzen',
    text: 'Die Transaktion steht nicht mehr aus, oder Konto oder Netzwerk haben sich geändert.',
  },
  showActivity: 'Aktivität zeigen',
  preparing: 'Transaktion und Gebühren werden gelesen',
  failed: 'Das kann nicht ersetzt werden',
  notReplaceable: 'Die Transaktion steht nicht mehr aus, oder nur Ihre Wallet kann sie ersetzen.',
  settled: {
    title: 'Steht nicht mehr aus',
    text: 'Es gibt nichts mehr zu ersetzen. Nichts wurde gesendet.',
  },
  explain: {
    'speed-up':
      'Sendet dieselbe Transaktion noch einmal mit höherer Gebühr. Nur eine der beiden kann bestätigt werden, Sie zahlen also einmal.',
    cancel:
      'Sendet an ihrer Stelle nichts an Ihr eigenes Konto. Sie zahlen diese Gebühr. Wird die erste vorher bestätigt, bleibt sie bestehen.',
  },
  original: 'Transaktion',
  contractCall: 'Contract-Aufruf',
  deployment: 'Neuer Contract',
  currentFee: 'Gebühr bisher',
  newFee: 'Neue Netzwerkgebühr',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Zu wenig für die Netzwerkgebühr',
    text: 'Wählen Sie eine niedrigere Gebühr, oder laden Sie Guthaben auf.',
  },
  keepWaiting: 'Weiter warten',
  showTransaction: 'Transaktion zeigen',
  signing: {
    title: 'In {wallet} genehmigen',
    text: 'Prüfen Sie, dass Ihre Wallet die Nonce {nonce} zeigt. Bei einer anderen sendet sie eine zweite Transaktion.',
  },
  sent: { title: 'Ersatz gesendet', text: 'Ihre Aktivität zeigt, welche bestätigt wird.' },
}
