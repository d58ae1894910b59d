/**
 * Returns the fake signature of a message: not cryptographic, but unique for each account and
 * message.
 *
 * @example
 * ```ts
 * import { fakeSignature } from '@latchkit/core/testing'
 *
 * fakeSignature('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', new TextEncoder().encode('hello'))
 * ```
 */
export function fakeSignature(address: string, message: Uint8Array): string {
  const bytes = [...new TextEncoder().encode(`${address}:`), ...message]
  return `0x${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
