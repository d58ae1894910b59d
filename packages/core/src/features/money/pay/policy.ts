import type { ViewName, ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { Command, KitState, Policy } from '../../../engine/types.js'
import type { ReviewFact } from '../review/types.js'
import type { PayEvent } from './types.js'

/** The views of a payment. */
const payViews: ViewSet = {
  pay: true,
  'pay-review': true,
  'pay-progress': true,
  'pay-code': true,
} satisfies Record<ViewsWith<{ flow: 'pay' }>, true>

/** The kinds of review with which a payment is signed. */
const reviewNames = ['payReview', 'solanaPayReview', 'swapPayReview'] as const

type Of<T extends string> = Extract<ReviewFact<string>, { readonly type: T }>

/** Consequence of a review, of any kind. */
const review = {
  approved: ({ id }: Of<'approved'>) => [sendPay({ type: 'askWallet', reviewId: id })],
  notSent: ({ id, error }: Of<'notSent'>, state: KitState) => [
    sendPay({ type: 'walletFailed', reviewId: id, error }),
    ...closeHidden(state),
  ],
  closed: ({ id, writeId }: Of<'closed'>, { pay }: KitState) =>
    writeId === undefined && pay?.status === 'reviewing' && pay.reviewId === id
      ? [sendPay({ type: 'back' })]
      : [],
}

/** Follows the wallet's response, and leads back to the payment after a wallet was connected or a network switched. */
export const policy: Policy = {
  payReview: review,
  solanaPayReview: review,
  swapPayReview: review,
  connection: { connected: (_, state) => reopen(state) },
  network: { switched: (_, state) => reopen(state) },
  modal: {
    // After a connection or a switch of network, the modal closes by itself.
    wentBack: ({ from }, state) => {
      const { modal } = state
      const isShown = modal.status === 'open' && modal.stack.at(-1)?.view === 'pay-review'
      // Also before there is a review.
      return from.view === 'pay-review' && !isShown ? [sendPay({ type: 'back' })] : []
    },
    closed: ({ from, reason }) =>
      payViews[from.view] || reason !== 'done' ? [sendPay({ type: 'close' })] : [],
  },
  pay: {
    priceDue: ({ reviewId }, { swapPayReview: old }) => {
      if (old?.status !== 'ready' || old.id !== reviewId) return []
      const { limit: _, ...intent } = old.intent
      const nextId = `${reviewId}'`
      return [
        sendPay({ type: 'nextReview', reviewId, nextId }),
        {
          feature: 'swapPayReview',
          event: { type: 'start', id: nextId, intent: { ...intent, shown: old.facts } },
        },
      ]
    },
    // One that is compared with the network would ask the wallet then.
    reviewLeft: ({ reviewId }, state) =>
      reviewNames.flatMap((name): readonly Command[] => {
        const current = state[name]
        return current && current.status !== 'idle' && current.id === reviewId
          ? [{ feature: name, event: { type: 'close' } }]
          : []
      }),
    // The payment is settled, so nothing more is shown.
    shown: (_, { modal }) =>
      modal.status === 'open' && payViews[modal.stack.at(-1)?.view as ViewName]
        ? [{ feature: 'modal', event: { type: 'close', reason: 'done', force: true } }]
        : [],
  },
}

const sendPay = (event: PayEvent): Command => ({ feature: 'pay', event })

/** Nothing was paid, and the user has left the modal. */
function closeHidden({ modal, pay }: KitState): readonly Command[] {
  return modal.status === 'closed' && pay && pay.status !== 'idle' && pay.payment.isInModal
    ? [sendPay({ type: 'close' })]
    : []
}

function reopen({ pay }: KitState): readonly Command[] {
  if (pay?.status !== 'choosing' || !pay.payment.isInModal) return []
  return [{ feature: 'modal', event: { type: 'open', route: { view: 'pay' } } }]
}
