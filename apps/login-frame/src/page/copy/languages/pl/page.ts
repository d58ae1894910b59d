// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Polish. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Logowanie',
  wait: 'Chwileczkę…',
  done: 'Możesz zamknąć to okno.',
  closeWindow: 'Zamknij to okno i zaloguj się ponownie.',
  invalidLink: 'Tutaj nie można zacząć logowania. Wróć do aplikacji i zaloguj się ponownie.',
}
