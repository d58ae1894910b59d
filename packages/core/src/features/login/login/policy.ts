import type { Route, ViewName } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import { cancelConnection, connectWallet, createConnectionPolicy } from './connectionPolicy.js'

/** Connects the wallet of the frame after the login, shows the views of the login, and ends it when the user leaves them. */
export const policy: Policy = {
  login: {
    codeNeeded: (_, state) => show(state, { view: 'email-otp' }),
    deviceNeeded: (_, state) => show(state, { view: 'email-device' }),
    verified: connectWallet,
    cancelled: (fact, state) => [
      ...cancelConnection(fact, state),
      // The user has not left the view: back to where the login was started.
      ...(fact.isDeclined && isShown(state) ? [{ feature: 'modal', event: { type: 'back' } } as const] : []),
    ],
  },
  connection: createConnectionPolicy('login'),
  modal: {
    closed: leaveLogin,
    wentBack: leaveLogin,
  },
}

const isOfLogin = (view: ViewName | undefined) => view === 'email-otp' || view === 'email-device'

/** Shows a view of the login. An app that shows its own views has closed the modal. */
function show({ modal }: KitState, route: Route): readonly Command[] {
  if (modal.status === 'closed') return []
  const { view } = modal.stack.at(-1) ?? modal.stack[0]
  return [{ feature: 'modal', event: { type: isOfLogin(view) ? 'replace' : 'push', route } }]
}

function isShown({ modal }: KitState): boolean {
  return modal.status === 'open' && isOfLogin(modal.stack.at(-1)?.view)
}

/** Ends the login whose view the user has left. Before its first view, that is the list of wallets. */
function leaveLogin({ from }: { readonly from: Route }, { modal, login }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === from.view
  const isOf = isOfLogin(from.view) || (from.view === 'connect' && login?.flow.status === 'starting')
  return isOf && !isShown ? [{ feature: 'login', event: { type: 'cancel' } }] : []
}
