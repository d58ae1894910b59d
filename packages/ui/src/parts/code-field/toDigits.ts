/** The number of digits of a code. */
const codeLength = 6

/**
 * Returns the code in a text that was typed or pasted, in ASCII: keyboards of many languages type digits of their scripts.
 * Of a sentence with other numbers, it is the only number with 6 digits, or the only one in two groups of 3.
 *
 * @example
 * ```ts
 * import { toDigits } from '@latchkit/ui/input'
 *
 * toDigits('Your code is ١٢٣ ٤٥٦, valid for 10 minutes') // '123456'
 * ```
 */
export function toDigits(text: string): string {
  const ascii = text.normalize('NFKC').replace(/\p{Nd}/gu, toAscii)
  const numbers = ascii.match(/(?:^|\D)\d{6}(?!\d)/g) ?? []
  const groups = ascii.match(/(?:^|\D)\d{3}[\s\p{Pd}]\d{3}(?!\d)/gu) ?? []
  const [code = ascii] = [numbers, groups].find(({ length }) => length === 1) ?? []
  return code.replace(/\D/g, '').slice(0, codeLength)
}

/** The digits of scripts are in order, in runs of ten code points. */
function toAscii(digit: string): string {
  const point = digit.codePointAt(0) ?? 0
  let start = point
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1
  return String((point - start) % 10)
}
