import type { ChainNamespace } from './caip.js'
import type { Network } from './network.js'

/** The namespaces of networks, each once, in their order. */
export function namespacesOf(networks: readonly Network[]): readonly ChainNamespace[] {
  return [...new Set(networks.map(({ chainNamespace }) => chainNamespace))]
}
