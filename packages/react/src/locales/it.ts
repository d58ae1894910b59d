import { buttonsIt } from '@latchkit/ui/copy/buttons-it'
import type { Locale } from './Locale.js'

/** The locale of Italian. */
export const it: Locale = {
  buttons: buttonsIt,
  load: () => import('@latchkit/ui/copy/it').then((chunk) => chunk.it),
}
