// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Dutch. */
export const buttons: ButtonCopy = {
  lang: 'nl',
  dir: 'ltr',
  connect: 'Wallet verbinden',
  connecting: 'Verbinden',
  account: 'Account {account}',
  selectNetwork: 'Netwerk kiezen',
  switchNetwork: 'Netwerk wisselen',
  network: 'Netwerk: {network}',
  loadFailure: {
    title: 'Laden is niet gelukt',
    text: 'Controleer uw verbinding, of laad deze pagina opnieuw als die al een tijd openstaat.',
    retry: 'Opnieuw proberen',
    close: 'Sluiten',
  },
}
