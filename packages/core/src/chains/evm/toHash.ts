import type { Hex } from '../../foundation/encoding/hex.js'
import { readHex } from './readHex.js'

/**
 * Parses a transaction hash: `0x` and 64 hex digits.
 *
 * @param method The JSON-RPC method that returned it.
 * @throws `WalletResponseError`
 */
export function toHash(method: string, answer: unknown): Hex {
  return readHex(method, answer, /^0x[0-9a-f]{64}$/i, 'it is not a transaction hash')
}
