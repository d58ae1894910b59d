import type { Hex } from '../../foundation/encoding/hex.js'
import type { Network } from '../../foundation/schema/network.js'
import type { EvmReceipt } from '../../ports/EvmMethods.js'
import { askNetwork, type NetworkRequest } from './askNetwork.js'
import { toQuantity } from './toQuantity.js'

/**
 * Reads the receipt of a transaction; `null` if it is not mined yet.
 *
 * @throws `RpcRequestError`, or `AbortedError`
 */
export function getReceipt(
  request: NetworkRequest,
  parameters: { readonly hash: Hex; readonly network: Network; readonly signal: AbortSignal },
): Promise<EvmReceipt | null> {
  const { hash, network, signal } = parameters
  const method = 'eth_getTransactionReceipt'
  return askNetwork({ method, network, signal }, async () => {
    const receipt = await request({ network, method, params: [hash], signal })
    if (!isMined(receipt)) return null
    return {
      hash,
      status: toQuantity(receipt.status) === 1n ? 'success' : 'reverted',
      blockNumber: toQuantity(receipt.blockNumber),
      gasUsed: toQuantity(receipt.gasUsed),
    }
  })
}

function isMined(receipt: unknown): receipt is Readonly<Record<string, unknown>> {
  return typeof receipt === 'object' && receipt !== null && !!Reflect.get(receipt, 'blockNumber')
}
