import type { KitState } from '../../engine/types.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'

/** Returns the namespace of an action or a hook that sets none: the active one. */
export function defaultNamespace({ network }: Pick<KitState, 'network'>): ChainNamespace {
  return network.activeNamespace
}
