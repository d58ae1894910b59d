import type { Route, ViewName } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ModalEvent } from '../../shell/modal/machine.js'
import { cancelConnection, connectWallet, createConnectionPolicy } from '../login/connectionPolicy.js'
import { isLoginPending } from '../login/isLoginPending.js'

/** Connects the wallet of the frame after the login, shows the view of the login, and ends it when the user leaves it. */
export const policy: Policy = {
  social: {
    started: (_, state) => [
      // The user has chosen another login.
      ...(isLoginPending(state) ? [{ feature: 'login', event: { type: 'cancel' } } as const] : []),
      ...show(state),
    ],
    verified: connectWallet,
    cancelled: (fact, state) => [
      ...cancelConnection(fact, state),
      // The user has not left the view, but the pop-up, or has declined: back to where the login was started.
      ...(isShown(state) && state.social?.flow.status === 'idle' ? [sendModal({ type: 'back' })] : []),
    ],
  },
  connection: createConnectionPolicy('social'),
  modal: { closed: leaveSocial, wentBack: leaveSocial },
}

function sendModal(event: ModalEvent): Command {
  return { feature: 'modal', event }
}

/** Shows the view of the login. An app that shows its own views has closed the modal. */
function show({ modal, social }: KitState): readonly Command[] {
  if (modal.status !== 'open' || !social || social.flow.status === 'idle') return []
  const view = social.flow.provider === 'farcaster' ? 'connecting-farcaster' : 'connecting-social'
  const current = modal.stack.at(-1)?.view
  if (current === view) return []
  return [sendModal({ type: isOfLogin(current) ? 'replace' : 'push', route: { view } })]
}

function isOfLogin(view: ViewName | undefined): boolean {
  return view === 'connecting-social' || view === 'connecting-farcaster'
}

function leaveSocial({ from }: { readonly from: Route }, state: KitState): readonly Command[] {
  return isOfLogin(from.view) && !isShown(state) ? [{ feature: 'social', event: { type: 'cancel' } }] : []
}

function isShown({ modal }: KitState): boolean {
  return modal.status === 'open' && isOfLogin(modal.stack.at(-1)?.view)
}
