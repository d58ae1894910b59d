// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in German. */
export const buttons: ButtonCopy = {
  lang: 'de',
  dir: 'ltr',
  connect: 'Wallet verbinden',
  connecting: 'Verbinden',
  account: 'Konto {account}',
  selectNetwork: 'Netzwerk wählen',
  switchNetwork: 'Netzwerk wechseln',
  network: 'Netzwerk: {network}',
  loadFailure: {
    title: 'Laden nicht möglich',
    text: 'Prüfen Sie Ihre Verbindung, oder laden Sie diese Seite neu, wenn sie schon länger offen ist.',
    retry: 'Erneut versuchen',
    close: 'Schließen',
  },
}
