import { buttonsId } from '@latchkit/ui/copy/buttons-id'
import type { Locale } from './Locale.js'

/** The locale of Indonesian. */
export const id: Locale = {
  buttons: buttonsId,
  load: () => import('@latchkit/ui/copy/id').then((chunk) => chunk.id),
}
