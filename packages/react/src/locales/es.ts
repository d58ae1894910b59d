import { buttonsEs } from '@latchkit/ui/copy/buttons-es'
import type { Locale } from './Locale.js'

/** The locale of Spanish. */
export const es: Locale = {
  buttons: buttonsEs,
  load: () => import('@latchkit/ui/copy/es').then((chunk) => chunk.es),
}
