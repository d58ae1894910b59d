// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Italian. */
export const buttons: ButtonCopy = {
  lang: 'it',
  dir: 'ltr',
  connect: 'Connetti wallet',
  connecting: 'Connessione',
  account: 'Account {account}',
  selectNetwork: 'Scegli rete',
  switchNetwork: 'Cambia rete',
  network: 'Rete: {network}',
  loadFailure: {
    title: 'Caricamento non riuscito',
    text: 'Controlli la connessione, oppure ricarichi questa pagina se è aperta da tempo.',
    retry: 'Riprova',
    close: 'Chiudi',
  },
}
