import type { Route, ViewName, ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ModalEvent } from '../../shell/modal/machine.js'

/** The views in which the user enters a code. */
const codeViews: ViewSet = {
  'update-email-primary': true,
  'update-email-secondary': true,
} satisfies Record<Exclude<ViewsWith<{ flow: 'email' }>, 'update-email'>, true>

/** Shows the views of the change, and ends it when the user leaves them. */
export const policy: Policy = {
  email: {
    codeNeeded: ({ step }, { modal }) => {
      const view = topView({ modal })
      if (view !== 'update-email' && !isCodeView(view)) return []
      return [
        sendModal({ type: isCodeView(view) ? 'replace' : 'push', route: { view: `update-email-${step}` } }),
      ]
    },
    changed: (_, { modal }) => {
      if (modal.status === 'closed' || !isCodeView(topView({ modal }))) return []
      // The view from which the change was opened.
      const index = modal.stack.findIndex(({ view }) => view === 'update-email')
      const before = modal.stack[index - 1]
      return [sendModal(before ? { type: 'reset', route: before } : { type: 'close', reason: 'done' })]
    },
  },
  modal: { closed: leaveEmail, wentBack: leaveEmail },
  connection: {
    disconnected: ({ connectorId }, { wallets, modal }) => {
      const connectors = Object.values(wallets.connectors).flat()
      if (!connectors.some(({ id, type }) => id === connectorId && type === 'auth')) return []
      const isShown = isOfEmail(topView({ modal }))
      return [
        { feature: 'email', event: { type: 'cancel' } },
        ...(isShown ? [sendModal({ type: 'close', reason: 'done' })] : []),
      ]
    },
  },
}

function sendModal(event: ModalEvent): Command {
  return { feature: 'modal', event }
}

function leaveEmail({ from }: { readonly from: Route }, { modal }: KitState): readonly Command[] {
  return isOfEmail(from.view) && !isCodeView(topView({ modal }))
    ? [{ feature: 'email', event: { type: 'cancel' } }]
    : []
}

function isOfEmail(view: ViewName | undefined): boolean {
  return view === 'update-email' || isCodeView(view)
}

function isCodeView(view: ViewName | undefined): boolean {
  return view !== undefined && codeViews[view] === true
}

function topView({ modal }: Pick<KitState, 'modal'>): ViewName | undefined {
  return modal.status === 'open' ? modal.stack.at(-1)?.view : undefined
}
