// Reviewed by a native speaker: no
import type { ButtonCopy } from '../../Copy.js'

/** The copy of the buttons in Polish. */
export const buttons: ButtonCopy = {
  lang: 'pl',
  dir: 'ltr',
  connect: 'Połącz portfel',
  connecting: 'Łączenie',
  account: 'Konto {account}',
  selectNetwork: 'Wybierz sieć',
  switchNetwork: 'Zmień sieć',
  network: 'Sieć: {network}',
  loadFailure: {
    title: 'Nie udało się wczytać',
    text: 'Sprawdź połączenie lub odśwież stronę, jeśli jest otwarta od dłuższego czasu.',
    retry: 'Spróbuj ponownie',
    close: 'Zamknij',
  },
}
