import type { KitState } from '../kit/types.js'
import type { ChainNamespace } from '../schema/caip.js'

/** Returns the namespace that an action or a hook means where none is given: the active one. */
export function defaultNamespace({ network }: Pick<KitState, 'network'>): ChainNamespace {
  return network.activeNamespace
}
