import { buttonsTh } from '@latchkit/ui/copy/buttons-th'
import type { Locale } from './Locale.js'

/** The locale of Thai. */
export const th: Locale = {
  buttons: buttonsTh,
  load: () => import('@latchkit/ui/copy/th').then((chunk) => chunk.th),
}
