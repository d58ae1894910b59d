import { buttonsJa } from '@latchkit/ui/copy/buttons-ja'
import type { Locale } from './Locale.js'

/** The locale of Japanese. */
export const ja: Locale = {
  buttons: buttonsJa,
  load: () => import('@latchkit/ui/copy/ja').then((chunk) => chunk.ja),
}
