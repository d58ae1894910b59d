import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { addPage, isBlocked, isFresh, isSameSubject, updateFirstPage } from '../../assets/paging/pages.js'
import { withoutListed } from './rules.js'
import type {
  ActivityEvent,
  ActivityFact,
  ActivityInput,
  ActivityItem,
  ActivityList,
  ActivityState,
  ActivityStep,
} from './types.js'

/** Starts without transactions. */
export function initialState(): ActivityState {
  return { status: 'idle', pending: [] }
}

/**
 * Reads one page at a time, caches the first one for 30 s, blocks retries for 30 s after a failure, keeps the list while it
 * is read again and when that fails, and never shows it for another account.
 */
export function transition(state: ActivityState, input: ActivityInput): ActivityStep {
  switch (input.type) {
    case 'load':
      return load(state, input)
    case 'loadMore':
      return loadMore(state, input)
    case 'loaded':
      return loaded(state, input)
    case 'loadFailed':
      return failed(state, input)
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return input.effect.type === 'fetch'
        ? failed(state, { ...input.effect, error: input.error })
        : { state }
    case 'sent':
      return { state: addPending(state, input.item) }
    case 'gone':
      return gone(state, input)
    case 'reset':
      return reset(state, input.address)
  }
}

function load(state: ActivityState, event: Extract<ActivityEvent, { type: 'load' }>): ActivityStep {
  const { of, at, force = false } = event
  if (isBlocked(state, of, at)) return { state }
  if (!force && (isFresh(state, of, at) || isAwaited(state, of))) return { state }
  const isOwn = state.status !== 'idle' && isSameSubject(state.of, of)
  const { pending } = state
  return {
    state: {
      status: 'loading',
      of,
      ...(isOwn && { ...listOf(state), ...previousErrorOf(state) }),
      pending,
    },
    run: [{ type: 'fetch', key: 'fetch', of, at }],
    ...(isOwn ? {} : dropping(state)),
  }
}

function loadMore(state: ActivityState, event: Extract<ActivityEvent, { type: 'loadMore' }>): ActivityStep {
  const { of, at } = event
  if (state.status !== 'ready' && state.status !== 'failed') return { state }
  const { list, pending } = state
  const cursor = list?.cursor
  if (cursor === undefined || !isSameSubject(state.of, of) || isBlocked(state, of, at)) return { state }
  return {
    state: { status: 'loading', of, cursor, list, ...previousErrorOf(state), pending },
    run: [{ type: 'fetch', key: 'fetch', of, at, cursor }],
  }
}

function loaded(state: ActivityState, event: Extract<ActivityEvent, { type: 'loaded' }>): ActivityStep {
  const { of, cursor, items, next, at } = event
  if (!isAwaited(state, of)) return { state }
  const list =
    cursor !== undefined && state.list
      ? addPage(state.list, [cursor], items, next)
      : updateFirstPage(state.list, items, next, at)
  return {
    state: { status: 'ready', of, list, pending: withoutListed(state.pending, list) },
    emit: [{ type: 'loaded', of, list }],
  }
}

function failed(
  state: ActivityState,
  failure: {
    readonly of: BalanceSubject
    readonly cursor?: string | undefined
    readonly error: LatchkitError
    readonly at: number
  },
): ActivityStep {
  const { of, cursor, error, at } = failure
  if (!isAwaited(state, of)) return { state }
  const { pending } = state
  return {
    state: {
      status: 'failed',
      of,
      error,
      at,
      ...(cursor !== undefined && { cursor }),
      ...listOf(state),
      pending,
    },
    emit: [{ type: 'failed', of, error }],
  }
}

function reset(state: ActivityState, address: string | undefined): ActivityStep {
  const pending = state.pending.filter(({ from }) => address !== undefined && from === address)
  if (state.status === 'idle' && pending.length === state.pending.length) return { state }
  return { state: { status: 'idle', pending }, run: [{ type: 'cancel', key: 'fetch' }], ...dropping(state) }
}

/** A server can have the transaction before the wallet has responded. */
function addPending(state: ActivityState, item: ActivityItem): ActivityState {
  const others = state.pending.filter(({ id }) => id !== item.id)
  const pending = [item, ...others].sort((a, b) => b.at - a.at)
  const { list } = listOf(state)
  return { ...state, pending: list ? withoutListed(pending, list) : pending }
}

function gone(
  state: ActivityState,
  { chainId, hash }: Extract<ActivityEvent, { type: 'gone' }>,
): ActivityStep {
  const pending = state.pending.filter((item) => item.chainId !== chainId || item.hash !== hash)
  return { state: pending.length === state.pending.length ? state : { ...state, pending } }
}

function listOf(state: ActivityState): { readonly list?: ActivityList } {
  return 'list' in state && state.list ? { list: state.list } : {}
}

/** Kept while it is retried, so that a view does not alternate between two messages. */
function previousErrorOf(state: ActivityState): { readonly previousError?: LatchkitError } {
  if (state.status === 'failed') return { previousError: state.error }
  return state.status === 'loading' && state.previousError ? { previousError: state.previousError } : {}
}

function dropping(state: ActivityState): { readonly emit?: readonly ActivityFact[] } {
  return state.status === 'loading' ? { emit: [{ type: 'dropped', of: state.of }] } : {}
}

/** Ignores a stale result for another account or chain. */
function isAwaited(
  state: ActivityState,
  of: BalanceSubject,
): state is Extract<ActivityState, { status: 'loading' }> {
  return state.status === 'loading' && isSameSubject(state.of, of)
}
