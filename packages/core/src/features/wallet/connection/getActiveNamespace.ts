import type { KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'

/** Returns the active namespace, which actions and hooks use by default. */
export function getActiveNamespace({ network }: Pick<KitState, 'network'>): ChainNamespace {
  return network.activeNamespace
}
