/**
 * Returns a price as decimal text without an exponent, such as `0.0000001`: the shortest text that JSON parses as this
 * number. `undefined` for 0, with which servers report an unknown price.
 *
 * @param price A finite number, 0 or more.
 */
export function toPriceText(price: number): string | undefined {
  if (price === 0) return undefined
  const [coefficient = '', exponent = '0'] = String(price).split('e')
  const [whole = '', fraction = ''] = coefficient.split('.')
  // Number of digits before the point.
  const count = whole.length + Number(exponent)
  if (count <= 0) return `0.${'0'.repeat(-count)}${whole}${fraction}`
  const digits = `${whole}${fraction}`.padEnd(count, '0')
  return digits.length > count ? `${digits.slice(0, count)}.${digits.slice(count)}` : digits
}
