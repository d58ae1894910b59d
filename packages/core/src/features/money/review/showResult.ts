import type { ViewName, ViewSet } from '../../../engine/routes.js'
import type { Command, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { showSent } from './showSent.js'

/**
 * Returns the commands that show a transaction that was sent in the review itself, with the way back to the emptied form removed. If the
 * modal shows no view of the flow, a message tells it.
 */
export function showResult(
  sent: { readonly id: string; readonly namespace: ChainNamespace },
  flow: { readonly views: ViewSet; readonly review: 'send-review' | 'swap-review' },
  state: Pick<KitState, 'modal'>,
): readonly Command[] {
  const { modal } = state
  const { views, review } = flow
  const isFlow = ({ view }: { readonly view: ViewName }) => views[view] === true
  if (modal.status !== 'open' || !modal.stack.some(isFlow)) return showSent(sent, views, state)
  const top = modal.stack.at(-1)
  // The approval in a login frame is left by itself, and shows the view below it again.
  if (!top || !isFlow(top)) return []
  return [{ feature: 'modal', event: { type: 'reset', route: { view: review, namespace: sent.namespace } } }]
}
