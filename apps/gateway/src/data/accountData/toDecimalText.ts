/**
 * Returns an amount as exact decimal text without trailing zeros, such as `1.5`.
 *
 * @param amount Base units, 0 or more.
 * @param decimals Number of decimals, 0 or more.
 */
export function toDecimalText(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, digits.length - decimals)
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}
