import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { BalanceSubject } from '../balance/types.js'
import { isBlocked, isFresh, isSameSubject } from './rules.js'
import type {
  PortfolioEvent,
  PortfolioFact,
  PortfolioInput,
  PortfolioState,
  PortfolioStep,
  TokenList,
} from './types.js'

/** Starts without tokens. */
export function initialState(): PortfolioState {
  return { status: 'idle' }
}

/**
 * Caches the tokens for 30 s, blocks retries for 30 s after a failure, keeps the last list while it is read again and
 * when that fails, and never shows it for another account.
 */
export function transition(state: PortfolioState, input: PortfolioInput): PortfolioStep {
  switch (input.type) {
    case 'load':
      return load(state, input)
    case 'loaded': {
      const { of, list } = input
      if (!isAwaited(state, of)) return { state }
      return { state: { status: 'ready', of, list }, emit: [{ type: 'loaded', of, list }] }
    }
    case 'loadFailed':
      return failed(state, input)
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return input.effect.type === 'fetch'
        ? failed(state, { of: input.effect.of, at: input.effect.at, error: input.error })
        : { state }
    case 'reset':
      if (state.status === 'idle') return { state }
      return { state: initialState(), run: [{ type: 'cancel', key: 'fetch' }], ...dropping(state) }
  }
}

function load(state: PortfolioState, event: Extract<PortfolioEvent, { type: 'load' }>): PortfolioStep {
  const { of, at, force = false } = event
  if (isBlocked(state, of, at)) return { state }
  if (!force && (isFresh(state, of, at) || isAwaited(state, of))) return { state }
  const isOwn = state.status !== 'idle' && isSameSubject(state.of, of)
  return {
    state: { status: 'loading', of, ...(isOwn && { ...listOf(state), ...previousErrorOf(state) }) },
    run: [{ type: 'fetch', key: 'fetch', of, at, ...(force && { force }) }],
    ...(isOwn ? {} : dropping(state)),
  }
}

function failed(
  state: PortfolioState,
  failure: { readonly of: BalanceSubject; readonly error: LatchkitError; readonly at: number },
): PortfolioStep {
  const { of, error, at } = failure
  if (!isAwaited(state, of)) return { state }
  return {
    state: { status: 'failed', of, error, at, ...listOf(state) },
    emit: [{ type: 'failed', of, error }],
  }
}

function listOf(state: PortfolioState): { readonly list?: TokenList } {
  return 'list' in state && state.list ? { list: state.list } : {}
}

/** Kept while it is retried, so that a view does not alternate between two messages. */
function previousErrorOf(state: PortfolioState): { readonly previousError?: LatchkitError } {
  if (state.status === 'failed') return { previousError: state.error }
  return state.status === 'loading' && state.previousError ? { previousError: state.previousError } : {}
}

function dropping(state: PortfolioState): { readonly emit?: readonly PortfolioFact[] } {
  return state.status === 'loading' ? { emit: [{ type: 'dropped', of: state.of }] } : {}
}

/** Ignores a stale result for another account or chain. */
function isAwaited(
  state: PortfolioState,
  of: BalanceSubject,
): state is Extract<PortfolioState, { status: 'loading' }> {
  return state.status === 'loading' && isSameSubject(state.of, of)
}
