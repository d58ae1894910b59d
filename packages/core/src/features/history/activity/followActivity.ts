import type { PageActivity } from '../../../browser/pageActivity.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { Fact } from '../../../engine/types.js'
import {
  activityPollDurationMs,
  activityPollMs,
  balanceCacheMs,
  balanceRetryBlockMs,
} from '../../../foundation/limits.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import { isSameSubject } from '../../assets/paging/pages.js'
import { toTrackedTransaction } from '../../wallet/transactions/toTrackedTransaction.js'
import { isReplacedOrDropped } from './rules.js'
import type { StartModules } from './startModules.js'
import { toActivityItem, toPendingTransaction } from './toActivityItem.js'

/** An account, its chain and its namespace. */
export type FollowedActivity = BalanceSubject & { readonly namespace: ChainNamespace }

/**
 * Reads the transactions of the connected account now, when the account or its chain changes, when its native balance
 * changes, when the list is 30 s old, and 30 s after a failure. While a transaction of the app is pending, reads every 4 s,
 * for at most 5 minutes. Waits while the page is hidden. Returns the cleanup.
 *
 * @param modules See `startModules`.
 * @param getAccount Returns the account to follow. Passed, because its modules load with the app: see `startModules`.
 */
export function followActivity(
  { config, getState, internal }: Pick<Latchkit, 'config' | 'getState' | 'internal'>,
  modules: StartModules,
  getAccount: () => FollowedActivity | undefined,
  page: PageActivity,
): () => void {
  const { clock, onFact, send } = internal
  let followed: FollowedActivity | undefined
  let nativeBalance: bigint | undefined
  let pollUntil = 0
  let stopTimer: (() => void) | undefined

  function load(force = false): void {
    if (!followed) return
    const { namespace, ...of } = followed
    send({ feature: 'activity', namespace, event: { type: 'load', of, at: clock.now(), force } })
  }

  function follow(): void {
    const next = getAccount()
    if (next && followed && isSameSubject(next, followed)) return
    followed = next
    nativeBalance = undefined
    pollUntil = clock.now() + activityPollDurationMs
    addSent()
    schedule()
  }

  /** Adds the transactions that the app sent before it showed any, also on an earlier page, or while it showed those of another account. */
  function addSent(): void {
    if (!followed) return
    const { namespace, address } = followed
    const { request, transactions } = getState()
    const now = clock.now()
    const sent = (request?.[namespace]?.sent ?? []).flatMap(({ write, result, at }) => {
      const isRecent = now - at <= activityPollDurationMs
      return (isRecent && toTrackedTransaction(write, result, at)) || []
    })
    // Those of earlier page loads, and what became of the others. A server can be late with one that has just been confirmed.
    const tracked = transactions?.list ?? []
    const isGone = new Set(tracked.flatMap((one) => (isReplacedOrDropped(one) ? one.id : [])))
    const pending = [
      ...sent.filter(({ id }) => !isGone.has(id)),
      ...tracked.filter(
        (one) =>
          one.status === 'pending' ||
          (!isGone.has(one.id) && now - (one.settledAt ?? one.sentAt) <= activityPollDurationMs),
      ),
    ]
    for (const one of pending) {
      if (one.namespace !== namespace || one.from !== address) continue
      const item = toActivityItem(toPendingTransaction(one, config), config, modules)
      send({ feature: 'activity', namespace, event: { type: 'sent', item } })
    }
  }

  /** A browser's timer may fire early, so the remaining time is computed again. */
  function schedule(): void {
    stopTimer?.()
    if (!followed) return
    const { namespace, ...of } = followed
    const state = getState().activity?.[namespace]
    if (state?.status === 'loading') return
    if (!state || state.status === 'idle') {
      if (!page.isHidden()) load()
      return
    }
    const at = clock.now()
    const isPolling = at < pollUntil && state.pending.some(({ chainId }) => chainId === of.chainId)
    const dueAt =
      state.status === 'failed'
        ? state.at + balanceRetryBlockMs
        : state.list.at + (isPolling ? activityPollMs : balanceCacheMs)
    if (dueAt > at) {
      stopTimer = clock.setTimeout(schedule, dueAt - at)
      return
    }
    if (page.isHidden()) return
    // A failed later page is read again instead of the first one, which is shown.
    if (state.status === 'failed' && state.cursor !== undefined)
      send({ feature: 'activity', namespace, event: { type: 'loadMore', of, at } })
    else load(isPolling)
  }

  function onEvent(fact: Fact): void {
    if (fact.feature === 'connection' || fact.feature === 'network') follow()
    else if (fact.feature === 'transactions') {
      // Those of earlier page loads, and of other tabs.
      if (fact.type === 'loaded') addSent()
    } else if (!followed || !('namespace' in fact) || fact.namespace !== followed.namespace) return
    else if (fact.feature === 'activity') schedule()
    else if (fact.feature === 'request') {
      pollUntil = clock.now() + activityPollDurationMs
      schedule()
    } else if (fact.feature === 'balance' && fact.type === 'loaded' && isSameSubject(fact.of, followed)) {
      // Something was sent to the account, or a transaction of it is in a block now.
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
