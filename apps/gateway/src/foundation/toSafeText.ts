const maxCharacters = 100
/** Control characters, and those that change the direction of the text after them. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu

/** Prepares an untrusted name for display: without characters that are not visible, and with at most 100 others. */
export function toSafeText(text: string): string {
  return [...text.replace(unsafeCharacters, '').trim()].slice(0, maxCharacters).join('')
}
