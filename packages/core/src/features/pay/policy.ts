import type { Command, KitState, Policy } from '../../engine/types.js'
import type { PayEvent } from './types.js'

/** Follows the wallet's response, and leads back to the payment after a wallet was connected or a network switched. */
export const policy: Policy = {
  payReview: {
    approved: (_, state) => toPayment(state, (id) => ({ type: 'askWallet', id })),
    notSent: ({ error }, state) => [
      ...toPayment(state, (id) => ({ type: 'walletFailed', id, error })),
      ...closeHidden(state),
    ],
    closed: ({ writeId }, { pay }) =>
      writeId === undefined && pay?.status === 'reviewing' && !pay.isAsking ? [send({ type: 'back' })] : [],
  },
  connection: { connected: (_, state) => reopen(state) },
  network: { switched: (_, state) => reopen(state) },
  modal: {
    // After a connection or a switch of network, the modal closes by itself.
    closed: ({ from, reason }) =>
      from.view.startsWith('pay') || reason !== 'done' ? [send({ type: 'close' })] : [],
  },
  pay: {
    // The payment is settled, so nothing more is shown.
    shown: (_, { modal }) =>
      modal.status === 'open' && modal.stack.at(-1)?.view.startsWith('pay')
        ? [{ feature: 'modal', event: { type: 'close', reason: 'done', force: true } }]
        : [],
  },
}

const send = (event: PayEvent): Command => ({ feature: 'pay', event })

function toPayment({ pay }: KitState, toEvent: (id: string) => PayEvent): readonly Command[] {
  return pay && pay.status !== 'idle' ? [send(toEvent(pay.payment.id))] : []
}

/** Nothing was paid, and the user has left the modal. */
function closeHidden({ modal, pay }: KitState): readonly Command[] {
  return modal.status === 'closed' && pay && pay.status !== 'idle' && pay.payment.isInModal
    ? [send({ type: 'close' })]
    : []
}

function reopen({ pay }: KitState): readonly Command[] {
  if (pay?.status !== 'choosing' || !pay.payment.isInModal) return []
  return [{ feature: 'modal', event: { type: 'open', route: { view: 'pay' } } }]
}
