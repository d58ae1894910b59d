/** The first digits of the numeral systems of Arabic, Persian and Devanagari keyboards. */
const firstDigits = [0x0660, 0x06f0, 0x0966] as const

/**
 * Returns what the user types as an amount with ASCII digits and a point as decimal separator. A comma that was just typed is a
 * decimal separator, as on the keyboards of phones in many countries; one inside the text, as in `1,000`, is kept, because it can
 * mean either.
 */
export function normalizeAmountText(text: string): string {
  return text
    .trim()
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0)
      const first = firstDigits.find((start) => code >= start && code < start + 10)
      return first === undefined ? digit : String(code - first)
    })
    .replace(/٫/g, '.')
    .replace(/^(\d*),$/, '$1.')
}
