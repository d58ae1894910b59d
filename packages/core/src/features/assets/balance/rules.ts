import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { BalanceState, BalanceSubject } from './types.js'

/** Whether two balances are of the same account on the same chain. */
export function isSameSubject(a: BalanceSubject, b: BalanceSubject): boolean {
  return a.address === b.address && a.chainId === b.chainId
}

/** Whether the balance of that subject is known and younger than 30 s. */
export function isFresh(
  state: BalanceState,
  of: BalanceSubject,
  now: number,
): state is Extract<BalanceState, { status: 'ready' }> {
  return state.status === 'ready' && isRecent(state, of, now, balanceCacheMs)
}

/** Whether reading that balance failed less than 30 s ago, so that a retry is still blocked. */
export function isBlocked(
  state: BalanceState,
  of: BalanceSubject,
  now: number,
): state is Extract<BalanceState, { status: 'failed' }> {
  return state.status === 'failed' && isRecent(state, of, now, balanceRetryBlockMs)
}

/** Whether a state is of that subject, and began less than a duration ago. A time in the future, after the clock was set back, is old. */
function isRecent(
  state: { readonly of: BalanceSubject; readonly at: number },
  of: BalanceSubject,
  now: number,
  durationMs: number,
): boolean {
  return isSameSubject(state.of, of) && now >= state.at && now - state.at < durationMs
}
