import type { Hex } from '../ports/EvmMethods.js'
import { readHex } from './readHex.js'

/**
 * Reads a transaction hash: `0x` and 64 hex digits (spec §5).
 *
 * @param method What was asked for, as JSON-RPC calls it.
 * @throws `WalletResponseError`
 */
export function toHash(method: string, answer: unknown): Hex {
  return readHex(method, answer, /^0x[0-9a-f]{64}$/i, 'it is not a transaction hash')
}
