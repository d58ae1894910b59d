import { buttonsPl } from '@latchkit/ui/copy/buttons-pl'
import type { Locale } from './Locale.js'

/** The locale of Polish. */
export const pl: Locale = {
  buttons: buttonsPl,
  load: () => import('@latchkit/ui/copy/pl').then((chunk) => chunk.pl),
}
