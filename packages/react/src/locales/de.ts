import { buttonsDe } from '@latchkit/ui/copy/buttons-de'
import type { Locale } from './Locale.js'

/** The locale of German. */
export const de: Locale = {
  buttons: buttonsDe,
  load: () => import('@latchkit/ui/copy/de').then((chunk) => chunk.de),
}
