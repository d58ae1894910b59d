/** Facts of an app, on which the files of all templates depend. */
export type Facts = {
  /** The words that conditions can name: the template, its shared folders and its options. */
  readonly conditions: readonly string[]
  /** The texts of placeholders, by name. They can contain placeholders. */
  readonly texts: Readonly<Record<string, string>>
}

/**
 * Writes the text of a template for an app: leaves out the parts between the lines `<!-- if a !b -->` and `<!-- end -->` unless all words
 * hold, and replaces placeholders such as `%APP%`.
 *
 * @throws Error if a placeholder has no text.
 */
export function fillText(text: string, { conditions, texts }: Facts): string {
  const isTrue = (word: string) =>
    word.startsWith('!') ? !conditions.includes(word.slice(1)) : conditions.includes(word)
  const chosen = text.replace(
    /^<!-- if ([\w! -]+) -->\n([\s\S]*?)^<!-- end -->\n/gm,
    (_, words: string, part: string) => (words.split(' ').every(isTrue) ? part : ''),
  )
  return replacePlaceholders(chosen, texts)
}

function replacePlaceholders(text: string, texts: Facts['texts']): string {
  return text.replace(/%([A-Z]+)%/g, (placeholder, name: string) => {
    const value = texts[name]
    if (value === undefined) throw new Error(`The placeholder ${placeholder} has no text.`)
    return replacePlaceholders(value, texts)
  })
}
