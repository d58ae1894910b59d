import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { BalanceSubject } from '../balance/types.js'
import { isBlocked, isFresh, isSameSubject } from './rules.js'
import type {
  AnyList,
  ListFact,
  ListInput,
  ListRead,
  ListState,
  ListStep,
  LoadEvent,
  LoadMoreEvent,
  Merge,
} from './types.js'

/** Starts without a list. */
export function initialState(): { readonly status: 'idle' } {
  return { status: 'idle' }
}

/**
 * Creates the machine of a list, which reads one page at a time, caches the first one for 30 s, blocks retries for 30 s after a
 * failure, keeps the list while it is read again and when that fails, and never shows it for another account or chain.
 */
export function createTransition<List extends AnyList, Page>(
  merge: Merge<List, Page>,
): (state: ListState<List>, input: ListInput<Page>) => ListStep<List> {
  return (state, input) => {
    switch (input.type) {
      case 'load':
        return loadList(state, input)
      case 'loadMore':
        return loadMore(state, input)
      case 'loaded': {
        const { of, page } = input
        if (!isAwaited(state, of)) return { state }
        const list = merge(state.list, page, input)
        return { state: { status: 'ready', of, list }, emit: [{ type: 'loaded', of, list }] }
      }
      case 'loadFailed':
        return failRead(state, input)
      case 'failed':
        // The handler catches failures itself, so this is a bug in it.
        return input.effect.type === 'fetch'
          ? failRead(state, { ...input.effect, error: input.error })
          : { state }
      case 'reset':
        if (state.status === 'idle') return { state }
        return { state: initialState(), run: [{ type: 'cancel', key: 'fetch' }], ...drop(state) }
    }
  }
}

function loadList<List extends AnyList>(state: ListState<List>, event: LoadEvent): ListStep<List> {
  const { of, at, force = false, restart = false } = event
  if (isBlocked(state, of, at)) return { state }
  if (!force && (isFresh(state, of, at) || isAwaited(state, of))) return { state }
  const isOwn = state.status !== 'idle' && isSameSubject(state.of, of)
  const flags = { ...(force && { force }), ...(restart && { restart }) }
  return {
    state: { status: 'loading', of, ...(isOwn && { ...getList(state), ...getPreviousError(state) }) },
    run: [{ type: 'fetch', key: 'fetch', of, at, ...flags }],
    ...(isOwn ? {} : drop(state)),
  }
}

function loadMore<List extends AnyList>(state: ListState<List>, event: LoadMoreEvent): ListStep<List> {
  const { of, at } = event
  if (state.status !== 'ready' && state.status !== 'failed') return { state }
  const { list } = state
  const cursor = list?.cursor
  if (cursor === undefined || !isSameSubject(state.of, of) || isBlocked(state, of, at)) return { state }
  return {
    state: { status: 'loading', of, cursor, list, ...getPreviousError(state) },
    run: [{ type: 'fetch', key: 'fetch', of, at, cursor }],
  }
}

function failRead<List>(
  state: ListState<List>,
  failure: ListRead & { readonly error: LatchkitError; readonly at: number },
): ListStep<List> {
  const { of, cursor, error, at } = failure
  if (!isAwaited(state, of)) return { state }
  return {
    state: { status: 'failed', of, error, at, ...(cursor !== undefined && { cursor }), ...getList(state) },
    emit: [{ type: 'failed', of, error }],
  }
}

function getList<List>(state: ListState<List>): { readonly list?: List } {
  return 'list' in state && state.list ? { list: state.list } : {}
}

/** Kept while it is retried, so that a view does not alternate between two messages. */
function getPreviousError(state: ListState<unknown>): { readonly previousError?: LatchkitError } {
  if (state.status === 'failed') return { previousError: state.error }
  return state.status === 'loading' && state.previousError ? { previousError: state.previousError } : {}
}

function drop(state: ListState<unknown>): { readonly emit?: readonly ListFact<never>[] } {
  return state.status === 'loading' ? { emit: [{ type: 'dropped', of: state.of }] } : {}
}

/** Ignores a stale result for another account or chain. */
function isAwaited<List>(
  state: ListState<List>,
  of: BalanceSubject,
): state is Extract<ListState<List>, { status: 'loading' }> {
  return state.status === 'loading' && isSameSubject(state.of, of)
}
