/**
 * Encodes bytes as lower-case hex without prefix.
 *
 * @example
 * ```ts
 * import { toHex } from '@latchkit/core/bip122'
 *
 * toHex(Uint8Array.of(1, 255)) // '01ff'
 * ```
 */
export function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

/**
 * Decodes hex without prefix.
 *
 * @throws `TypeError` if it is invalid
 * @example
 * ```ts
 * import { fromHex } from '@latchkit/core/bip122'
 *
 * fromHex('01ff') // Uint8Array.of(1, 255)
 * ```
 */
export function fromHex(text: unknown): Uint8Array {
  if (typeof text !== 'string' || !/^([0-9a-f]{2})+$/i.test(text)) throw new TypeError('it is not hex')
  return Uint8Array.from(text.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16))
}

/**
 * Encodes bytes as base64 with padding.
 *
 * @example
 * ```ts
 * import { toBase64 } from '@latchkit/core/bip122'
 *
 * toBase64(Uint8Array.of(1, 255)) // 'Af8='
 * ```
 */
export function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
}

/**
 * Decodes base64 with padding.
 *
 * @throws `TypeError` if it is invalid
 * @example
 * ```ts
 * import { fromBase64 } from '@latchkit/core/bip122'
 *
 * fromBase64('Af8=') // Uint8Array.of(1, 255)
 * ```
 */
export function fromBase64(text: unknown): Uint8Array {
  const letters = typeof text === 'string' && text.length % 4 === 0 && /^[a-z0-9+/]+={0,2}$/i.test(text)
  if (!letters) throw new TypeError('it is not base64')
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}

/**
 * Returns whether both arrays contain the same bytes.
 *
 * @example
 * ```ts
 * import { sameBytes } from '@latchkit/core/bip122'
 *
 * sameBytes(Uint8Array.of(1), Uint8Array.of(1)) // true
 * ```
 */
export function sameBytes(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}
