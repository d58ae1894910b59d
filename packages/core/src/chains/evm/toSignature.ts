import type { Hex } from '../../foundation/encoding/hex.js'
import { readHex } from './readHex.js'

/**
 * Parses a signature: `0x` and at least 62 hex digits, but not 64, which are a transaction hash.
 * `0x` alone is what Safe and other contract accounts return that sign with a transaction: see
 * `isSignedOnChain`. The signature itself is verified by `checkSignature`.
 *
 * @param method The JSON-RPC method.
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { toSignature } from '@latchkit/core/eip1193'
 *
 * toSignature('personal_sign', `0x${'ab'.repeat(65)}`)
 * ```
 */
export function toSignature(method: string, answer: unknown): Hex {
  return readHex(method, answer, /^0x(?:(?!.{64}$)[0-9a-f]{62,131072})?$/i, 'it is not a signature')
}
