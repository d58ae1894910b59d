import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact } from '../../../engine/types.js'
import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../balance/types.js'
import { isSameSubject } from './rules.js'

/** An account, its chain and its namespace. */
export type FollowedAccount = BalanceSubject & { readonly namespace: ChainNamespace }

/**
 * Reads the tokens of the connected account now, when the account or its chain changes, when its native balance changes,
 * when the list is 30 s old, and 30 s after a failure. Waits with the last two while the page is hidden. Returns the
 * cleanup.
 *
 * @param getAccount Returns the account to follow. Passed, because its modules load with the app: see `startModules`.
 */
export function followAccount(
  { getState, internal }: Pick<Latchkit, 'getState' | 'internal'>,
  getAccount: () => FollowedAccount | undefined,
  page: PageActivity,
): () => void {
  const { clock, onFact, send } = internal
  let followed: FollowedAccount | undefined
  let nativeBalance: bigint | undefined
  let stopTimer: (() => void) | undefined

  function load(force = false): void {
    if (!followed) return
    const { namespace, ...of } = followed
    send({ feature: 'portfolio', namespace, event: { type: 'load', of, at: clock.now(), force } })
  }

  function follow(): void {
    const next = getAccount()
    if (next && followed && isSameSubject(next, followed)) return
    followed = next
    nativeBalance = undefined
    stopTimer?.()
    load()
    schedule()
  }

  /** A browser's timer may fire early, so the remaining time is computed again. */
  function schedule(): void {
    stopTimer?.()
    const state = followed && getState().portfolio?.[followed.namespace]
    if (state?.status !== 'ready' && state?.status !== 'failed') return
    const dueAt = state.status === 'ready' ? state.list.at + balanceCacheMs : state.at + balanceRetryBlockMs
    const remainingMs = dueAt - clock.now()
    if (remainingMs > 0) stopTimer = clock.setTimeout(schedule, remainingMs)
    else if (!page.isHidden()) load()
  }

  function onEvent(fact: Fact): void {
    if (fact.feature === 'connection' || fact.feature === 'network') follow()
    else if (!followed || !('namespace' in fact) || fact.namespace !== followed.namespace) return
    else if (fact.feature === 'portfolio') schedule()
    else if (fact.feature === 'balance' && fact.type === 'loaded' && isSameSubject(fact.of, followed)) {
      // A wallet responds before its transaction is in a block; the new native balance shows that it is.
      const isChanged = nativeBalance !== undefined && nativeBalance !== fact.value
      nativeBalance = fact.value
      if (isChanged && !page.isHidden()) load(true)
    }
  }

  const cleanups = [onFact(onEvent), page.watchReturn(schedule)]
  follow()
  return () => {
    for (const cleanup of cleanups) cleanup()
    stopTimer?.()
  }
}
