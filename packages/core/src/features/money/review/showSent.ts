import type { ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { Command, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SnackbarCode } from '../../shell/snackbar/machine.js'

/** The flows that end with a sent transaction. */
type SentFlow = 'send' | 'swap' | 'replacement'

/** The views of the flows that end with a sent transaction. */
const flowViews: Readonly<Record<SentFlow, ViewSet>> = {
  send: { send: true, 'send-token': true, 'send-review': true },
  swap: { swap: true, 'swap-token': true, 'swap-review': true },
  replacement: { 'activity-replacement': true },
} satisfies { [Flow in SentFlow]: Record<ViewsWith<{ flow: Flow }>, true> }

/** Returns the commands that tell the user that a transaction was sent, and show the account if the modal shows the flow. */
export function showSent(
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
  flow: SentFlow,
  { modal }: Pick<KitState, 'modal'>,
): readonly Command[] {
  const view = modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
  const code: SnackbarCode = 'transaction-started'
  const snackbar = { id, variant: 'success', code } as const
  return [
    { feature: 'snackbar', event: { type: 'show', snackbar } },
    // The account shows what became of it.
    ...(view && flowViews[flow][view]
      ? [
          {
            feature: 'modal',
            event: { type: 'reset', route: { view: 'account', namespace, tab: 'activity' } },
          } as const,
        ]
      : []),
  ]
}
