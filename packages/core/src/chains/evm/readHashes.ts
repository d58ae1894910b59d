import { type Hex, isHex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/**
 * Returns the hashes of the transactions of a batch of calls, which a wallet tells in the capability `caip345` of its answer to
 * `wallet_sendCalls` or `wallet_getCallsStatus` (CAIP-345). `[]` if it tells none, if they are on another chain, or if one is no hash.
 */
export function readHashes(answer: unknown, chainId: CaipNetworkId): readonly Hex[] {
  const { caip2, transactionHashes: list } = Object(Object(Object(answer).capabilities).caip345)
  const isValid = caip2 === chainId && Array.isArray(list) && list.every((one) => isHex(one, 32))
  return isValid ? [...list] : []
}
