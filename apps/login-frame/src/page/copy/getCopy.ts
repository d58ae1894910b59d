import { ar } from './ar.js'
import type { Copy } from './Copy.js'
import { en } from './en.js'
import { getLanguage } from './getLanguage.js'

/** Returns the texts in the first of these languages that the frame has; English if it has none. */
export function getCopy(languages: readonly string[]): Copy & { readonly language: string } {
  const language = getLanguage(languages)
  return { ...(language === 'ar' ? ar : en), language }
}
