import type { Network } from '../../foundation/schema/network.js'

/**
 * Returns the HTTP URLs of the nodes of a network in the order in which they are asked: the gateway's, and then the network's own.
 *
 * @example
 * ```ts
 * import { getRpcUrls } from '@latchkit/core/eip1193'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * export const urls = getRpcUrls(mainnet)
 * ```
 */
export function getRpcUrls({ rpcUrls }: Pick<Network, 'rpcUrls'>): readonly string[] {
  return [...(rpcUrls.gateway?.http ?? []), ...rpcUrls.default.http]
}
