/** The languages of the frame's texts. */
export type Language = 'en' | 'ar'

/** Returns the language of a BCP 47 tag, if the frame has texts in it. */
export function findLanguage(tag: string): Language | undefined {
  const [primary] = tag.toLowerCase().split('-')
  return primary === 'ar' || primary === 'en' ? primary : undefined
}
