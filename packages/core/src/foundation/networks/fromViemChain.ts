import { checkNetwork } from '../schema/checkNetwork.js'
import type { EvmNetwork } from '../schema/network.js'

/** The fields a network is created from: any viem `Chain` has them. */
export type ViemChain = Omit<EvmNetwork, 'chainNamespace' | 'caipNetworkId'>

/**
 * Creates a network from a viem chain. The option `networks` accepts such chains as they are; this is for functions that need a network. All fields of the chain (formatters, fees, contracts) are
 * kept, so the network is still a `Chain` for viem and wagmi.
 *
 * @throws `ConfigError` naming the invalid field (for example an RPC URL that is not `https:`).
 * @example
 * ```ts
 * import { fromViemChain } from '@latchkit/core/networks'
 * import { gnosis } from 'viem/chains'
 *
 * const { caipNetworkId } = fromViemChain(gnosis) // 'eip155:100'
 * ```
 */
export function fromViemChain<chain extends ViemChain>(
  chain: chain,
): chain & Pick<EvmNetwork<chain['id']>, 'chainNamespace' | 'caipNetworkId'> {
  const id: chain['id'] = chain.id
  const network = { ...chain, chainNamespace: 'eip155', caipNetworkId: `eip155:${id}` } as const
  checkNetwork(network, 'chain')
  return network
}
