import type { Latchkit } from '../../../engine/latchkit.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { Network } from '../../../foundation/schema/network.js'
import { networkOf } from '../network/rules.js'

/**
 * Returns the configured network of a chain id; without one, the current network of the namespace.
 *
 * @throws `NetworkNotFoundError` if it is not configured, or belongs to another namespace.
 */
export function getNetworkIn(
  kit: Latchkit,
  namespace: ChainNamespace,
  given?: CaipNetworkId | undefined,
): Network {
  const chainId = given ?? networkOf(kit.getState(), namespace)
  const network = chainId === undefined ? undefined : kit.config.networkOf(chainId)
  if (network?.chainNamespace !== namespace) throw new NetworkNotFoundError({ chainId: chainId ?? namespace })
  return network
}
