import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { BalanceSubject } from '../balance/types.js'
import type { AnyList, ListState } from './types.js'

/** Whether two subjects are the same account on the same chain. */
export function isSameSubject(a: BalanceSubject, b: BalanceSubject): boolean {
  return a.address === b.address && a.chainId === b.chainId
}

/** Whether the first page of that account and chain is known and younger than 30 s. */
export function isFresh(state: ListState<AnyList>, of: BalanceSubject, now: number): boolean {
  return (
    state.status === 'ready' && isSameSubject(state.of, of) && isWithin(state.list.at, now, balanceCacheMs)
  )
}

/** Whether reading the list of that account and chain failed less than 30 s ago, so that a retry is still blocked. */
export function isBlocked<List>(
  state: ListState<List>,
  of: BalanceSubject,
  now: number,
): state is Extract<ListState<List>, { status: 'failed' }> {
  return (
    state.status === 'failed' && isSameSubject(state.of, of) && isWithin(state.at, now, balanceRetryBlockMs)
  )
}

/** A time in the future, after the clock was set back, counts as old. */
function isWithin(at: number, now: number, durationMs: number): boolean {
  return now >= at && now - at < durationMs
}
