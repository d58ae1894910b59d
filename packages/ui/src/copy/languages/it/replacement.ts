// Reviewed by a native speaker: no
import type { ReplacementCopy } from '../../ReplacementCopy.js'

/** The strings about the replacement of a pending transaction, in Italian. */
export const replacement: ReplacementCopy = {
  actions: { 'speed-up': 'Accelera', cancel: 'Annulla transazione' },
  obstacles: {
    'not-tracked': 'Questa transazione non è stata inviata da questa app. Può sostituirla nel suo wallet.',
    'not-pending': 'Questa transazione non è più in attesa.',
    solana:
      'Le transazioni su Solana non possono essere sostituite. Vengono confermate o scadono in circa due minuti.',
    bip122: 'Può aumentare la commissione di questa transazione nel suo wallet, se il wallet lo supporta.',
    'other-account': 'Solo l’account che ha inviato questa transazione può sostituirla.',
    'other-network': 'Nel wallet passi alla rete di questa transazione per sostituirla.',
    'smart-account': 'Le transazioni di uno smart account possono essere sostituite solo nel suo wallet.',
    'nonce-unknown': 'La rete non mostra ancora questa transazione, quindi non può essere sostituita.',
    'long-data':
      'Questa transazione è troppo lunga per essere inviata di nuovo da qui. Può solo essere annullata.',
  },
  outcomes: {
    repriced: 'Accelerata',
    cancelled: 'Annullata',
    replaced: 'Sostituita',
    dropped: 'Scartata',
  },
  replacedBy: 'Sostituita da',
  copyReplacedBy: 'Copia l’ID della sostituzione',
  otherNonce: {
    title: 'Nulla è stato sostituito',
    text: 'Il wallet l’ha inviata come seconda transazione. Anche la precedente può essere confermata.',
  },
  none: {
    title: 'Nulla da sostituire',
    text: 'La transazione non è più in attesa, oppure l’account o la rete è cambiato.',
  },
  showActivity: 'Mostra l’attività',
  preparing: 'Lettura della transazione e delle commissioni',
  failed: 'Sostituzione impossibile',
  notReplaceable: 'La transazione non è più in attesa, oppure solo il suo wallet può sostituirla.',
  settled: { title: 'Non più in attesa', text: 'Non c’è più nulla da sostituire. Nulla è stato inviato.' },
  explain: {
    'speed-up':
      'Invia di nuovo la stessa transazione con una commissione più alta. Solo una delle due può essere confermata, quindi paga una volta sola.',
    cancel:
      'Invia in sostituzione un importo zero al suo stesso account. Questa commissione è a suo carico. Se la transazione originale viene confermata prima, resta valida.',
  },
  original: 'Transazione',
  contractCall: 'Chiamata contratto',
  deployment: 'Nuovo contratto',
  currentFee: 'Commissione finora',
  newFee: 'Nuova commissione',
  nonce: 'Nonce',
  insufficientFee: {
    title: 'Fondi insufficienti per la commissione',
    text: 'Scelga una commissione più bassa, oppure aggiunga fondi.',
  },
  keepWaiting: 'Continua ad attendere',
  showTransaction: 'Mostra transazione',
  signing: {
    title: 'Approvi in {wallet}',
    text: 'Controlli che il suo wallet mostri il nonce {nonce}. Con un altro, invia una seconda transazione.',
  },
  sent: { title: 'Sostituzione inviata', text: 'La sua attività mostra quale viene confermata.' },
}
