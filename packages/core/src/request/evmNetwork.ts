import { NetworkNotFoundError } from '../errors/network.js'
import type { Latchkit } from '../kit/latchkit.js'
import { networkOf } from '../network/rules.js'
import type { CaipNetworkId } from '../schema/caip.js'
import type { Network } from '../schema/network.js'

/**
 * The configured `eip155` network of a chain id; without one the network that `eip155` is on now.
 *
 * @throws `NetworkNotFoundError` where there is none.
 */
export function evmNetwork(kit: Latchkit, given: CaipNetworkId | undefined): Network {
  const chainId = given ?? networkOf(kit.getState(), 'eip155')
  const network = chainId === undefined ? undefined : kit.config.networkOf(chainId)
  if (network?.chainNamespace !== 'eip155') throw new NetworkNotFoundError({ chainId: chainId ?? 'eip155' })
  return network
}
