import type { Network } from '../../foundation/schema/network.js'
import { askNetwork, type NetworkRequest } from './askNetwork.js'
import { toQuantity } from './toQuantity.js'

/**
 * Reads the native balance in wei from the network's RPC server.
 *
 * @throws `RpcRequestError`, or `AbortedError`
 * @example
 * ```ts
 * import type { Network } from '@latchkit/core'
 * import { getBalance, type NetworkRequest } from '@latchkit/core/eip1193'
 *
 * export function balanceOf(request: NetworkRequest, network: Network, address: string): Promise<bigint> {
 *   return getBalance(request, { network, address, signal: new AbortController().signal })
 * }
 * ```
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
