// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Italian. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Accedi',
  wait: 'Un momento…',
  done: 'Può chiudere questa finestra.',
  closeWindow: 'Chiuda questa finestra e acceda di nuovo.',
  invalidLink: 'L’accesso non può iniziare qui. Torni all’app e acceda di nuovo.',
}
