import { buttonsUr } from '@latchkit/ui/copy/buttons-ur'
import type { Locale } from './Locale.js'

/** The locale of Urdu, right-to-left. */
export const ur: Locale = {
  buttons: buttonsUr,
  load: () => import('@latchkit/ui/copy/ur').then((chunk) => chunk.ur),
}
