// Reviewed by a native speaker: no
import type { SendCopy } from '../../SendCopy.js'

/** The strings of the views that send, in Italian. */
export const send: SendCopy = {
  unsupported: { title: 'Rete non supportata', text: 'Passi a una rete compatibile con questa app.' },
  amount: 'Importo',
  balance: 'Saldo: {balance}',
  max: 'Max',
  maxNote: 'Tutto, meno la commissione di rete.',
  switchUnit: 'Inserisci l’importo in {amount}',
  owned: 'Ne possiede {balance}',
  selectToken: 'Scegli token',
  token: 'Token:',
  to: 'A',
  address: 'Indirizzo o nome',
  paste: 'Incolla',
  resolving: 'Ricerca del nome',
  retryName: 'Riprova',
  nameProblems: {
    invalid: 'Questo nome non è valido.',
    'unusual-characters':
      'Questo nome contiene caratteri che possono assomigliare ad altri. Inserisca invece l’indirizzo.',
    'not-registered': 'Questo nome non è registrato.',
    'no-address': 'Questo nome non ha un indirizzo su questa rete.',
    unreachable: 'Il servizio di questo nome non risponde.',
    untrusted:
      'Il servizio di questo nome ha inviato una risposta non autentica. Inserisca invece l’indirizzo.',
    unsupported: 'I nomi come questo non si possono usare qui. Inserisca invece l’indirizzo.',
  },
  recipientErrors: {
    format: 'Un indirizzo è composto da 0x e 40 lettere o cifre.',
    checksum: 'Questo indirizzo contiene un errore. Lo copi di nuovo.',
    'zero-address': 'Ciò che viene inviato a questo indirizzo va perso.',
    'solana-format': 'Un indirizzo Solana ha da 32 a 44 lettere e cifre, senza 0x.',
    'bitcoin-format': 'Questo non è un indirizzo Bitcoin, oppure contiene un errore. Lo copi di nuovo.',
    'other-network': 'Questo indirizzo appartiene a un’altra rete Bitcoin.',
    'unknown-version': 'Bitcoin non può ancora proteggere ciò che viene inviato a questo tipo di indirizzo.',
  },
  notices: {
    'own-address': { title: 'Questo è il suo indirizzo', text: 'Invierebbe al suo stesso account.' },
    'token-contract': {
      title: 'È un token, non un wallet',
      text: 'Ciò che viene inviato al contratto di un token di solito va perso.',
    },
    'look-alike': {
      title: 'Controlli l’indirizzo',
      text: 'Assomiglia a {address} nella sua attività, ma è un altro. I truffatori creano indirizzi simili.',
    },
    'first-transfer': {
      title: 'Nuovo destinatario',
      text: 'La sua attività recente non ha trasferimenti a questo indirizzo.',
    },
    'unusual-name': {
      title: 'Controlli il nome',
      text: 'Contiene caratteri che possono assomigliare ad altri. Confronti l’indirizzo con quello del destinatario.',
    },
  },
  check: {
    'select-token': 'Scegli token',
    'incorrect-value': 'Valore errato',
    'add-amount': 'Inserisci importo',
    'insufficient-funds': 'Fondi insufficienti',
    'add-address': 'Inserisci indirizzo',
    'resolving-name': 'Ricerca del nome',
    'invalid-address': 'Indirizzo non valido',
    preview: 'Verifica',
  },
  tokens: {
    heading: 'I suoi token',
    empty: { title: 'Nessun token da inviare', text: 'Questo account non ha token su questa rete.' },
  },
  review: {
    none: { title: 'Nulla da verificare', text: 'L’account o la rete è cambiato.' },
    start: 'Ricomincia',
    preparing: 'Lettura di saldi e commissioni',
    failed: 'Invio impossibile',
    edit: 'Modifica',
    from: 'Da',
    to: 'A',
    details: 'Dettagli',
    fee: 'Commissione di rete',
    speeds: { slow: 'Lenta', normal: 'Normale', fast: 'Veloce' },
    sponsored: 'Pagata da {app}',
    sponsoredByApp: 'Pagata da questa app',
    upTo: 'Al massimo {fee}',
    total: 'Totale',
    accountRent: 'Nuovo account token',
    accountRentNote: {
      title: 'Il destinatario ha bisogno di un account token',
      text: 'Viene creato con questo trasferimento e le costa {amount}.',
    },
    walletFee: {
      title: 'Il wallet stabilisce la commissione',
      text: 'Le commissioni qui sono stime. Controlli la commissione nel suo wallet.',
    },
    about: 'Circa {fee}',
    received: 'Il destinatario riceve',
    rounding: 'Arrotondamento, fino a',
    takesFee: {
      title: 'Questo token trattiene una commissione',
      text: 'Il destinatario riceve meno di quanto invia.',
    },
    unverified: {
      title: 'Il risultato non è noto',
      text: 'Questa rete non può simulare il trasferimento. Invii solo un token di cui si fida.',
    },
    contract: {
      title: 'Il destinatario è un contratto',
      text: 'Si assicuri che accetti questo token su questa rete.',
    },
    problems: {
      'insufficient-funds': { title: 'Fondi insufficienti', text: 'Il saldo è inferiore all’importo.' },
      'insufficient-fee': {
        title: 'Fondi insufficienti per la commissione',
        text: 'Invii di meno, scelga una commissione più bassa, oppure aggiunga fondi.',
      },
      'leaves-too-little': {
        title: 'Resterebbe troppo poco',
        text: 'Gli account Solana mantengono 0 SOL o circa 0,0009 SOL. Invii tutto, oppure di meno.',
      },
      'recipient-minimum': {
        title: 'Troppo poco per un nuovo account',
        text: 'L’account del destinatario è vuoto. Solana richiede che abbia circa 0,0009 SOL.',
      },
      dust: { title: 'Importo troppo basso', text: 'La rete Bitcoin non inoltra un importo così basso.' },
      'wallet-sets-fee': {
        title: 'Inserisca un importo',
        text: 'Il wallet stabilisce da sé la commissione, quindi da qui non si può inviare tutto.',
      },
      'to-program': {
        title: 'Questo è un programma',
        text: 'Ciò che viene inviato a un programma va perso.',
      },
      'to-token-account': {
        title: 'È un token, non un wallet',
        text: 'Chieda l’indirizzo del wallet del destinatario.',
      },
      'memo-required': {
        title: 'Il destinatario richiede un memo',
        text: 'L’account del destinatario accetta solo trasferimenti con un memo, che qui non si può aggiungere.',
      },
      'confidential-only': {
        title: 'Il destinatario accetta solo trasferimenti riservati',
        text: 'Qui non si possono effettuare.',
      },
      frozen: {
        title: 'Questo token è congelato',
        text: 'L’emittente ha congelato per questo token il suo account o quello del destinatario.',
      },
      'non-transferable': {
        title: 'Questo token non può essere inviato',
        text: 'Resta nell’account che lo possiede.',
      },
      paused: { title: 'Questo token è sospeso', text: 'L’emittente ha bloccato tutti i trasferimenti.' },
      'transfer-hook': {
        title: 'Questo token non si può inviare qui',
        text: 'Ogni trasferimento esegue un programma dell’emittente, che non è supportato.',
      },
    },
    moved: {
      title: 'Il nome ha un nuovo indirizzo',
      text: 'È cambiato dopo la verifica. Chieda al destinatario prima di inviare. Nulla è stato inviato.',
    },
    declined: { title: 'Richiesta rifiutata', text: 'Nulla è stato inviato.' },
    send: 'Invia',
    checking: { title: 'Verifica', text: 'Confronto della transazione con la rete.' },
    signing: {
      title: 'Approvi in {wallet}',
      text: 'Il suo wallet mostra lo stesso importo e lo stesso indirizzo.',
    },
    sentTitles: {
      pending: 'Invio di {amount} a {recipient}',
      confirmed: 'Invio di {amount} a {recipient} riuscito',
      failed: 'Il trasferimento non è riuscito',
      replaced: 'Il trasferimento è stato sostituito',
      dropped: 'Il trasferimento non è avvenuto',
    },
  },
  sent: {
    texts: {
      pending: 'Può chiudere. L’operazione prosegue sulla rete.',
      confirmed: 'Confermato su {network}.',
      failed: 'È stata pagata solo la commissione di rete.',
      replaced: 'È stato sostituito da un’altra transazione del suo account.',
      dropped: 'La rete non la conosce più.',
    },
    done: 'Fine',
  },
}
