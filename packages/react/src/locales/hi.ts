import { buttonsHi } from '@latchkit/ui/copy/buttons-hi'
import type { Locale } from './Locale.js'

/** The locale of Hindi. */
export const hi: Locale = {
  buttons: buttonsHi,
  load: () => import('@latchkit/ui/copy/hi').then((chunk) => chunk.hi),
}
