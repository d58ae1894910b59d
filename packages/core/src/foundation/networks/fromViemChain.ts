import { checkNetwork } from '../schema/checkNetwork.js'
import type { EvmNetwork } from '../schema/network.js'

/** What a network is made from: any `Chain` of viem fits. */
export type ViemChain = Omit<EvmNetwork, 'chainNamespace' | 'caipNetworkId'>

/**
 * Makes a network from a chain of viem. Everything the chain has (formatters, fees, contracts) stays, so the network
 * is still that chain wherever viem or wagmi takes one.
 *
 * @throws `ConfigError` naming the field, where the chain cannot be used (an RPC URL that is not `https:`).
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { fromViemChain } from '@latchkit/core/networks'
 * import { gnosis } from 'viem/chains'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [fromViemChain(gnosis)] })
 * ```
 */
export function fromViemChain<chain extends ViemChain>(
  chain: chain,
): chain & Pick<EvmNetwork, 'chainNamespace' | 'caipNetworkId'> {
  const network = { ...chain, chainNamespace: 'eip155', caipNetworkId: `eip155:${chain.id}` } as const
  checkNetwork(network, 'chain')
  return network
}
