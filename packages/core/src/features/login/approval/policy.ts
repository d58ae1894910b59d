import type { Route } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ModalEvent } from '../../shell/modal/machine.js'

const route: Route = { view: 'approve-transaction' }

/** Shows the view below the frame while a request waits for the user, and aborts the request when the user leaves it. */
export const policy: Policy = {
  approval: {
    opened: (_, { modal }) => [sendModal({ type: modal.status === 'open' ? 'push' : 'open', route })],
    closed: (_, { modal }) => {
      if (modal.status === 'closed' || !isTop(modal.stack)) return []
      const below = modal.stack.at(-2)
      // Going back is locked for the user in this view.
      return [
        sendModal(below ? { type: 'replace', route: below } : { type: 'close', reason: 'done', force: true }),
      ]
    },
  },
  modal: {
    closed: leaveApproval,
    navigated: ({ from }, state) => (from ? leaveApproval({ from }, state) : []),
  },
}

function sendModal(event: ModalEvent): Command {
  return { feature: 'modal', event }
}

/** The app or another feature can show another view too. */
function leaveApproval({ from }: { readonly from: Route }, { modal }: KitState): readonly Command[] {
  const isShown = modal.status === 'open' && isTop(modal.stack)
  return from.view === route.view && !isShown ? [{ feature: 'approval', event: { type: 'abort' } }] : []
}

const isTop = (stack: readonly Route[]): boolean => stack.at(-1)?.view === route.view
