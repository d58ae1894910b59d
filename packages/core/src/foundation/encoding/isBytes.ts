/**
 * Returns whether a value is a `Uint8Array`, also of another realm (an extension or iframe), where
 * `instanceof` fails.
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
