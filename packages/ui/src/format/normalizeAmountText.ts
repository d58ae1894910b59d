/** The first digits of the numeral systems of Arabic, Persian and Devanagari keyboards. */
const firstDigits = [0x0660, 0x06f0, 0x0966] as const

/**
 * Returns what the user types as an amount with ASCII digits and a point as decimal separator. The other separator is a decimal
 * separator too if it was just typed, as on the keyboards of phones in many countries, and if it cannot group thousands: `0,5`,
 * `1,25`. It is kept as a comma, which is no amount, where it can mean either: `1,000`, or `1.000` in a language whose decimal
 * separator is the comma.
 */
export function normalizeAmountText(text: string, hasDecimalComma: boolean): string {
  const ascii = text.trim().replace(/\p{Nd}/gu, (digit) => {
    const code = digit.charCodeAt(0)
    const first = firstDigits.find((start) => code >= start && code < start + 10)
    return first === undefined ? digit : String(code - first)
  })
  return swapSeparators(ascii, hasDecimalComma)
    .replace('٫', '.')
    .replace(/^(0*|\d+(?=,(?!\d{3}$))),(?=\d*$)/, '$1.')
}

/** Returns an amount with a point as decimal separator as the text of a field, and back. */
export function swapSeparators(text: string, hasDecimalComma: boolean): string {
  return hasDecimalComma ? text.replace(/[.,]/g, (one) => (one === '.' ? ',' : '.')) : text
}
