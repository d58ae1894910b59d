const maxLength = 40

/** Limits untrusted input; the limit is far above the length that is shown. */
const maxRead = 1_000

// Controls, direction overrides, invisible signs, halves of pairs, private and unassigned ones. A variation selector stays:
// it makes an emoji colourful. U+2800 is no ignorable sign by its class, but it is blank.
const unseen = /(?!\uFE0F)[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Default_Ignorable_Code_Point}\u2800]/gu
const piledMarks = /(\p{M}{3})\p{M}+/gu

/**
 * A wallet's name as it can be shown: one line, nothing invisible, nothing that turns the direction of the text around it,
 * no tower of accents, at most 40 characters. A name of which nothing is left becomes "Unknown wallet".
 */
export function cleanName(name: string): string {
  const clean = name
    .slice(0, maxRead)
    .replace(/\s+/g, ' ')
    .replace(unseen, '')
    .replace(piledMarks, '$1')
    .replace(/ {2,}/g, ' ')
    .trim()
  if (!/[^\s\p{M}]/u.test(clean)) return 'Unknown wallet'
  if (clean.length <= maxLength) return clean
  const characters = split(clean)
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : clean
}

/** What a reader calls characters; code points in browsers that cannot tell (Firefox before 125). */
function split(text: string): readonly string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text]
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment)
}
