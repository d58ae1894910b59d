/**
 * Shortens an address to its first and last four characters, not counting `0x`. Returns short addresses unchanged.
 *
 * @example
 * ```ts
 * import { shortenAddress } from '@latchkit/ui'
 *
 * shortenAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // '0xd8dA…6045'
 * ```
 */
export function shortenAddress(address: string): string {
  const prefix = /^0x/i.test(address) ? 2 : 0
  if (address.length <= prefix + 9) return address
  return `${address.slice(0, prefix + 4)}…${address.slice(-4)}`
}
