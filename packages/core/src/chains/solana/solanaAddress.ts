import { decodeBase58 } from '../../foundation/encoding/base58.js'

/**
 * Returns whether a value is a Solana address: 32 to 44 base58 characters that decode to 32 bytes.
 *
 * @example
 * ```ts
 * import { isSolanaAddress } from '@latchkit/core/schema'
 *
 * isSolanaAddress('11111111111111111111111111111111') // true: the system program
 * ```
 */
export function isSolanaAddress(value: unknown): value is string {
  if (typeof value !== 'string' || value.length < 32 || value.length > 44) return false
  return decodeBase58(value)?.length === 32
}
