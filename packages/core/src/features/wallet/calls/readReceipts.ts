import { type CallsResult, toConfirmed, toReceipt } from '../../../chains/evm/parseCallsResult.js'
import { readHashes } from '../../../chains/evm/readHashes.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { callsReceiptsMax } from '../../../foundation/limits.js'
import { getAdapter } from '../connection/getAdapter.js'
import { getEvmMethods } from '../request/getEvmMethods.js'

/**
 * Replaces the receipts of the wallet by the receipts of the chain, for the transactions that the wallet tells (CAIP-345). A
 * batch that the wallet calls confirmed stays pending until the chain has all of its receipts. The receipts of a network that is
 * not configured stay unchanged.
 *
 * @throws `RpcRequestError`, or `AbortedError`
 * @see https://chainagnostic.org/CAIPs/caip-345
 */
export async function readReceipts(
  kit: Latchkit,
  parameters: { readonly result: CallsResult; readonly answer: unknown; readonly signal: AbortSignal },
): Promise<CallsResult> {
  const { answer, result, signal } = parameters
  const found = kit.config.networks
    .filter(({ chainNamespace }) => chainNamespace === 'eip155')
    .map((network) => ({ network, hashes: readHashes(answer, network.caipNetworkId) }))
    .find(({ hashes }) => hashes.length > 0)
  if (!found) return result
  const { network, hashes } = found
  // The wallet contradicts itself, or tells more transactions than a batch has.
  const isOther = result.chainId !== undefined && result.chainId !== network.caipNetworkId
  if (isOther || hashes.length > callsReceiptsMax) return result
  const evm = getEvmMethods(getAdapter(kit.internal, 'eip155'))
  const method = 'eth_getTransactionReceipt'
  const read = hashes.map(async (hash) => {
    const receipt = await evm.requestNetwork({ network, method, params: [hash], signal })
    return toReceipt(receipt).filter((one) => one.hash.toLowerCase() === hash.toLowerCase())
  })
  const receipts = (await Promise.all(read)).flat()
  if (result.status !== 'confirmed') return { ...result, receipts }
  const isComplete = receipts.length === hashes.length
  return { ...result, receipts, status: isComplete ? toConfirmed(receipts) : 'pending' }
}
