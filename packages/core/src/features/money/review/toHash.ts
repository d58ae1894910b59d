import type { Hex } from '../../../foundation/encoding/hex.js'
import type { WriteResult } from '../../wallet/request/writes.js'

/** Returns the hash of a sent EVM transaction, or an EVM signature, which the adapter has validated. */
export const toHash = (result: WriteResult): Hex | undefined =>
  typeof result === 'string' ? (result as Hex) : undefined
