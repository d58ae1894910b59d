// Controls, formatting characters (bidirectional overrides, zero width), lone surrogates, private and unassigned code points.
// Variation selector 16 stays, because it selects the color style of an emoji. U+2800 is not ignorable by its class, but blank.
const invisible = /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu
const excessMarks = /(\p{M}{3})\p{M}+/gu

/**
 * Sanitizes an untrusted name for display: one line, no invisible or bidirectional formatting characters, limited combining
 * marks, at most `maxLength` code points. Returns an empty text if nothing visible remains.
 */
export function toDisplayText(text: string, maxLength: number): string {
  const clean = text
    .replace(/\s+/g, ' ')
    .replace(invisible, '')
    .replace(excessMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!/[^\s\p{M}]/u.test(clean)) return ''
  const characters = [...clean]
  if (characters.length <= maxLength) return clean
  return `${characters
    .slice(0, maxLength - 1)
    .join('')
    .trimEnd()}…`
}
