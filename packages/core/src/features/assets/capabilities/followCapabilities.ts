import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { getDueAt } from './rules.js'

/**
 * Asks what the server can do now, when the answer is a minute old, and 30 s after a failure. Waits with the last two while the page is
 * hidden. A server that cannot tell is asked once. Returns the cleanup.
 */
export function followCapabilities(
  { getState, subscribe, internal }: Pick<Latchkit, 'getState' | 'subscribe' | 'internal'>,
  page: PageActivity,
): () => void {
  const { clock, send } = internal
  let stopTimer: (() => void) | undefined

  function update(): void {
    stopTimer?.()
    const state = getState().capabilities
    if (!state || state.status === 'loading') return
    // A browser's timer may fire early, so the remaining time is computed again.
    const remainingMs = getDueAt(state) - clock.now()
    if (remainingMs === Number.POSITIVE_INFINITY) return
    if (remainingMs > 0) stopTimer = clock.setTimeout(update, remainingMs)
    else if (state.status === 'idle' || !page.isHidden())
      send({ feature: 'capabilities', event: { type: 'load', at: clock.now() } })
  }

  const cleanups = [subscribe(update), page.watchReturn(update)]
  update()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
