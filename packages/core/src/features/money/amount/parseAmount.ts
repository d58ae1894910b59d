const maxUint256 = 2n ** 256n - 1n

/** Number of characters of the longest text that is parsed. */
const textMax = 100

/**
 * Parses an amount such as `1.5` into base units. Exact: a text with more fraction digits than `decimals` is not an amount, unless
 * they are zeros. Returns `undefined` for any other text, and above 2^256-1.
 */
export function parseAmount(text: string, decimals: number): bigint | undefined {
  if (text.length > textMax || !/^(?:\d+\.?\d*|\.\d+)$/.test(text)) return undefined
  const [whole = '', fraction = ''] = text.split('.')
  if (/[1-9]/.test(fraction.slice(decimals))) return undefined
  const units = BigInt(`${whole}${fraction.slice(0, decimals).padEnd(decimals, '0')}`)
  return units > maxUint256 ? undefined : units
}

/** Returns an amount in base units as exact decimal text, such as `1.5`. */
export function toAmountText(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, '0')
  const split = digits.length - decimals
  const fraction = digits.slice(split).replace(/0+$/, '')
  return fraction === '' ? digits.slice(0, split) : `${digits.slice(0, split)}.${fraction}`
}
