import type { Policy } from '../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../foundation/schema/caip.js'

/** Follows a switch of network by the wallet, and cancels an attempt whose view the user has left. */
export const policy: Policy = (fact, state) => {
  if (fact.feature === 'network' && fact.type === 'switched' && fact.session) {
    const namespace = namespaceOf(fact.chainId)
    return [{ feature: 'connection', namespace, event: { type: 'sessionChanged', session: fact.session } }]
  }
  if (fact.feature !== 'modal' || fact.type === 'navigated') return []
  // A modal that opens again does not show the outcomes of earlier attempts.
  if (fact.type === 'opened')
    return (Object.keys(state.connection) as ChainNamespace[]).map((namespace) => ({
      feature: 'connection',
      namespace,
      event: { type: 'clear' },
    }))
  const { from } = fact
  const isShown = state.modal.status === 'open' && state.modal.stack.at(-1)?.view === from.view
  return from.view === 'connecting' && !isShown
    ? [{ feature: 'connection', namespace: from.namespace, event: { type: 'cancel' } }]
    : []
}
