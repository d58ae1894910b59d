import type { ChainNamespace } from './caip.js'
import type { Network } from './network.js'

/** Returns the distinct namespaces of networks, in order. */
export function namespacesOf(networks: readonly Network[]): readonly ChainNamespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
}
