import { buttonsFr } from '@latchkit/ui/copy/buttons-fr'
import type { Locale } from './Locale.js'

/** The locale of French. */
export const fr: Locale = {
  buttons: buttonsFr,
  load: () => import('@latchkit/ui/copy/fr').then((chunk) => chunk.fr),
}
