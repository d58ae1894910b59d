import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { BalanceSubject } from '../balance/types.js'
import { addPage, isBlocked, isFresh, isSameSubject, updateFirstPage } from '../paging/pages.js'
import type { NftList, NftsEvent, NftsFact, NftsInput, NftsState, NftsStep } from './types.js'

/** Starts without NFTs. */
export function initialState(): NftsState {
  return { status: 'idle' }
}

/**
 * Reads one page at a time, caches the first one for 30 s, blocks retries for 30 s after a failure, keeps the list while it
 * is read again and when that fails, and never shows it for another account or chain.
 */
export function transition(state: NftsState, input: NftsInput): NftsStep {
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
    case 'reset':
      return reset(state)
  }
}

function load(state: NftsState, event: Extract<NftsEvent, { type: 'load' }>): NftsStep {
  const { of, at, force = false, restart = false } = event
  if (isBlocked(state, of, at)) return { state }
  if (!force && (isFresh(state, of, at) || isAwaited(state, of))) return { state }
  const isOwn = state.status !== 'idle' && isSameSubject(state.of, of)
  return {
    state: { status: 'loading', of, ...(isOwn && { ...listOf(state), ...previousErrorOf(state) }) },
    run: [{ type: 'fetch', key: 'fetch', of, at, ...(restart && { restart }) }],
    ...(isOwn ? {} : dropping(state)),
  }
}

function loadMore(state: NftsState, event: Extract<NftsEvent, { type: 'loadMore' }>): NftsStep {
  const { of, at } = event
  if (state.status !== 'ready' && state.status !== 'failed') return { state }
  const { list } = state
  const cursor = list?.cursor
  if (cursor === undefined || !isSameSubject(state.of, of) || isBlocked(state, of, at)) return { state }
  return {
    state: { status: 'loading', of, cursor, list, ...previousErrorOf(state) },
    run: [{ type: 'fetch', key: 'fetch', of, at, cursor }],
  }
}

function loaded(state: NftsState, event: Extract<NftsEvent, { type: 'loaded' }>): NftsStep {
  const { of, cursor, restart = false, read, items, next, at } = event
  if (!isAwaited(state, of)) return { state }
  const list =
    cursor !== undefined && state.list
      ? addPage(state.list, read, items, next)
      : updateFirstPage(restart ? undefined : state.list, items, next, at, read)
  return { state: { status: 'ready', of, list }, emit: [{ type: 'loaded', of, list }] }
}

function failed(
  state: NftsState,
  failure: {
    readonly of: BalanceSubject
    readonly cursor?: string | undefined
    readonly error: LatchkitError
    readonly at: number
  },
): NftsStep {
  const { of, cursor, error, at } = failure
  if (!isAwaited(state, of)) return { state }
  return {
    state: { status: 'failed', of, error, at, ...(cursor !== undefined && { cursor }), ...listOf(state) },
    emit: [{ type: 'failed', of, error }],
  }
}

function reset(state: NftsState): NftsStep {
  if (state.status === 'idle') return { state }
  return { state: { status: 'idle' }, run: [{ type: 'cancel', key: 'fetch' }], ...dropping(state) }
}

function listOf(state: NftsState): { readonly list?: NftList } {
  return 'list' in state && state.list ? { list: state.list } : {}
}

/** Kept while it is retried, so that a view does not alternate between two messages. */
function previousErrorOf(state: NftsState): { readonly previousError?: LatchkitError } {
  if (state.status === 'failed') return { previousError: state.error }
  return state.status === 'loading' && state.previousError ? { previousError: state.previousError } : {}
}

function dropping(state: NftsState): { readonly emit?: readonly NftsFact[] } {
  return state.status === 'loading' ? { emit: [{ type: 'dropped', of: state.of }] } : {}
}

/** Ignores a stale result for another account or chain. */
function isAwaited(state: NftsState, of: BalanceSubject): state is Extract<NftsState, { status: 'loading' }> {
  return state.status === 'loading' && isSameSubject(state.of, of)
}
