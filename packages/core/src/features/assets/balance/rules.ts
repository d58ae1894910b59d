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
  return state.status === 'ready' && isSameSubject(state.of, of) && isWithin(state.at, now, balanceCacheMs)
}

/** Whether reading that balance failed less than 30 s ago, so that a retry is still blocked. */
export function isBlocked(
  state: BalanceState,
  of: BalanceSubject,
  now: number,
): state is Extract<BalanceState, { status: 'failed' }> {
  return (
    state.status === 'failed' && isSameSubject(state.of, of) && isWithin(state.at, now, balanceRetryBlockMs)
  )
}

/** A value from the future, after the clock was set back, counts as old. */
function isWithin(at: number, now: number, durationMs: number): boolean {
  return now >= at && now - at < durationMs
}
