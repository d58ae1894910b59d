import type { Command, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { ViewName } from '../../shell/modal/route.js'
import type { SnackbarCode } from '../../shell/snackbar/machine.js'

/** Returns the commands that tell the user that a transaction was sent, and show the account if the modal shows the flow. */
export function showSent(
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
  isOfFlow: (view: ViewName) => boolean,
  { modal }: Pick<KitState, 'modal'>,
): readonly Command[] {
  const view = modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
  const code: SnackbarCode = 'transaction-started'
  const snackbar = { id, variant: 'success', code } as const
  return [
    { feature: 'snackbar', event: { type: 'show', snackbar } },
    // The account shows what became of it.
    ...(view && isOfFlow(view)
      ? [
          {
            feature: 'modal',
            event: { type: 'reset', route: { view: 'account', namespace, tab: 'activity' } },
          } as const,
        ]
      : []),
  ]
}
