import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { getDueAt } from './rules.js'

/**
 * Reads the identity of an address now, when the address changes, when it is 5 minutes old, and 30 s after a failure. Waits
 * with the last two while the page is hidden. Returns the cleanup.
 *
 * @param getAddress Returns the address to follow. Passed, because its modules load with the app.
 */
export function followIdentity(
  { getState, subscribe, internal }: Pick<Latchkit, 'getState' | 'subscribe' | 'internal'>,
  getAddress: () => string | undefined,
  page: PageActivity,
): () => void {
  const { clock, send } = internal
  let stopTimer: (() => void) | undefined

  function update(): void {
    stopTimer?.()
    const address = getAddress()
    if (address === undefined) return
    const known = getState().identity?.byAddress[address]
    if (known?.status === 'loading') return
    // A browser's timer may fire early, so the remaining time is computed again.
    const remainingMs = known ? getDueAt(known) - clock.now() : 0
    if (remainingMs > 0) stopTimer = clock.setTimeout(update, remainingMs)
    else if (!known || !page.isHidden())
      send({ feature: 'identity', event: { type: 'load', address, at: clock.now() } })
  }

  const cleanups = [subscribe(update), page.watchReturn(update)]
  update()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
