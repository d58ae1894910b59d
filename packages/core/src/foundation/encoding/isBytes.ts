/**
 * Whether a value is bytes, also of another realm (an extension's, an iframe's), where it is no instance of ours.
 *
 * @example
 * ```ts
 * import { isBytes } from '@latchkit/core/solana'
 *
 * isBytes(new Uint8Array(64)) // true
 * ```
 */
export function isBytes(value: unknown): value is Uint8Array {
  return Object.prototype.toString.call(value) === '[object Uint8Array]'
}
