import type { KitState } from '../../../engine/types.js'
import { type CaipNetworkId, type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'

/** Returns the chain that the modal was opened for (of its last Connect route), if it belongs to that namespace. */
export function getModalChain(
  namespace: ChainNamespace,
  { modal }: Pick<KitState, 'modal'>,
): CaipNetworkId | undefined {
  if (modal.status === 'closed') return undefined
  const route = modal.stack.filter(({ view }) => view === 'connect').at(-1)
  const chainId = route?.view === 'connect' ? route.chainId : undefined
  return chainId !== undefined && namespaceOf(chainId) === namespace ? chainId : undefined
}
