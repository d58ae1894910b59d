/** Hex data with the prefix `0x`. */
export type Hex = `0x${string}`

/**
 * Returns whether a value is `0x` and an even number of hex digits, with exactly `byteLength` bytes
 * if given.
 *
 * @example
 * ```ts
 * import { isHex } from '@latchkit/core/schema'
 *
 * isHex('0x68656c6c6f') // true
 * isHex('0x68656c6c6f', 32) // false: 5 bytes
 * ```
 */
export function isHex(value: unknown, byteLength?: number): value is Hex {
  if (typeof value !== 'string' || !/^0x(?:[0-9a-fA-F]{2})*$/.test(value)) return false
  return byteLength === undefined || value.length === 2 + byteLength * 2
}
