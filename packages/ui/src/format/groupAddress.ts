/**
 * Splits an address into groups of four characters, which are easier to compare. The prefix `0x` is a part of the first group.
 *
 * @example
 * ```ts
 * groupAddress('0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045') // ['0xd8dA', '6BF2', …, '6045']
 * ```
 */
export function groupAddress(address: string): readonly string[] {
  return address.match(/^0x.{1,4}|.{1,4}/g) ?? []
}
