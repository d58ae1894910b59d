import { buttonsRu } from '@latchkit/ui/copy/buttons-ru'
import type { Locale } from './Locale.js'

/** The locale of Russian. */
export const ru: Locale = {
  buttons: buttonsRu,
  load: () => import('@latchkit/ui/copy/ru').then((chunk) => chunk.ru),
}
