import type { LatchkitError } from '../../foundation/errors/base.js'
import { ReviewChangedError } from '../../foundation/errors/transaction.js'
import { UnexpectedError } from '../../foundation/errors/unexpected.js'
import { compareTransfer, isStillTrue, toPlan } from './rules.js'
import type { Review, ReviewEvent, ReviewFact, ReviewInput, ReviewState, ReviewStep } from './types.js'

/** Starts without a transaction. */
export function initialState(): ReviewState {
  return { status: 'idle' }
}

/**
 * Leads one transaction from what the user wants to the wallet's response: it is prepared, reviewed, approved, compared with
 * the current state of the network, and signed. Each approval asks the wallet at most once.
 */
export function transition(state: ReviewState, input: ReviewInput): ReviewStep {
  switch (input.type) {
    case 'start':
      return start(state, { id: input.id, intent: input.intent, speed: 'normal' })
    case 'prepared':
      return state.status === 'preparing' && state.id === input.id
        ? {
            state: { ...pick(state), status: 'ready', facts: input.facts },
            emit: [{ type: 'prepared', id: state.id }],
          }
        : { state }
    case 'prepareFailed':
      return prepareFailed(state, input)
    case 'setSpeed':
      return state.status === 'ready' || state.status === 'preparing'
        ? { state: { ...state, speed: input.speed } }
        : { state }
    case 'approve':
      return approve(state, input)
    case 'checked':
      return checked(state, input)
    case 'checkFailed':
      return state.status === 'checking' && state.id === input.id ? toReady(state, input.error) : { state }
    case 'signed':
      if (state.status !== 'signing' || state.write.id !== input.writeId) return { state }
      return {
        state: { ...pick(state), status: 'sent', facts: state.facts, hash: input.hash },
        emit: [{ type: 'sent', id: state.id, hash: input.hash }],
      }
    case 'notSigned':
      return state.status === 'signing' && state.write.id === input.writeId
        ? toReady(state, input.error)
        : { state }
    case 'close':
      return state.status === 'idle' ? { state } : { ...stop(state), state: { status: 'idle' } }
    case 'failed': {
      const { effect, error } = input
      // The handlers catch failures themselves, so this is a bug in one.
      if (effect.type === 'cancel') return { state }
      const type = effect.type === 'prepare' ? 'prepareFailed' : 'checkFailed'
      return transition(state, { type, id: effect.review.id, error })
    }
  }
}

function start(state: ReviewState, review: Review): ReviewStep {
  return {
    state: { ...review, status: 'preparing' },
    run: [
      { type: 'cancel', key: 'check' },
      { type: 'prepare', key: 'prepare', review },
    ],
    emit: stop(state).emit,
  }
}

/** Leaves the current review. */
function stop(state: ReviewState): Pick<ReviewStep, 'run' | 'emit'> {
  const isPending = state.status !== 'idle' && state.status !== 'sent'
  return {
    run: [
      { type: 'cancel', key: 'prepare' },
      { type: 'cancel', key: 'check' },
    ],
    emit: isPending
      ? [{ type: 'closed', id: state.id, ...(state.status === 'signing' && { writeId: state.write.id }) }]
      : [],
  }
}

function prepareFailed(
  state: ReviewState,
  { id, error }: Extract<ReviewEvent, { type: 'prepareFailed' }>,
): ReviewStep {
  if (state.status !== 'preparing' || state.id !== id) return { state }
  return {
    state: { ...pick(state), status: 'failed', error },
    emit: [{ type: 'prepareFailed', id, error }],
  }
}

function approve(state: ReviewState, { id, write }: Extract<ReviewEvent, { type: 'approve' }>): ReviewStep {
  if (state.status !== 'ready' || state.id !== id) return { state }
  if (toPlan(state.intent, state.facts, state.speed).problem) return { state }
  const review = pick(state)
  return {
    state: { ...review, status: 'checking', facts: state.facts, write },
    run: [{ type: 'check', key: 'check', review }],
  }
}

function checked(state: ReviewState, { id, facts }: Extract<ReviewEvent, { type: 'checked' }>): ReviewStep {
  if (state.status !== 'checking' || state.id !== id) return { state }
  if (!isStillTrue(state, state.facts, facts)) return toReady({ ...state, facts }, new ReviewChangedError())
  const { intent, speed, write } = state
  const { transaction, amount } = toPlan(intent, state.facts, speed)
  try {
    compareTransfer(transaction, { ...intent, amount })
  } catch (cause) {
    return toReady(state, new UnexpectedError({ cause }))
  }
  const asked = { kind: 'sendTransaction', transaction } as const
  return {
    state: { ...state, status: 'signing' },
    emit: [
      {
        type: 'approved',
        id,
        write: { ...write, address: intent.from, chainId: intent.chainId, intent: asked },
      },
    ],
  }
}

/** Shows the review again, with the reason why nothing was sent. */
function toReady(
  state: Extract<ReviewState, { status: 'checking' | 'signing' }>,
  error: LatchkitError,
): ReviewStep {
  const fact: ReviewFact = { type: 'notSent', id: state.id, error }
  return { state: { ...pick(state), status: 'ready', facts: state.facts, error }, emit: [fact] }
}

const pick = ({ id, intent, speed }: Review): Review => ({ id, intent, speed })
