/** Returns a copy whose texts are those that `change` returns for the texts of several copies at the same place. Other values are those of the first. */
export function mapTexts<T>(
  copies: readonly [T, ...unknown[]],
  change: (texts: readonly string[]) => string,
): T {
  const [first, ...others] = copies
  if (typeof first === 'string') {
    const texts = copies.flatMap((text) => (typeof text === 'string' ? [text] : getForms(text)))
    return change(texts) as T
  }
  if (Array.isArray(first))
    return first.map((inner, index) =>
      mapTexts([inner, ...others.map((other) => Reflect.get(Object(other), index))], change),
    ) as T
  if (typeof first !== 'object' || first === null) return first
  const entries = Object.entries(first).map(([key, inner]) => {
    // A plural form that another language does not have is one of its others.
    const values = others.map(
      (other) => Reflect.get(Object(other), key) ?? Reflect.get(Object(other), 'other'),
    )
    return [key, untranslated.has(key) ? inner : mapTexts([inner, ...values], change)]
  })
  return Object.fromEntries(entries)
}

const untranslated = new Set(['lang', 'dir', 'learnMoreUrl'])

/** Returns the plural forms of a text that has none in the first copy. */
function getForms(value: unknown): readonly string[] {
  return typeof value === 'object' && value !== null
    ? Object.values(value).filter((form) => typeof form === 'string')
    : []
}
