import type { CaipNetworkId } from './caip.js'
import { checkNetwork } from './checkNetwork.js'
import type { EvmNetwork, Network } from './network.js'

/**
 * The namespace of a network. Chains of viem have none, and the type error of such a chain shows this name: call `fromViemChain` for it.
 */
export interface NamespaceUnlessFromViemChain {
  readonly chainNamespace: Network['chainNamespace']
}

/**
 * Creates a custom network: adds the CAIP-2 id, and validates every field.
 *
 * @param definition A `Network` without `caipNetworkId`.
 * @throws `ConfigError` naming the invalid field.
 * @example
 * ```ts
 * import { defineNetwork } from '@latchkit/core/networks'
 *
 * const local = defineNetwork({
 *   id: 31337,
 *   chainNamespace: 'eip155',
 *   name: 'Local',
 *   nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
 *   rpcUrls: { default: { http: ['http://127.0.0.1:8545'] } },
 *   testnet: true,
 * })
 * ```
 */
export function defineNetwork<const Id extends number>(
  definition: Omit<EvmNetwork<Id>, 'caipNetworkId'>,
): EvmNetwork<Id>
export function defineNetwork(
  definition: NamespaceUnlessFromViemChain & Omit<Network, 'caipNetworkId'>,
): Network
export function defineNetwork(definition: Omit<Network, 'caipNetworkId'>): Network {
  const { chainNamespace, id } = definition
  const caipNetworkId: CaipNetworkId = `${chainNamespace}:${id}`
  return checkNetwork({ ...definition, caipNetworkId }, 'network')
}
