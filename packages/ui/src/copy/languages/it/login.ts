// Reviewed by a native speaker: no
import type { LoginCopy } from '../../LoginCopy.js'

/** The strings of the login without a wallet, in Italian. */
export const login: LoginCopy = {
  title: 'Accedi o connetti',
  or: 'o',
  step: 'Passaggio {step} di 2',
  email: {
    label: 'Email',
    placeholder: 'Il suo indirizzo email',
    hint: 'Le invieremo un codice via email. Su un nuovo dispositivo i passaggi sono due, rapidi: un link, poi il codice.',
    submit: 'Continua con l’email',
    invalid: 'Inserisca un indirizzo email valido.',
    sending: 'Invio dell’email',
  },
  failures: {
    cooldown: { one: 'Riprovi tra {count} secondo', other: 'Riprovi tra {count} secondi' },
    locked: 'Troppi codici errati. Ricominci per riceverne uno nuovo.',
    'link-expired': 'Il link è scaduto. Ne invii un altro.',
    unreachable: 'Il servizio di accesso non è raggiungibile. Controlli la connessione, poi riprovi.',
    'not-allowed': 'L’accesso non è configurato per questo sito. Scelga un altro modo per connettersi.',
    refused: 'Non ha funzionato.',
    unexpected: 'Si è verificato un errore. Riprovi.',
  },
  none: { title: 'Nessun accesso', text: 'Torni indietro e scelga come accedere.' },
  startAgain: 'Ricomincia',
  code: {
    prompt: {
      title: 'Inserisca il codice',
      text: 'Abbiamo inviato un codice di 6 cifre a {email}. È valido per 10 minuti.',
    },
    promptWithoutEmail: 'Le abbiamo inviato un codice di 6 cifre via email. È valido per 10 minuti.',
    label: 'Codice di 6 cifre',
    sending: 'Invio di un altro codice',
    verifying: 'Verifica del codice',
    connecting: 'Apertura del suo wallet',
    ended: 'Accesso terminato',
    resend: 'Invia un altro codice',
    resendIn: 'Altro codice tra {seconds} s',
  },
  device: {
    waiting: {
      title: 'Controlli la sua email',
      text: 'Apra il link che abbiamo inviato a {email} e confermi che è lei. È valido per 10 minuti. Poi arriverà il codice.',
    },
    sending: 'Invio di un altro link',
    ended: 'Dispositivo non approvato',
    resend: 'Invia un altro link',
    resendIn: 'Altro link tra {seconds} s',
  },
  social: {
    continue: 'Continua con {provider}',
    more: 'Altri fornitori',
    passkey: 'Continua con passkey',
    wallets: 'Continua con un wallet',
    steps: {
      opening: { title: 'Apertura di {provider}', text: 'Si apre una nuova finestra per l’accesso.' },
      waiting: { title: 'Accesso con {provider}', text: 'Continui nella finestra che si è aperta.' },
      blocked: {
        title: 'La finestra è stata bloccata',
        text: 'Il browser ha bloccato la finestra di {provider}. Può accedere qui e poi tornare a questa pagina.',
      },
      leaving: { title: 'Apertura di {provider}', text: 'Dopo l’accesso tornerà a questa pagina.' },
      verifying: { title: 'Verifica dell’accesso', text: 'Ci vorrà solo un momento.' },
      connecting: { title: 'Apertura del suo wallet', text: 'Ci vorrà solo un momento.' },
    },
    continueHere: 'Continua qui',
    ended: 'Accesso con {provider} non riuscito',
    retry: 'Riprova',
  },
  farcaster: {
    code: 'Codice QR per l’accesso con Farcaster',
    preparing: 'Preparazione dell’accesso',
    scan: 'Scansioni il codice con il telefono e approvi l’accesso in Farcaster.',
    open: { title: 'Approvi in Farcaster', text: 'Approvi l’accesso nell’app, poi torni qui.' },
    openApp: 'Apri Farcaster',
    declined: {
      title: 'Accesso rifiutato',
      text: 'Riprovi, oppure torni indietro e acceda in un altro modo.',
    },
    expired: { title: 'Accesso scaduto', text: 'L’accesso non è stato approvato in tempo. Riprovi.' },
  },
  update: {
    label: 'Nuova email',
    save: 'Salva',
    unchanged: 'Questo è il suo indirizzo email attuale.',
    hint: 'Invieremo un codice al suo indirizzo attuale e uno a quello nuovo.',
  },
  address: 'Email',
  settings: 'Impostazioni wallet',
  approve: { title: 'Approvi la richiesta', text: 'Controlli la richiesta nella finestra sopra a questa.' },
  openSettings: { title: 'Apertura impostazioni', text: 'Appaiono nella finestra sopra a questa.' },
}
