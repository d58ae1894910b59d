/** Returns the first of these languages that the frame has; English if it has none. */
export function getLanguage(languages: readonly string[]): 'en' | 'ar' {
  for (const language of languages) {
    const [primary] = language.toLowerCase().split('-')
    if (primary === 'ar' || primary === 'en') return primary
  }
  return 'en'
}
