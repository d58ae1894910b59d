import { buttonsEn } from '@latchkit/ui/copy/buttons-en'
import type { Locale } from './Locale.js'

/** The English locale, which is the default. */
export const en: Locale = {
  buttons: buttonsEn,
  load: () => import('@latchkit/ui/copy/en').then((chunk) => chunk.en),
}
