import type { Route } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import { type ChainNamespace, namespaceOf } from '../../../foundation/schema/caip.js'

/**
 * Maps the facts of other features to events of the connection: updates the session after a network switch, clears the
 * outcomes of earlier attempts when the modal opens, and cancels an attempt when the user leaves its view.
 */
export const policy: Policy = {
  network: {
    switched: ({ chainId, session }) =>
      session
        ? [
            {
              feature: 'connection',
              namespace: namespaceOf(chainId),
              event: { type: 'sessionChanged', session },
            },
          ]
        : [],
    // The attempt has the id of the switch that needs it.
    connectNeeded: ({ id, chainId, connectorId }) =>
      connectorId === undefined
        ? []
        : [
            {
              feature: 'connection',
              namespace: namespaceOf(chainId),
              event: { type: 'connect', id, connectorId, chainId },
            },
          ],
  },
  modal: {
    // The modal does not show results of attempts from before it was opened.
    opened: (_, state) =>
      (Object.keys(state.connection) as ChainNamespace[]).map((namespace) => ({
        feature: 'connection',
        namespace,
        event: { type: 'clearOutcome' },
      })),
    closed: cancelIfLeft,
    wentBack: cancelIfLeft,
  },
}

/** Cancels the attempt of the Connecting view that the user left. */
function cancelIfLeft({ from }: { readonly from: Route }, { modal }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === from.view
  return from.view === 'connecting' && !isShown
    ? [{ feature: 'connection', namespace: from.namespace, event: { type: 'cancel' } }]
    : []
}
