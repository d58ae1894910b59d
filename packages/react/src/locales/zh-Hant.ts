import { buttonsZhHant } from '@latchkit/ui/copy/buttons-zh-Hant'
import type { Locale } from './Locale.js'

/** The locale of Traditional Chinese. */
export const zhHant: Locale = {
  buttons: buttonsZhHant,
  load: () => import('@latchkit/ui/copy/zh-Hant').then((chunk) => chunk.zhHant),
}
