import { ConfigError, type EvmNetwork, type Network } from '@latchkit/core'
import type { ViemChain } from '@latchkit/core/networks'
import type { PortContext } from '@latchkit/core/ports'

/** A network of the kit, or a chain of viem, which has no namespace. */
export type GivenNetwork = Network | ViemChain

/**
 * Returns the networks of the namespace `eip155`, and the chains of viem.
 *
 * @throws `ConfigError` if there is none
 */
export function getEvmNetworks(networks: readonly Network[]): readonly [EvmNetwork, ...EvmNetwork[]]
export function getEvmNetworks(networks: readonly GivenNetwork[]): readonly [ViemChain, ...ViemChain[]]
export function getEvmNetworks(networks: readonly GivenNetwork[]): readonly [ViemChain, ...ViemChain[]] {
  const [first, ...rest] = networks.filter(isEvm)
  if (!first)
    throw new ConfigError({ path: 'networks', reason: 'wagmi needs at least one network of eip155' })
  return [first, ...rest]
}

function isEvm(network: GivenNetwork): network is ViemChain {
  return !('chainNamespace' in network) || network.chainNamespace === 'eip155'
}

/** @throws `ConfigError` if a network of the kit is not among the chains of a wagmi config */
export function assertChains(chains: readonly { readonly id: number }[], { networks }: PortContext): void {
  const missing = getEvmNetworks(networks).find(({ id }) => !chains.some((chain) => chain.id === id))
  if (!missing) return
  const { name, id } = missing
  throw new ConfigError({
    path: 'adapters',
    reason: `${name} (${id}) is not among the chains of the wagmi config`,
  })
}
