import type { ViewName, ViewSet } from '../../../engine/routes.js'
import type { Command, KitState } from '../../../engine/types.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SnackbarCode } from '../../shell/snackbar/machine.js'

/** Returns the commands that tell the user that a transaction was sent, and show the account if the modal shows one of the views of the flow. */
export function showSent(
  { id, namespace }: { readonly id: string; readonly namespace: ChainNamespace },
  views: ViewSet,
  { modal }: Pick<KitState, 'modal'>,
): readonly Command[] {
  const code: SnackbarCode = 'transaction-started'
  const snackbar = { id, variant: 'success', code } as const
  return [
    { feature: 'snackbar', event: { type: 'show', snackbar } },
    // The account shows what became of it.
    ...(modal.status === 'open' && views[modal.stack.at(-1)?.view as ViewName]
      ? [
          {
            feature: 'modal',
            event: { type: 'reset', route: { view: 'account', namespace, tab: 'activity' } },
          } as const,
        ]
      : []),
  ]
}
