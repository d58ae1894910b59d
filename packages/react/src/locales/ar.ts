import { buttonsAr } from '@latchkit/ui/copy/buttons-ar'
import type { Locale } from './Locale.js'

/** The locale of Arabic, right-to-left. */
export const ar: Locale = {
  buttons: buttonsAr,
  load: () => import('@latchkit/ui/copy/ar').then((chunk) => chunk.ar),
}
