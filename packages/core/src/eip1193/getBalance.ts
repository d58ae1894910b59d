import type { Network } from '../schema/network.js'
import { askNetwork, type NetworkRequest } from './askNetwork.js'
import { toQuantity } from './toQuantity.js'

/**
 * Reads the native balance in wei from the network's own server.
 *
 * @throws `RpcRequestError`, or `AbortedError`
 */
export function getBalance(
  request: NetworkRequest,
  parameters: { readonly address: string; readonly network: Network; readonly signal: AbortSignal },
): Promise<bigint> {
  const { address, network, signal } = parameters
  const method = 'eth_getBalance'
  return askNetwork({ method, network, signal }, async () =>
    toQuantity(await request({ network, method, params: [address, 'latest'], signal })),
  )
}
