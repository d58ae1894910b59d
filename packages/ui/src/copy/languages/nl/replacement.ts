// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Dutch. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Versnellen', cancel: 'Transactie annuleren' },
  obstacles: {
    'not-tracked': 'Deze transactie is niet door deze app verzonden. U kunt die in uw wallet vervangen.',
    'not-pending': 'Deze transactie is niet meer in behandeling.',
    solana:
      'Transacties op Solana kunnen niet worden vervangen. Ze worden binnen ongeveer twee minuten bevestigd of verlopen.',
    bip122: 'U kunt de kosten van deze transactie in uw wallet verhogen, als uw wallet dat ondersteunt.',
    'other-account': 'Alleen het account dat deze transactie heeft verzonden, kan die vervangen.',
    'other-network': 'Schakel uw wallet over naar het netwerk van deze transactie om die te vervangen.',
    'smart-account': 'Transacties van een smart account kunnen alleen in uw wallet worden vervangen.',
    'nonce-unknown': 'Het netwerk toont deze transactie nog niet, dus die kan niet worden vervangen.',
    'long-data':
      'Deze transactie is te lang om vanaf hier opnieuw te verzenden. Die kan alleen worden geannuleerd.',
  },
  outcomes: {
    repriced: 'Versneld',
    cancelled: 'Geannuleerd',
    replaced: 'Vervangen',
    dropped: 'Vervallen',
  },
  replacedBy: 'Vervangen door',
  copyReplacedBy: 'ID van de vervanging kopiëren',
  otherNonce: {
    title: 'Er is niets vervangen',
    text: 'Uw wallet heeft dit als tweede transactie verzonden. Ook de eerdere kan worden bevestigd.',
  },
  none: {
    title: 'Niets te vervangen',
    text: 'De transactie is niet meer in behandeling, of het account of netwerk is gewijzigd.',
  },
  showActivity: 'Activiteit tonen',
  preparing: 'Transactie en kosten worden gelezen',
  failed: 'Dit kan niet worden vervangen',
  notReplaceable: 'De transactie is niet meer in behandeling, of alleen uw wallet kan die vervangen.',
  settled: {
    title: 'Niet meer in behandeling',
    text: 'Er valt niets meer te vervangen. Er is niets verzonden.',
  },
  explain: {
    'speed-up':
      'Verzendt dezelfde transactie opnieuw met hogere kosten. Slechts een van de twee kan worden bevestigd, dus u betaalt één keer.',
    cancel:
      'Verzendt in plaats daarvan een bedrag van nul naar uw eigen account. U betaalt deze kosten. Wordt de eerste eerder bevestigd, dan blijft die staan.',
  },
  original: 'Transactie',
  contractCall: 'Contractaanroep',
  deployment: 'Nieuw contract',
  currentFee: 'Kosten tot nu toe',
  newFee: 'Nieuwe netwerkkosten',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Te weinig voor de netwerkkosten',
    text: 'Kies lagere kosten, of voeg saldo toe.',
  },
  keepWaiting: 'Blijven wachten',
  showTransaction: 'Transactie tonen',
  signing: {
    title: 'Keur goed in {wallet}',
    text: 'Controleer of uw wallet de nonce {nonce} toont. Met een andere verzendt de wallet een tweede transactie.',
  },
  sent: { title: 'Vervanging verzonden', text: 'Uw activiteit toont welke wordt bevestigd.' },
}
