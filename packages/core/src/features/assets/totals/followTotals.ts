import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { BalanceSubject } from '../balance/types.js'
import { getDueAt, toAccountId } from './rules.js'

/**
 * Reads the total values of accounts now, when the accounts change, and when one of the values is due. Waits with the last
 * while the page is hidden. Returns the cleanup.
 *
 * @param getAccounts Returns the accounts, at most 20. Passed, because its modules load with the app.
 */
export function followTotals(
  { getState, subscribe, internal }: Pick<Latchkit, 'getState' | 'subscribe' | 'internal'>,
  getAccounts: () => readonly BalanceSubject[],
  page: PageActivity,
): () => void {
  const { clock, send } = internal
  let stopTimer: (() => void) | undefined

  function update(): void {
    stopTimer?.()
    const of = getAccounts()
    const known = getState().totals?.byAccount ?? {}
    const totals = of.map((subject) => known[toAccountId(subject)])
    const isNew = totals.some((total) => !total)
    const dueAt = totals.flatMap((total) => (total && getDueAt(total)) ?? [])
    if (!isNew && dueAt.length === 0) return
    const at = clock.now()
    const remainingMs = Math.min(...dueAt) - at
    if (isNew || (remainingMs <= 0 && !page.isHidden())) {
      send({ feature: 'totals', event: { type: 'load', of, at } })
    } else if (remainingMs > 0) stopTimer = clock.setTimeout(update, remainingMs)
  }

  const cleanups = [subscribe(update), page.watchReturn(update)]
  update()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
