import { findLanguage, type Language } from './findLanguage.js'

/** Returns the first of these languages that the frame has; English if it has none. */
export function getLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const language = findLanguage(tag)
    if (language) return language
  }
  return 'en'
}
