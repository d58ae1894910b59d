import { ar } from './ar.js'
import type { Copy } from './Copy.js'
import { en } from './en.js'

/** Returns the texts in the first of these languages that the frame has; English if it has none. */
export function getCopy(languages: readonly string[]): Copy & { readonly language: string } {
  for (const language of languages) {
    const [primary] = language.toLowerCase().split('-')
    if (primary === 'ar') return { ...ar, language: 'ar' }
    if (primary === 'en') break
  }
  return { ...en, language: 'en' }
}
