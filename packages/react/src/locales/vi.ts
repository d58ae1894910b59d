import { buttonsVi } from '@latchkit/ui/copy/buttons-vi'
import type { Locale } from './Locale.js'

/** The locale of Vietnamese. */
export const vi: Locale = {
  buttons: buttonsVi,
  load: () => import('@latchkit/ui/copy/vi').then((chunk) => chunk.vi),
}
