// Reviewed by a native speaker: no
import type { PageCopy } from '../../PageCopy.js'

/** The texts of the pages at which a login with a provider begins and ends, in Dutch. */
export const page: PageCopy = {
  direction: 'ltr',
  title: 'Inloggen',
  wait: 'Een ogenblik…',
  done: 'U kunt dit venster sluiten.',
  closeWindow: 'Sluit dit venster en log opnieuw in.',
  invalidLink: 'Inloggen kan hier niet beginnen. Ga terug naar de app en log opnieuw in.',
}
