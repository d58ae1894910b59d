import { createTransition } from '../../assets/list/machine.js'
import { type ItemPage, mergePage } from '../../assets/list/pages.js'
import type { ListStep } from '../../assets/list/types.js'
import { withoutListed } from './rules.js'
import type { ActivityInput, ActivityItem, ActivityList, ActivityState, ActivityStep } from './types.js'

const transitionList = createTransition<ActivityList, ItemPage<ActivityItem>>(mergePage)

/** Starts without transactions. */
export function initialState(): ActivityState {
  return { status: 'idle', pending: [] }
}

/** Keeps the list as every list, and beside it the transactions of the app that no loaded page has. */
export function transition(state: ActivityState, input: ActivityInput): ActivityStep {
  switch (input.type) {
    case 'sent':
      return { state: addPending(state, input.item) }
    case 'gone':
      return withPending(
        state,
        { state },
        state.pending.filter(({ chainId, hash }) => chainId !== input.chainId || hash !== input.hash),
      )
    case 'reset':
      return withPending(
        state,
        transitionList(state, { type: 'reset' }),
        state.pending.filter(({ from }) => input.address !== undefined && from === input.address),
      )
    case 'loaded': {
      const step = transitionList(state, input)
      const { pending } = state
      return withPending(
        state,
        step,
        step.state.status === 'ready' ? withoutListed(pending, step.state.list) : pending,
      )
    }
    default:
      return withPending(state, transitionList(state, input), state.pending)
  }
}

/** Adds the pending transactions to the step of the list; the same state if nothing has changed. */
function withPending(
  state: ActivityState,
  step: ListStep<ActivityList>,
  pending: readonly ActivityItem[],
): ActivityStep {
  if (step.state === state && pending.length === state.pending.length) return { ...step, state }
  return { ...step, state: { ...step.state, pending } }
}

/** A server can have the transaction before the wallet has responded. */
function addPending(state: ActivityState, item: ActivityItem): ActivityState {
  const others = state.pending.filter(({ id }) => id !== item.id)
  const pending = [item, ...others].sort((a, b) => b.at - a.at)
  const list = 'list' in state ? state.list : undefined
  return { ...state, pending: list ? withoutListed(pending, list) : pending }
}
