// Reviewed by a native speaker: no
import type { OnRampCopy } from '../../OnRampCopy.js'

/** The strings of the views that buy tokens with money, in Italian. */
export const onRamp: OnRampCopy = {
  restricted: {
    title: 'Non disponibile nella sua regione',
    text: 'I fornitori non vendono token dove si trova.',
  },
  unsupported: {
    title: 'Nulla da acquistare su questa rete',
    text: 'Passi a un’altra rete per vedere che cosa può acquistare.',
  },
  absent: {
    title: 'Non disponibile qui',
    text: 'Questa app non ha ancora fornitori da cui acquistare.',
  },
  unavailable: {
    title: 'L’acquisto non è disponibile al momento',
    text: 'I fornitori non sono raggiungibili. Riprovi tra un momento.',
  },
  retry: 'Riprova',
  loading: 'Caricamento dell’offerta',
  pay: 'Lei paga',
  receive: 'Lei riceve',
  currency: 'Valuta:',
  onNetwork: 'Su {network}',
  limits: 'Da {min} a {max}',
  suggestions: 'Importi suggeriti',
  checks: {
    'add-amount': 'Da {min} a {max}',
    'incorrect-value': 'Inserisca un importo con al massimo due decimali',
    'below-min': 'Almeno {min}',
    'above-max': 'Al massimo {max}',
  },
  providers: 'Fornitori',
  best: 'Prezzo migliore',
  fee: 'Commissioni {fee}',
  fees: 'Commissioni {fee}, di cui rete {networkFee}',
  feeUnknown: 'Commissioni incluse',
  feeLater: 'Il fornitore mostra le commissioni',
  feeRange: 'Commissioni {min}–{max} %',
  estimate: 'Stima',
  noEstimate: 'Nessuna stima',
  noQuote: 'Non disponibile per questo importo',
  quoteLoading: 'Richiesta di una quotazione',
  estimates: {
    title: 'Nessun prezzo attuale',
    text: 'Queste sono stime. Il fornitore le mostra il prezzo esatto prima del pagamento.',
  },
  failed: {
    title: '{provider} non è disponibile',
    text: 'Nulla è stato pagato. Scelga un altro fornitore, oppure riprovi.',
  },
  refresh: 'I prezzi si aggiornano ogni 30 secondi.',
  refreshNow: 'Aggiorna i prezzi ora',
  note: 'Il pagamento avviene sulla pagina del fornitore, che si apre in una nuova finestra. I token vanno al suo account connesso.',
  purchases: 'I suoi acquisti',
  open: 'In corso',
  tokens: 'Cosa può acquistare',
  payments: 'Valute per pagare',
  progress: {
    none: {
      title: 'Nessun acquisto',
      text: 'I suoi acquisti in questo browser sono elencati nel suo account.',
    },
    starting: { title: 'Apertura di {provider}', text: 'Caricamento della pagina di pagamento.' },
    startFailed: {
      title: '{provider} non è disponibile',
      text: 'Nulla è stato pagato. Scelga un altro fornitore, oppure riprovi.',
    },
    waiting: {
      title: 'Continui con {provider}',
      text: 'Paghi nella finestra che si è aperta. Può chiudere questa: l’acquisto viene seguito.',
    },
    blocked: {
      title: 'Il browser ha bloccato la finestra',
      text: 'Apra la pagina di {provider} per pagare.',
    },
    untracked: {
      title: 'Continui con {provider}',
      text: 'Paghi nella finestra che si è aperta. Questa app non può vedere l’esito dell’acquisto.',
    },
    openPage: 'Apri il pagamento',
    again: 'Riapri la pagina',
    copyLink: 'Copia link',
    copied: 'Copiato',
    statuses: {
      processing: { title: 'Pagamento ricevuto', text: '{provider} sta inviando i suoi token.' },
      completed: { title: 'Ha ricevuto {amount}', text: 'I token sono nel suo account su {network}.' },
      declined: {
        title: 'Pagamento rifiutato',
        text: 'Non le è stato addebitato nulla. Provi un’altra carta o un altro fornitore.',
      },
      failed: {
        title: 'Acquisto non riuscito',
        text: 'Contatti {provider} se le è stato addebitato qualcosa.',
      },
      expired: { title: 'Acquisto scaduto', text: 'Non è stato pagato in tempo. Nulla è stato addebitato.' },
    },
    tryAgain: 'Acquista di nuovo',
  },
  activity: {
    empty: { title: 'Ancora nessun acquisto', text: 'Ciò che acquista in questo browser appare qui.' },
    detail: '{paid} con {provider}',
    statuses: {
      created: 'Da pagare',
      processing: 'In arrivo',
      completed: 'Ricevuto',
      declined: 'Rifiutato',
      failed: 'Non riuscito',
      expired: 'Scaduto',
    },
  },
}
