import type { LatchkitError } from '../../../foundation/errors/base.js'
import { ReviewChangedError } from '../../../foundation/errors/transaction.js'
import { UnexpectedError } from '../../../foundation/errors/unexpected.js'
import type { ReviewKind } from './ReviewKind.js'
import type {
  Review,
  ReviewEvent,
  ReviewFact,
  ReviewInput,
  ReviewIntent,
  ReviewState,
  ReviewStep,
} from './types.js'

/** Starts without a review. */
export function initialState(): { readonly status: 'idle' } {
  return { status: 'idle' }
}

/** The rules of a kind that its machine follows. */
type Rules<Intent, Facts, Result> = Pick<
  ReviewKind<Intent, Facts, Result>,
  'toPlan' | 'isStillTrue' | 'toIntent' | 'compare'
>

/**
 * Creates the machine of a kind of review. It leads one request from what the user wants to the wallet's response: it is prepared,
 * reviewed, approved, compared with the current state of the network, and signed. Each approval asks the wallet at most once.
 */
export function createTransition<Intent extends ReviewIntent, Facts, Result>(
  rules: Rules<Intent, Facts, Result>,
): (
  state: ReviewState<Intent, Facts, Result>,
  input: ReviewInput<Intent, Facts, Result>,
) => ReviewStep<Intent, Facts, Result> {
  type State = ReviewState<Intent, Facts, Result>
  type Step = ReviewStep<Intent, Facts, Result>
  type Event<T extends string> = Extract<ReviewEvent<Intent, Facts, Result>, { readonly type: T }>

  function transition(state: State, input: ReviewInput<Intent, Facts, Result>): Step {
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
        // More is known of what was sent: the hash of a batch of calls.
        if (state.status === 'sent' && state.id === input.writeId)
          return { state: { ...state, result: input.result } }
        if (state.status !== 'signing' || state.write.id !== input.writeId) return { state }
        return {
          state: { ...pick(state), status: 'sent', facts: state.facts, result: input.result },
          emit: [{ type: 'sent', id: state.id, result: input.result }],
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

  function start(state: State, review: Review<Intent>): Step {
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
  function stop(state: State): Pick<Step, 'run' | 'emit'> {
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

  function prepareFailed(state: State, { id, error }: Event<'prepareFailed'>): Step {
    if (state.status !== 'preparing' || state.id !== id) return { state }
    return {
      state: { ...pick(state), status: 'failed', error },
      emit: [{ type: 'prepareFailed', id, error }],
    }
  }

  function approve(state: State, { id, write }: Event<'approve'>): Step {
    if (state.status !== 'ready' || state.id !== id) return { state }
    const { facts } = state
    if (rules.toPlan(state.intent, facts, state.speed).problem) return { state }
    const review = pick(state)
    return {
      state: { ...review, status: 'checking', facts, write },
      run: [{ type: 'check', key: 'check', review, reviewed: facts }],
    }
  }

  function checked(state: State, { id, facts }: Event<'checked'>): Step {
    if (state.status !== 'checking' || state.id !== id) return { state }
    const review = pick(state)
    const wanted = rules.toIntent?.(state.intent, facts) ?? state.intent
    if (wanted !== state.intent) return toReady({ ...state, intent: wanted, facts }, new ReviewChangedError())
    if (!rules.isStillTrue(review, state.facts, facts))
      return toReady({ ...state, facts }, new ReviewChangedError())
    const { intent, speed, write } = state
    const plan = rules.toPlan(intent, state.facts, speed)
    try {
      rules.compare(plan.write, review, state.facts)
    } catch (cause) {
      return toReady(state, new UnexpectedError({ cause }))
    }
    return {
      state: { ...state, status: 'signing' },
      emit: [
        {
          type: 'approved',
          id,
          write: { ...write, address: intent.from, chainId: intent.chainId, intent: plan.write },
        },
      ],
    }
  }

  /** Shows the review again, with the reason why nothing was sent. */
  function toReady(state: Extract<State, { status: 'checking' | 'signing' }>, error: LatchkitError): Step {
    const fact: ReviewFact<Result> = { type: 'notSent', id: state.id, error }
    return { state: { ...pick(state), status: 'ready', facts: state.facts, error }, emit: [fact] }
  }

  return transition
}

function pick<Intent>({ id, intent, speed }: Review<Intent>): Review<Intent> {
  return { id, intent, speed }
}
