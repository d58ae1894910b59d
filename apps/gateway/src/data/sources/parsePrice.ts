import { priceDecimals } from './PriceSource.js'

/**
 * Parses a price in decimal text from a service, such as `1.0005`.
 *
 * @returns The price times 10^36, rounded down. `undefined` for a text that is no price.
 */
export function parsePrice(text: string): bigint | undefined {
  const [, whole, fraction = ''] = /^(\d{1,30})(?:\.(\d{1,100}))?$/.exec(text) ?? []
  if (whole === undefined) return undefined
  return BigInt(whole + fraction.slice(0, priceDecimals).padEnd(priceDecimals, '0'))
}
