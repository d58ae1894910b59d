// Not `@scure/base`, which adds 0.8 kB to the first connection of a remote wallet: ARCHITECTURE.md, "Standard libraries".
const alphabet = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'
/** No value in the kit is longer: 64 bytes are at most 88 characters. Decoding takes quadratic time. */
const maxLength = 88

/**
 * Decodes base58 text (Bitcoin's alphabet). Returns `undefined` if it is invalid, or too long for a signature.
 *
 * @example
 * ```ts
 * import { decodeBase58 } from '@latchkit/core/schema'
 *
 * decodeBase58('5Q') // Uint8Array [255]
 * ```
 */
export function decodeBase58(text: string): Uint8Array | undefined {
  if (text.length > maxLength) return undefined
  let value = 0n
  for (const character of text) {
    const digit = alphabet.indexOf(character)
    if (digit < 0) return undefined
    value = value * 58n + BigInt(digit)
  }
  const bytes: number[] = []
  for (; value > 0n; value >>= 8n) bytes.unshift(Number(value & 255n))
  // Each leading "1" is a zero byte.
  const zeros = /^1*/.exec(text)?.[0].length ?? 0
  return Uint8Array.from([...Array<number>(zeros).fill(0), ...bytes])
}

/**
 * Encodes bytes as base58: each leading zero byte is a "1".
 *
 * @example
 * ```ts
 * import { encodeBase58 } from '@latchkit/core/schema'
 *
 * encodeBase58(new Uint8Array([255])) // '5Q'
 * ```
 */
export function encodeBase58(bytes: Uint8Array): string {
  let value = bytes.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n)
  let text = ''
  for (; value > 0n; value /= 58n) text = alphabet.charAt(Number(value % 58n)) + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return '1'.repeat(zeros < 0 ? bytes.length : zeros) + text
}
