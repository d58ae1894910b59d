/**
 * Characters without a visible form, and those that change the order of others: control and format characters, private use,
 * lone surrogates, unassigned ones, and separators other than the space. Tab and line feed stay. A joiner in an emoji, and its
 * selector of the form, become visible too.
 */
const hidden = /(?![\t\n\u0020])(?:\p{C}|\p{Z}|\p{Default_Ignorable_Code_Point})/gu

/** Replaces hidden characters by their code, such as `<U+202E>`, so that a text reads as it is. */
export function escapeHiddenCharacters(text: string): { readonly text: string; readonly hasHidden: boolean } {
  const escaped = text.replaceAll('\r\n', '\n').replace(hidden, (character) => {
    const code = character.codePointAt(0) ?? 0
    return `<U+${code.toString(16).toUpperCase().padStart(4, '0')}>`
  })
  return { text: escaped, hasHidden: escaped !== text.replaceAll('\r\n', '\n') }
}
