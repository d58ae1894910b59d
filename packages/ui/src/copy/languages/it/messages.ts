// Reviewed by a native speaker: no
import type { MessageCopy } from '../../MessageCopy.js'

const tellOwner = 'Lo segnali al proprietario di questo sito.'
const invalidRequest = {
  text: 'Questo sito ha inviato una richiesta non valida.',
  advice: 'Nulla è stato inviato al suo wallet.',
}
const unreachable = 'Controlli la connessione, poi riprovi.'

/** The texts of errors, snackbar messages and alerts in Italian. */
export const messages: MessageCopy = {
  errors: {
    unexpected: { text: 'Si è verificato un errore' },
    aborted: { text: 'La richiesta è stata interrotta' },
    'user-rejected': { text: 'La richiesta è stata rifiutata nel suo wallet.' },
    'action-ignored': { text: 'Al momento non è possibile.' },
    'wallet-request': { text: 'Il suo wallet non è riuscito a eseguire l’azione.' },
    'wallet-response': {
      text: 'Il wallet ha inviato una risposta inutilizzabile.',
      advice: 'Lo aggiorni, oppure ne scelga un altro.',
    },
    'wallet-not-found': {
      text: 'Questo wallet non è stato trovato.',
      advice: 'Lo installi, oppure scelga un altro wallet.',
    },
    'chain-not-supported': {
      text: 'Questa rete non è supportata',
      advice: 'Aggiunga la rete nel suo wallet, oppure ne scelga un’altra.',
    },
    'method-not-supported': { text: 'Il suo wallet non supporta questa azione.' },
    'not-connected': { text: 'Nessun wallet è connesso.', advice: 'Prima connetta un wallet.' },
    'sign-in': {
      text: 'Questa app non è riuscita ad autenticarla.',
      advice: 'Riprovi. Se l’errore si ripete, chieda aiuto all’app.',
    },
    'not-logged-in': { text: 'Accesso non effettuato.', advice: 'Effettui l’accesso, poi riprovi.' },
    'session-changed': {
      text: 'Il wallet, l’account o la rete è cambiato prima dell’invio della richiesta.',
      advice: 'Nulla è stato firmato o inviato. Controlli la richiesta, poi riprovi.',
    },
    'session-ended': { text: 'Sessione scaduta', advice: 'Connetta di nuovo il wallet.' },
    'account-not-found': {
      text: 'Questo account non è stato trovato.',
      advice: 'Lo scelga nel suo wallet, oppure connetta di nuovo il wallet.',
    },
    disconnect: { text: 'Disconnessione non riuscita' },
    'relay-unreachable': { text: 'Il servizio di connessione non è raggiungibile.', advice: unreachable },
    'relay-not-configured': { text: 'I wallet su altri dispositivi non sono configurati su questo sito.' },
    'service-unreachable': { text: 'L’elenco dei wallet non è raggiungibile.', advice: unreachable },
    'service-response': {
      text: 'L’elenco dei wallet ha inviato una risposta inutilizzabile.',
      advice: 'Riprovi più tardi.',
    },
    'balance-unavailable': { text: 'Saldo dei token non disponibile', advice: 'Riprovi tra 30 secondi.' },
    'nfts-unavailable': { text: 'Impossibile recuperare gli NFT', advice: 'Riprovi tra 30 secondi.' },
    'transactions-unavailable': {
      text: 'Impossibile recuperare le transazioni',
      advice: 'Riprovi tra 30 secondi.',
    },
    'invalid-send': { text: 'Il trasferimento è incompleto.' },
    'invalid-swap': { text: 'Lo scambio è incompleto.' },
    'simulation-unavailable': {
      text: 'Questa rete non può verificare la transazione.',
      advice: 'Nulla è stato firmato. Riprovi, oppure usi un’altra rete.',
    },
    'swap-network': { text: 'Gli scambi non sono supportati su questa rete' },
    'swap-price-changed': {
      text: 'Il prezzo è cambiato.',
      advice: 'È peggiore di quello mostrato. Nulla è stato firmato. Controlli il nuovo prezzo.',
    },
    'review-changed': { text: 'I valori sono cambiati.', advice: 'Li controlli, poi invii di nuovo.' },
    'simulation-reverted': {
      text: 'Un contratto respingerebbe questo trasferimento.',
      advice: 'Nulla è stato inviato. Forse il token o il destinatario non lo consente.',
    },
    'transaction-mismatch': { text: 'La transazione è diversa da quella verificata. Nulla è stato inviato.' },
    'receipt-timeout': {
      text: 'La transazione non è ancora confermata.',
      advice: 'Potrebbe ancora esserlo. La verifichi prima di inviarla di nuovo.',
    },
    'blockhash-expired': {
      text: 'La transazione è scaduta prima della conferma.',
      advice: 'Nulla è stato inviato. Può inviarla di nuovo senza rischi.',
    },
    'network-not-found': { text: 'Rete non trovata', advice: 'Scelga un’altra rete.' },
    'invalid-project-id': {
      text: 'ID progetto non valido',
      advice: 'Imposti l’opzione `projectId` su un ID assegnato dal gestore del relay.',
    },
    'origin-not-allowed': {
      text: 'Configurazione dell’app non valida',
      advice: 'Aggiunga l’origine alle origini consentite del progetto presso il relay.',
    },
    'adapter-not-found': { text: 'Adattatore non trovato', advice: tellOwner },
    'provider-missing': { text: 'Questo sito non è configurato correttamente.', advice: tellOwner },
    config: { text: 'Questo sito non è configurato correttamente.', advice: tellOwner },
    'invalid-address': {
      text: 'Questo indirizzo non è valido su questa rete.',
      advice: 'Controlli l’indirizzo.',
    },
    'invalid-amount': { text: 'Questo importo non può essere inviato.', advice: 'Controlli l’importo.' },
    'invalid-transaction': invalidRequest,
    'invalid-typed-data': invalidRequest,
    'invalid-parameter': invalidRequest,
    'invalid-caip': invalidRequest,
  },
  walletAdvice: {
    [-32002]: '{wallet} ha una richiesta aperta. Risponda, poi riprovi.',
    4100: '{wallet} non permette a questo sito di usare il suo account. Lo connetta di nuovo.',
    4900: '{wallet} è offline. Controlli la connessione, poi riprovi.',
    4901: '{wallet} non raggiunge questa rete. Ne scelga un’altra, oppure riprovi più tardi.',
  },
  anyWallet: 'Il suo wallet',
  waiting: {
    title: 'Non si è aperto nulla?',
    extension:
      'Cerchi l’icona di {wallet} nella barra del browser; una finestra potrebbe essere dietro a questa.',
    'in-app-browser':
      'Cerchi la richiesta sopra questa pagina. Sblocchi {wallet} se è bloccato, oppure ricarichi questa pagina.',
    window:
      'Una finestra potrebbe essere dietro a questa, o il browser potrebbe averla bloccata. Consenta i popup per questo sito.',
    device: 'Sblocchi il dispositivo con {wallet} e cerchi lì la richiesta.',
    app: 'Controlli che {wallet} sia installato su questo dispositivo, poi lo apra di nuovo.',
    website:
      'Il browser potrebbe aver bloccato la nuova scheda. Consenta i popup per questo sito, poi la apra di nuovo.',
  },
  oneClick: {
    scan: 'Scansioni questo codice con {wallet} per connettersi e autenticarsi.',
    scanAny: 'Scansioni questo codice con un wallet per connettersi e autenticarsi.',
    open: 'Si connetta e si autentichi lì, poi torni qui.',
    authenticating: { title: 'Autenticazione…', text: 'L’app sta verificando la sua firma.' },
  },
  networkFailures: {
    unreachable: { text: 'La rete non è raggiungibile', advice: unreachable },
    failed: { text: 'La rete non può rispondere al momento', advice: 'Riprovi tra un momento.' },
    limited: { text: 'La rete è sovraccarica', advice: 'Riceve troppe richieste. Riprovi tra un momento.' },
    refused: { text: 'La rete ha rifiutato la richiesta' },
    unsupported: {
      text: 'Non disponibile su questa rete',
      advice: 'Scelga un’altra rete, oppure avvisi il proprietario di questo sito.',
    },
    'wrong-chain': { text: 'Questa rete non è configurata correttamente su questo sito', advice: tellOwner },
    disagreed: {
      text: 'La rete ha dato risposte diverse',
      advice: 'Nulla è stato inviato. Riprovi tra un momento.',
    },
  },
  serviceBusy: { text: 'L’elenco dei wallet è sovraccarico.', advice: 'Riprovi tra un momento.' },
  snackbar: {
    'transaction-started': 'Transazione avviata',
    'transaction-failed': 'Transazione non riuscita',
    'swap-arrived': 'Il suo scambio è arrivato su {network}',
    'swap-partial': 'Un altro token o importo è arrivato su {network}',
    'swap-refunded': 'Il suo scambio verso {network} è stato rimborsato',
    'swap-not-arrived': 'Il suo scambio verso {network} non è riuscito',
    'balance-unavailable': 'Saldo dei token non disponibile',
    'request-completed-late': 'La richiesta è stata completata dopo l’annullamento',
    disconnect: 'Disconnessione non riuscita',
    'session-ended': 'Sessione scaduta',
  },
  alerts: {
    PROJECT_ID_NOT_CONFIGURED:
      'ID progetto non configurato: l’opzione `projectId` è vuota. La imposti su un nome per la sua app, ad esempio `my-dapp`. Se il relay o il gateway ha un elenco di progetti, la imposti sull’ID indicato lì.',
    INVALID_PROJECT_ID:
      'ID progetto non valido: il relay non conosce l’ID progetto di questa pagina. Imposti l’opzione `projectId` su un ID assegnato dal gestore del relay.',
    INVALID_APP_CONFIGURATION:
      'Configurazione dell’app non valida: il relay non consente l’origine di questa pagina. Aggiunga l’origine alle origini consentite del progetto presso il relay.',
    SWITCH_NETWORK_NOT_FOUND:
      'Rete non trovata: questa pagina ha provato a passare a una rete che manca nell’opzione `networks`. La aggiunga lì.',
    AUTH_CONNECTOR_NOT_FOUND:
      'Indirizzo o connettore di autenticazione non trovato: questa pagina ha provato a registrare un nome senza un account. Prima connetta un account su una rete EVM.',
    IFRAME_LOAD_FAILED:
      'Impossibile caricare l’accesso via email: il frame di accesso non è stato caricato. Controlli il suo URL e la direttiva `frame-src` di questa pagina.',
    IFRAME_REQUEST_TIMEOUT:
      'Si è verificato un problema durante l’inizializzazione dell’autenticazione: il frame di accesso non ha risposto in tempo.',
    UNVERIFIED_DOMAIN:
      'Il frame di accesso non viene fornito a questa pagina. Aggiunga l’origine della pagina alle origini consentite del progetto sul server del frame, oppure corregga l’ID progetto.',
  },
}
