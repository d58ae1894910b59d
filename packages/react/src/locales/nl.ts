import { buttonsNl } from '@latchkit/ui/copy/buttons-nl'
import type { Locale } from './Locale.js'

/** The locale of Dutch. */
export const nl: Locale = {
  buttons: buttonsNl,
  load: () => import('@latchkit/ui/copy/nl').then((chunk) => chunk.nl),
}
