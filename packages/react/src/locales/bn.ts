import { buttonsBn } from '@latchkit/ui/copy/buttons-bn'
import type { Locale } from './Locale.js'

/** The locale of Bengali. */
export const bn: Locale = {
  buttons: buttonsBn,
  load: () => import('@latchkit/ui/copy/bn').then((chunk) => chunk.bn),
}
