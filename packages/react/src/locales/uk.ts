import { buttonsUk } from '@latchkit/ui/copy/buttons-uk'
import type { Locale } from './Locale.js'

/** The locale of Ukrainian. */
export const uk: Locale = {
  buttons: buttonsUk,
  load: () => import('@latchkit/ui/copy/uk').then((chunk) => chunk.uk),
}
