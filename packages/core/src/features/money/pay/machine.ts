import type { LatchkitError } from '../../../foundation/errors/base.js'
import { PayError } from '../../../foundation/errors/pay.js'
import { payLooksMax, payPollMs, payResultMs } from '../../../foundation/limits.js'
import type { PayChain } from './PayChain.js'
import type {
  PayEffect,
  PayEvent,
  PayFact,
  PayInput,
  PayResult,
  PayState,
  PayStep,
  SentPayment,
  StoredPayment,
} from './types.js'

type Open = Exclude<PayState, { readonly status: 'idle' }>
type Of<T extends PayEvent['type']> = Extract<PayEvent, { readonly type: T }>

/** Starts without a payment. */
export function initialState(): PayState {
  return { status: 'idle' }
}

/**
 * Leads a payment from the choice how to pay to its result. A payment at an exchange is followed every 4 s, and stored until it
 * is settled; what it reports is verified on the chain. Each payment is settled once.
 */
export function transition(state: PayState, input: PayInput): PayStep {
  switch (input.type) {
    case 'open':
      return open(state, input)
    case 'load':
      return { state, run: [{ type: 'readStored', key: 'stored' }] }
    case 'loaded':
      return loaded(state, input.payments)
    case 'failed':
      return failed(state, input.effect, input.error)
    default:
      return state.status === 'idle' ? { state } : opened(state, input)
  }
}

function opened(state: Open, input: Exclude<PayEvent, Of<'open' | 'load' | 'loaded'>>): PayStep {
  const { payment } = state
  switch (input.type) {
    case 'loadExchanges':
      return state.status === 'choosing' && state.exchanges.status === 'failed'
        ? {
            state: { ...state, exchanges: { status: 'loading' } },
            run: [{ type: 'getExchanges', key: 'exchanges', payment }],
          }
        : { state }
    case 'listed':
      return input.id === payment.id
        ? { state: { ...state, exchanges: { status: 'ready', exchanges: input.exchanges } } }
        : { state }
    case 'listFailed':
      return input.id === payment.id
        ? { state: { ...state, exchanges: { status: 'failed', error: input.error } } }
        : { state }
    case 'chooseWallet':
    case 'chainLoaded':
    case 'askWallet':
    case 'nextReview':
    case 'refreshPrice':
    case 'priceRead':
    case 'walletSent':
    case 'walletFailed':
      return onWallet(state, input)
    case 'chooseExchange':
      return chooseExchange(state, input.exchangeId)
    case 'started':
    case 'startFailed':
      return startedOrNot(state, input)
    case 'poll':
      return state.status === 'in-progress'
        ? { state, run: [{ type: 'getStatus', key: 'status', session: state.session }] }
        : { state }
    case 'polled':
      return polled(state, input)
    case 'look':
      return state.status === 'confirming' ? { state, run: [toLook(state)] } : { state }
    case 'looked':
      return looked(state, input)
    case 'findReference':
      return state.status === 'choosing' && payment.reference !== undefined
        ? { state, run: [{ type: 'findReference', key: 'reference', payment }] }
        : { state }
    case 'leaveReference':
      return { state, run: [cancelReference, { type: 'cancel', key: 'reference' }] }
    case 'referenceFound':
      if (input.id !== payment.id || state.status !== 'choosing') return { state }
      return input.txHash === undefined
        ? { state, run: [toTimer('reference', payPollMs, { type: 'findReference' })] }
        : confirm(state, { via: 'link', txHash: input.txHash, lookCount: 0 })
    case 'back':
      return back(state)
    case 'close':
      return close(state, input.force ?? false)
    case 'keep':
      return { state, run: [{ type: 'cancel', key: 'hide timer' }] }
    case 'hide':
      return state.status === 'completed' ? { state, emit: [{ type: 'shown', id: payment.id }] } : { state }
  }
}

function open(state: PayState, { payment, hasExchanges }: Of<'open'>): PayStep {
  if (isWithWallet(state)) return { state }
  const left = state.status === 'idle' ? undefined : close(state, true)
  return {
    state: {
      status: 'choosing',
      payment,
      exchanges: { status: hasExchanges ? 'loading' : 'none' },
    },
    run: [
      ...(left?.run ?? []),
      ...(hasExchanges ? [{ type: 'getExchanges', key: 'exchanges', payment } as const] : []),
    ],
    emit: left?.emit,
  }
}

/** Continues with the newest stored payment, unless there is one already. Another tab may follow it too. */
function loaded(state: PayState, payments: readonly StoredPayment[]): PayStep {
  if (state.status !== 'idle') return { state }
  const [newest] = payments
  if (!newest) return { state }
  const { payment, session } = newest
  return {
    state: { status: 'in-progress', payment, exchanges: { status: 'none' }, session, isUnknown: false },
    run: [{ type: 'getStatus', key: 'status', session }],
  }
}

/** Follows the review of the wallet's transaction. While the wallet is asked, nothing else begins: it would be paid twice. */
function onWallet(
  state: Open,
  input: Of<
    | 'chooseWallet'
    | 'chainLoaded'
    | 'askWallet'
    | 'nextReview'
    | 'refreshPrice'
    | 'priceRead'
    | 'walletSent'
    | 'walletFailed'
  >,
): PayStep {
  const { reviewId } = input
  if (input.type === 'chooseWallet')
    return state.status === 'choosing' && state.payment.payWithWallet
      ? { state: { ...pick(state), status: 'reviewing', reviewId, isAsking: false }, run: [cancelReference] }
      : { state }
  if (state.status !== 'reviewing' || state.reviewId !== reviewId) return { state }
  const { error: _, ...review } = state
  switch (input.type) {
    case 'chainLoaded':
      return { state: { ...review, chain: input.chain }, run: toPriceTimer(input.chain, reviewId) }
    case 'askWallet':
      return { state: { ...review, isAsking: true } }
    case 'nextReview':
      return {
        state: { ...review, reviewId: input.nextId, isAsking: false },
        run: toPriceTimer(state.chain, input.nextId),
      }
    case 'refreshPrice':
      return {
        state,
        run: [
          ...toPriceTimer(state.chain, reviewId),
          ...(state.chain && !state.isAsking
            ? [{ type: 'readPrice', key: 'price', reviewId, chain: state.chain } as const]
            : []),
        ],
      }
    case 'priceRead':
      // The price that is shown can be approved until there is another one.
      return input.isOld && !state.isAsking
        ? { state, emit: [{ type: 'priceDue', id: state.payment.id, reviewId }] }
        : { state }
    case 'walletSent':
      return confirm(state, { via: 'wallet', txHash: input.txHash, lookCount: 0 })
    case 'walletFailed':
      return { state: { ...review, isAsking: false, error: input.error } }
  }
}

/** A price is read again as long as it is reviewed. */
const toPriceTimer = (chain: PayChain | undefined, reviewId: string): readonly PayEffect[] =>
  chain?.priceMs === undefined ? [] : [toTimer('price', chain.priceMs, { type: 'refreshPrice', reviewId })]

function chooseExchange(state: Open, exchangeId: string): PayStep {
  if (state.status !== 'choosing' || state.exchanges.status !== 'ready') return { state }
  const exchange = state.exchanges.exchanges.find(({ id }) => id === exchangeId)
  if (!exchange) return { state }
  return {
    state: { ...pick(state), status: 'requesting', exchange },
    run: [{ type: 'getPayUrl', key: 'url', payment: state.payment, exchange }, cancelReference],
  }
}

function startedOrNot(state: Open, input: Of<'started' | 'startFailed'>): PayStep {
  const { payment } = state
  if (input.id !== payment.id || state.status !== 'requesting') return { state }
  if (input.type === 'startFailed') {
    const { error } = input
    return {
      state: { ...pick(state), status: 'choosing', error },
      emit: [{ type: 'notStarted', id: payment.id, error }],
    }
  }
  const { session } = input
  return {
    state: { ...pick(state), status: 'in-progress', session, isUnknown: false },
    run: [
      { type: 'store', key: `store ${session.sessionId}`, mode: 'write', stored: { payment, session } },
      toTimer('poll', payPollMs, { type: 'poll' }),
    ],
    emit: [{ type: 'started', id: payment.id, session }],
  }
}

function polled(state: Open, { sessionId, answer, at }: Of<'polled'>): PayStep {
  if (state.status !== 'in-progress' || state.session.sessionId !== sessionId) return { state }
  const { status, txHash } = answer
  const { session } = state
  switch (status) {
    case 'FAILED':
      return failPayment(
        state,
        new PayError({ code: 'pay-failed', reason: `${session.exchange.name} reports it.` }),
      )
    case 'SUCCESS':
      return txHash === undefined
        ? complete(state, { via: 'exchange', isVerified: false }, at)
        : confirm(state, { via: 'exchange', txHash, lookCount: 0 })
    default:
      return {
        state: { ...state, isUnknown: status === 'UNKNOWN' },
        run: [toTimer('poll', payPollMs, { type: 'poll' })],
      }
  }
}

function confirm(state: Open, sent: SentPayment): PayStep {
  const session = 'session' in state ? state.session : undefined
  const next = { ...pick(state), status: 'confirming', sent, ...(session && { session }) } as const
  return { state: next, run: [...stopAll, toLook(next)] }
}

function looked(state: Open, { txHash, look, at }: Of<'looked'>): PayStep {
  if (state.status !== 'confirming' || state.sent.txHash !== txHash) return { state }
  const { via } = state.sent
  if (look === 'paid') return complete(state, { via, txHash, isVerified: true }, at)
  // An exchange decides itself what it counts as paid: its words are shown as unverified.
  if (look === 'reverted' && via === 'wallet')
    return failPayment(
      state,
      new PayError({ code: 'pay-failed', reason: 'The network reverted the transaction.' }),
    )
  // Anyone can send another transaction with the public reference of a link.
  if (via === 'link' && (look === 'reverted' || look === 'different'))
    return {
      state: { ...pick(state), status: 'choosing' },
      run: [toTimer('reference', payPollMs, { type: 'findReference' })],
    }
  const lookCount = state.sent.lookCount + 1
  if (look === 'reverted' || look === 'different' || lookCount >= payLooksMax)
    return complete(state, { via, txHash, isVerified: false }, at)
  return {
    state: { ...state, sent: { ...state.sent, lookCount } },
    run: [toTimer('look', payPollMs, { type: 'look' })],
  }
}

function complete(state: Open, result: Omit<PayResult, 'paymentId'>, at: number): PayStep {
  const { id } = state.payment
  const whole = { paymentId: id, ...result }
  return {
    state: { ...pick(state), status: 'completed', result: whole, at },
    run: [...stopAll, ...forget(state), toTimer('hide', payResultMs, { type: 'hide' })],
    emit: [{ type: 'completed', id, result: whole }],
  }
}

function failPayment(state: Open, error: LatchkitError): PayStep {
  return {
    state: { ...pick(state), status: 'failed', error },
    run: [...stopAll, ...forget(state)],
    emit: [{ type: 'failed', id: state.payment.id, error }],
  }
}

/** Leaves what can be left: not a wallet that was asked, which can still send. An exchange that was asked can still be paid. */
function back(state: Open): PayStep {
  const isLeft =
    (state.status === 'reviewing' && !state.isAsking) ||
    state.status === 'requesting' ||
    canChooseAgain(state)
  if (!isLeft) return { state }
  return {
    state: { ...pick(state), status: 'choosing' },
    run: [...stopAll, ...(state.status === 'requesting' ? [{ type: 'cancel', key: 'url' } as const] : [])],
    emit:
      state.status === 'requesting'
        ? [{ type: 'notStarted', id: state.payment.id, error: new PayError({ code: 'pay-not-initiated' }) }]
        : leaveReview(state),
  }
}

/** Whether a payment at an exchange can be paid in another way: not one that was continued from the storage. */
export const canChooseAgain = (state: PayState): boolean =>
  state.status === 'in-progress' && state.exchanges.status !== 'none'

/** A review that is left must not be approved later. */
const leaveReview = (state: Open): readonly PayFact[] =>
  state.status === 'reviewing' && !state.isAsking
    ? [{ type: 'reviewLeft', id: state.payment.id, reviewId: state.reviewId }]
    : []

function close(state: Open, isForced: boolean): PayStep {
  const isSettled = state.status === 'completed' || state.status === 'failed'
  const isAsking = state.status === 'reviewing' && state.isAsking
  const isPending = isAsking || state.status === 'in-progress' || state.status === 'confirming'
  if (isPending && !isForced) return { state }
  return {
    state: { status: 'idle' },
    run: [...stopAll, { type: 'cancel', key: 'exchanges' }, { type: 'cancel', key: 'url' }],
    emit: [...leaveReview(state), ...(isSettled ? [] : [{ type: 'closed', id: state.payment.id } as const])],
  }
}

/** The handlers catch failures themselves, so this is a bug in one. What was asked is asked again. */
function failed(state: PayState, effect: PayEffect, error: LatchkitError): PayStep {
  if (state.status === 'idle') return { state }
  const { id } = state.payment
  switch (effect.type) {
    case 'getExchanges':
      return transition(state, { type: 'listFailed', id, error })
    case 'getPayUrl':
      return transition(state, { type: 'startFailed', id, error })
    case 'getStatus':
      return transition(state, {
        type: 'polled',
        sessionId: effect.session.sessionId,
        answer: { status: 'UNKNOWN' },
        at: 0,
      })
    case 'look':
      return transition(state, { type: 'looked', txHash: effect.txHash, look: 'unreachable', at: 0 })
    case 'findReference':
      return transition(state, { type: 'referenceFound', id: effect.payment.id })
    default:
      return { state }
  }
}

/** Whether the wallet was asked, or has sent, and the payment is not settled. Another one could pay twice. */
export const isWithWallet = (state: PayState): boolean =>
  (state.status === 'reviewing' && state.isAsking) ||
  (state.status === 'confirming' && state.sent.via === 'wallet')

const pick = ({ payment, exchanges }: Open): Pick<Open, 'payment' | 'exchanges'> => ({ payment, exchanges })

const toTimer = (key: string, delayMs: number, event: PayEvent): PayEffect => ({
  type: 'timer',
  key: `${key} timer`,
  delayMs,
  event,
})

const toLook = ({ payment, sent }: Extract<Open, { readonly status: 'confirming' }>): PayEffect => ({
  type: 'look',
  key: 'look',
  payment,
  txHash: sent.txHash,
  via: sent.via,
})

const cancelReference: PayEffect = { type: 'cancel', key: 'reference timer' }

const stopAll: readonly PayEffect[] = [
  ...['poll', 'look', 'reference', 'price', 'hide'].map(
    (key): PayEffect => ({ type: 'cancel', key: `${key} timer` }),
  ),
  { type: 'cancel', key: 'status' },
  { type: 'cancel', key: 'look' },
  { type: 'cancel', key: 'reference' },
  { type: 'cancel', key: 'price' },
]

function forget(state: Open): readonly PayEffect[] {
  const session = 'session' in state ? state.session : undefined
  if (!session) return []
  const { sessionId } = session
  return [{ type: 'forget', key: `store ${sessionId}`, mode: 'write', sessionId }]
}
