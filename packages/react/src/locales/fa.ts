import { buttonsFa } from '@latchkit/ui/copy/buttons-fa'
import type { Locale } from './Locale.js'

/** The locale of Persian, right-to-left. */
export const fa: Locale = {
  buttons: buttonsFa,
  load: () => import('@latchkit/ui/copy/fa').then((chunk) => chunk.fa),
}
