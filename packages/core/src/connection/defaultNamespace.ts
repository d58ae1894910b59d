import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'

/**
 * The namespace that an action means where none is named: that of the first of `networks`, all through the kit's life.
 * Never the one on view, which a visitor changes: an address would then turn into another chain's between two lines.
 */
export function defaultNamespace({ connection }: Pick<KitState, 'connection'>): ChainNamespace {
  // Connections stand in the order of the configured networks, and there is at least one.
  const [first = 'eip155'] = Object.keys(connection) as ChainNamespace[]
  return first
}
