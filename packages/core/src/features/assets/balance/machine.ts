import type { LatchkitError } from '../../../foundation/errors/base.js'
import { isBlocked, isFresh, isSameSubject } from './rules.js'
import type {
  BalanceEvent,
  BalanceFact,
  BalanceInput,
  BalanceState,
  BalanceStep,
  BalanceSubject,
} from './types.js'

/** Caches the native balance for 30 s, blocks retries for 30 s after a failure, and never shows it for another account. */
export function transition(state: BalanceState, input: BalanceInput): BalanceStep {
  switch (input.type) {
    case 'load':
      return loadBalance(state, input)
    case 'loaded': {
      const { of, value, at } = input
      if (!isAwaited(state, of)) return { state }
      return { state: { status: 'ready', of, value, at }, emit: [{ type: 'loaded', of, value }] }
    }
    case 'loadFailed':
      return failed(state, input)
    case 'failed':
      // The handler catches failures itself, so this is a bug in it.
      return input.effect.type === 'fetch'
        ? failed(state, { ...input.effect, error: input.error })
        : { state }
    case 'reset':
      if (state.status === 'idle') return { state }
      return {
        state: { status: 'idle' },
        run: [{ type: 'cancel', key: 'fetch' }],
        ...dropping(state),
      }
  }
}

function loadBalance(state: BalanceState, event: Extract<BalanceEvent, { type: 'load' }>): BalanceStep {
  const { of, at, force = false } = event
  if (isBlocked(state, of, at)) return { state }
  if (!force && (isFresh(state, of, at) || isAwaited(state, of))) return { state }
  const own = state.status !== 'idle' && isSameSubject(state.of, of)
  const value = own && 'value' in state ? state.value : undefined
  return {
    state: { status: 'loading', of, ...(value !== undefined && { value }) },
    run: [{ type: 'fetch', key: 'fetch', of, at }],
    ...(own ? {} : dropping(state)),
  }
}

function failed(
  state: BalanceState,
  failure: { readonly of: BalanceSubject; readonly error: LatchkitError; readonly at: number },
): BalanceStep {
  const { of, error, at } = failure
  if (!isAwaited(state, of)) return { state }
  return { state: { status: 'failed', of, error, at }, emit: [{ type: 'failed', of, error }] }
}

function dropping(state: BalanceState): { readonly emit?: readonly BalanceFact[] } {
  return state.status === 'loading' ? { emit: [{ type: 'dropped', of: state.of }] } : {}
}

/** Ignores a stale result for another account or chain. */
function isAwaited(state: BalanceState, of: BalanceSubject): boolean {
  return state.status === 'loading' && isSameSubject(state.of, of)
}
