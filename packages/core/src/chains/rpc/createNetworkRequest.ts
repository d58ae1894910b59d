import type { Clock } from '../../ports/Clock.js'
import type { EvmMethods } from '../../ports/EvmMethods.js'
import { createLazyTransport } from './createLazyTransport.js'

/**
 * Creates a function that sends JSON-RPC requests to the RPC servers of networks, not to a wallet. The code for it loads with the first
 * request. The function rejects with `RpcRequestError`, or `AbortedError` as soon as `signal` aborts.
 *
 * @example
 * ```ts
 * import { createNetworkRequest } from '@latchkit/core/eip1193'
 * import { mainnet } from '@latchkit/core/networks'
 * import type { PortContext } from '@latchkit/core/ports'
 *
 * export function getGasPrice({ clock }: PortContext, signal: AbortSignal): Promise<unknown> {
 *   return createNetworkRequest(clock)({ network: mainnet, method: 'eth_gasPrice', params: [], signal })
 * }
 * ```
 */
export function createNetworkRequest(clock: Clock): EvmMethods['requestNetwork'] {
  const load = createLazyTransport(clock)
  return async (asked) => (await load()).requestJson(asked)
}
