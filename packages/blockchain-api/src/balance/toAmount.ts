const maxAmount = 2n ** 256n - 1n

/**
 * Converts decimal text to base units, without rounding.
 *
 * @param text Digits, with or without a fraction: `1.5`.
 * @param decimals Number of decimals of the token, 0 or more.
 * @returns `undefined` if the text has digits beyond the decimals, or the amount has more than 256 bits.
 */
export function toAmount(text: string, decimals: number): bigint | undefined {
  const [whole = '', digits = ''] = text.split('.')
  const fraction = digits.replace(/0+$/, '')
  if (fraction.length > decimals) return undefined
  const amount = BigInt(whole + fraction.padEnd(decimals, '0'))
  return amount > maxAmount ? undefined : amount
}
