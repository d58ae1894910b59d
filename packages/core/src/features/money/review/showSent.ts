import type { Command, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { isInFlow } from '../../shell/modal/flows.js'
import type { SnackbarCode } from '../../shell/snackbar/machine.js'

/** The flows that end with a sent transaction. */
type SentFlow = 'send' | 'swap' | 'replacement'

/** Returns the commands that tell the user that a transaction was sent, and show the account if the modal shows the flow. */
export function showSent(
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
  flow: SentFlow,
  state: Pick<KitState, 'modal'>,
): readonly Command[] {
  const code: SnackbarCode = 'transaction-started'
  const snackbar = { id, variant: 'success', code } as const
  return [
    { feature: 'snackbar', event: { type: 'show', snackbar } },
    // The account shows what became of it.
    ...(isInFlow(state, flow)
      ? [
          {
            feature: 'modal',
            event: { type: 'reset', route: { view: 'account', namespace, tab: 'activity' } },
          } as const,
        ]
      : []),
  ]
}
