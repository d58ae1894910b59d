import { type Hex, isHex } from '../../foundation/encoding/hex.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'

/**
 * Returns the hashes of the transactions of a batch of calls, which a wallet tells in the capability `caip345` of its answer to
 * `wallet_sendCalls` or `wallet_getCallsStatus` (CAIP-345). `[]` if it tells none, if they are on another chain, or if one is no hash.
 *
 * @see https://chainagnostic.org/CAIPs/caip-345
 */
export function readHashes(answer: unknown, chainId: CaipNetworkId): readonly Hex[] {
  try {
    const { caip2, transactionHashes } = Object(Object(Object(answer).capabilities).caip345)
    // A copy, so that the wallet cannot change it later.
    const list: readonly unknown[] = Array.isArray(transactionHashes) ? Array.from(transactionHashes) : []
    return caip2 === chainId && list.every((one): one is Hex => isHex(one, 32)) ? list : []
  } catch {
    // A getter of an object of an injected wallet threw.
    return []
  }
}
