import { readPageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { isSameSubject } from '../../assets/list/rules.js'
import { followCalls } from '../../wallet/calls/followCalls.js'
import { getActiveNamespace } from '../../wallet/connection/getActiveNamespace.js'
import { getSendSubject } from '../send/getSendSubject.js'
import { installSwap, openSwap } from './installSwap.js'
import { quoteRefreshMs } from './rules.js'

/**
 * Loads the tokens that the account of the active namespace can swap, and reads the quotes of the swap that the user prepares again every 10 s
 * while the page is visible, until it is stopped.
 *
 * @returns A function that stops watching.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchSwap } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 * import { toSwapModel } from '@latchkit/core/views/swap'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchSwap(kit)
 * kit.subscribe(() => console.log(toSwapModel(kit.getState(), kit.config)))
 * stop()
 * ```
 */
export function watchSwap(kit: Latchkit): () => void {
  const { clock, send } = kit.internal
  const page = readPageActivity()
  let stopTimer: (() => void) | undefined
  installSwap(kit)

  function update(): void {
    stopTimer?.()
    stopTimer = undefined
    const state = kit.getState()
    const of = getSendSubject(state, getActiveNamespace(state))
    if (!of) return
    const { form } = state.swap ?? {}
    if (!form || !isSameSubject(form.of, of)) {
      openSwap(kit)
      return
    }
    const { quotes } = state.swap ?? {}
    if (!quotes || quotes.status === 'loading' || quotes.isRefreshing) return
    // A browser's timer may fire early, so the remaining time is computed again.
    const remainingMs = quotes.at + quoteRefreshMs - clock.now()
    if (remainingMs > 0) stopTimer = clock.setTimeout(update, remainingMs)
    else if (!page.isHidden()) send({ feature: 'swap', event: { type: 'refresh' } })
  }

  const cleanups = [followCalls(kit), kit.subscribe(update), page.watchReturn(update)]
  update()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
