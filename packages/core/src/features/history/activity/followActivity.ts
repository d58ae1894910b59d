import { activityPollDurationMs, activityPollMs, balanceCacheMs } from '../../../foundation/limits.js'
import { followList } from '../../assets/list/followList.js'
import type { ItemPage } from '../../assets/list/pages.js'
import type { FollowedAccount, ListCode } from '../../assets/list/types.js'
import { toTrackedTransaction } from '../../wallet/transactions/toTrackedTransaction.js'
import { isReplacedOrDropped } from './rules.js'
import { toActivityItem, toPendingTransaction } from './toActivityItem.js'
import type { ActivityItem, ActivityList } from './types.js'

/**
 * Follows the list of the connected account as every list. While a transaction of the app is pending, reads it every 4 s, for at
 * most 5 minutes. Returns the cleanup.
 */
export const followActivity: ListCode<ActivityList, ItemPage<ActivityItem>>['follow'] = (
  kit,
  definition,
  getAccount,
  page,
) => {
  const { config, getState, internal } = kit
  const { clock, send } = internal
  let pollUntil = 0

  /**
   * Adds the transactions that the app sent before it showed any, also on an earlier page, or while it showed the transactions of
   * another account.
   *
   * @param isListedHere Whether no server lists them: also those that were confirmed long ago.
   */
  function addSent({ namespace, address }: FollowedAccount, isListedHere = false): void {
    const { request, transactions } = getState()
    const now = clock.now()
    const sent = (request?.[namespace]?.sent ?? []).flatMap(({ write, result, at }) => {
      const isRecent = now - at <= activityPollDurationMs
      return (isRecent && toTrackedTransaction(write, result, at)) || []
    })
    // The transactions of earlier page loads, and what became of the others. A server can be late with one that has just been confirmed.
    const tracked = transactions?.list ?? []
    const isGone = new Set(tracked.flatMap((one) => (isReplacedOrDropped(one) ? one.id : [])))
    const pending = [
      ...sent.filter(({ id }) => !isGone.has(id)),
      ...tracked.filter(
        (one) =>
          one.status === 'pending' ||
          (!isGone.has(one.id) &&
            (isListedHere || now - (one.settledAt ?? one.sentAt) <= activityPollDurationMs)),
      ),
    ]
    for (const one of pending) {
      if (one.namespace !== namespace || one.from !== address) continue
      const item = toActivityItem(toPendingTransaction(one, config), config, definition.cleanName)
      send({ feature: 'activity', namespace, event: { type: 'sent', item } })
    }
  }

  return followList(kit, definition, getAccount, page, {
    onFollow(followed) {
      pollUntil = clock.now() + activityPollDurationMs
      if (followed) addSent(followed)
    },
    getMaxAge({ namespace, chainId }) {
      const pending = getState().activity?.[namespace]?.pending ?? []
      const isPolling = clock.now() < pollUntil && pending.some((item) => item.chainId === chainId)
      return isPolling ? activityPollMs : balanceCacheMs
    },
    onFact(fact, followed) {
      if (!followed) return false
      // The transactions of earlier page loads, and of other tabs.
      const { activity } = getState()
      const list = activity?.[followed.namespace]
      const isUnlisted = list !== undefined && 'list' in list && list.list?.unavailable !== undefined
      if (fact.feature === 'transactions' && fact.type === 'loaded') addSent(followed, isUnlisted)
      if (fact.feature === 'activity' && fact.type === 'loaded' && isUnlisted) addSent(followed, true)
      if (fact.feature !== 'request' || fact.namespace !== followed.namespace) return false
      pollUntil = clock.now() + activityPollDurationMs
      return true
    },
  })
}
