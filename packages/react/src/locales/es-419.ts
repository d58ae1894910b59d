import { buttonsEs419 } from '@latchkit/ui/copy/buttons-es-419'
import type { Locale } from './Locale.js'

/** The locale of Latin American Spanish. */
export const es419: Locale = {
  buttons: buttonsEs419,
  load: () => import('@latchkit/ui/copy/es-419').then((chunk) => chunk.es419),
}
