import { buttonsTr } from '@latchkit/ui/copy/buttons-tr'
import type { Locale } from './Locale.js'

/** The locale of Turkish. */
export const tr: Locale = {
  buttons: buttonsTr,
  load: () => import('@latchkit/ui/copy/tr').then((chunk) => chunk.tr),
}
