import { buttonsKo } from '@latchkit/ui/copy/buttons-ko'
import type { Locale } from './Locale.js'

/** The locale of Korean. */
export const ko: Locale = {
  buttons: buttonsKo,
  load: () => import('@latchkit/ui/copy/ko').then((chunk) => chunk.ko),
}
