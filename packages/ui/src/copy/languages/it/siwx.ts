// Reviewed by a native speaker: no
import type { SiwxCopy } from '../../SiwxCopy.js'

/** The strings of the view that signs an account in, in Italian. */
export const siwx: SiwxCopy = {
  checking: 'Verifica dell’autenticazione',
  ready: {
    title: 'Si autentichi su {app}',
    text: 'Firmi questo messaggio in {wallet} per dimostrare che l’account è suo. È gratuito e non sposta nulla.',
  },
  siwe: {
    title: '{app} deve connettersi al suo wallet',
    text: 'Firmi questo messaggio per dimostrare che il wallet è suo e per continuare. È gratuito e non sposta nulla.',
  },
  anyApp: 'Autenticazione',
  required: 'L’annullamento disconnette il wallet.',
  message: 'Messaggio da firmare',
  preparing: 'Preparazione del messaggio',
  signing: {
    title: 'Firmi in {wallet}',
    text: 'Controlli che il suo wallet mostri questo messaggio, poi lo approvi.',
  },
  verifying: { title: 'Autenticazione in corso', text: 'L’app sta verificando la sua firma.' },
  declined: { title: 'Firma rifiutata', text: 'L’autenticazione non è avvenuta. Riprovi per continuare.' },
  failed: 'Autenticazione non riuscita',
  undeployed: {
    title: 'Impossibile verificare la sua firma',
    text: 'Se questo è uno smart account, non è ancora attivo su questa rete. Esegua una prima transazione con {wallet}, poi riprovi.',
  },
  smartAccount: 'Questa app potrebbe non supportare gli smart account',
  verified: 'Autenticazione riuscita',
  sign: 'Firma',
  retry: 'Riprova',
  cancel: 'Annulla',
}
