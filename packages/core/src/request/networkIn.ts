import { NetworkNotFoundError } from '../errors/network.js'
import type { Latchkit } from '../kit/latchkit.js'
import { networkOf } from '../network/rules.js'
import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { Network } from '../schema/network.js'

/**
 * The configured network of a chain id; without one the network that the namespace is on now.
 *
 * @throws `NetworkNotFoundError` where there is none, or where it is another namespace's.
 */
export function networkIn(
  kit: Latchkit,
  namespace: ChainNamespace,
  given?: CaipNetworkId | undefined,
): Network {
  const chainId = given ?? networkOf(kit.getState(), namespace)
  const network = chainId === undefined ? undefined : kit.config.networkOf(chainId)
  if (network?.chainNamespace !== namespace) throw new NetworkNotFoundError({ chainId: chainId ?? namespace })
  return network
}
