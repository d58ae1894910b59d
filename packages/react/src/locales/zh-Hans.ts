import { buttonsZhHans } from '@latchkit/ui/copy/buttons-zh-Hans'
import type { Locale } from './Locale.js'

/** The locale of Simplified Chinese. */
export const zhHans: Locale = {
  buttons: buttonsZhHans,
  load: () => import('@latchkit/ui/copy/zh-Hans').then((chunk) => chunk.zhHans),
}
