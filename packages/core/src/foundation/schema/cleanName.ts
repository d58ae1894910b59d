const maxLength = 40

/** Limits untrusted input; the limit is far above the length that is shown. */
const maxRead = 1_000

// Controls, direction overrides, invisible characters, lone surrogates, private and unassigned code
// points. Variation selectors stay, because they select the colour style of an emoji. U+2800 is not
// ignorable by its class, but blank.
const unseen = /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu
const piledMarks = /(\p{M}{3})\p{M}+/gu

/**
 * Sanitizes a wallet's name for display: one line, no invisible characters, no direction overrides,
 * limited combining marks, at most 40 characters. Returns an empty text if nothing visible
 * remains: the UI chooses the words for a wallet without a name.
 */
export function cleanName(name: string): string {
  const clean = name
    .slice(0, maxRead)
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!/[^\s\p{M}]/u.test(clean)) return ''
  const characters = clean.length > maxLength ? split(clean) : []
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : clean
}

/**
 * Splits text into graphemes; into code points in browsers without `Intl.Segmenter` (Firefox before
 * 125).
 */
function split(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
