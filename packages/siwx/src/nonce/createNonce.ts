/**
 * Creates a nonce of 128 random bits: 32 hex digits.
 *
 * @example
 * ```ts
 * import { createNonce } from '@latchkit/siwx'
 *
 * const nonce = createNonce()
 * ```
 */
export function createNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
