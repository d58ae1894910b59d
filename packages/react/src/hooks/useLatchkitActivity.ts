'use client'
import type { ActivityItem, LatchkitError } from '@latchkit/core'
import { loadMoreActivity, refreshActivity, watchActivity } from '@latchkit/core/actions'
import { toActivityModel } from '@latchkit/core/views/activity'
import { useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { type HookList, useList } from './useList.js'

/**
 * Returns the transactions of an account on its chain, the newest first, and keeps them up to date while the component is
 * mounted: see the action `watchActivity`. Further pages are added by `loadMore`. Without the option `dataApi`, there are
 * only those that the app has sent, and the status is `unavailable`.
 *
 * @param parameters `namespace`: default is the active one. Only accounts of `eip155` have transactions.
 * @example
 * ```tsx
 * import { useLatchkitActivity } from '@latchkit/react'
 *
 * export function Activity() {
 *   const { transactions, hasMore, loadMore } = useLatchkitActivity()
 *   return (
 *     <>
 *       {transactions.map(({ id, label, at }) => <p key={id}>{label}, {new Date(at).toLocaleDateString()}</p>)}
 *       {hasMore && <button type="button" onClick={() => loadMore().catch(() => {})}>Show more</button>}
 *     </>
 *   )
 * }
 * ```
 */
export function useLatchkitActivity(
  parameters: useLatchkitActivity.Parameters = {},
): useLatchkitActivity.ReturnType {
  const { kit } = useLatchkitContext()
  const { namespace } = parameters
  const refresh = useCallback(() => refreshActivity(kit, { namespace }), [kit, namespace])
  const loadMore = useCallback(() => loadMoreActivity(kit, { namespace }), [kit, namespace])
  return { ...useList(list, namespace), refresh, loadMore }
}

export declare namespace useLatchkitActivity {
  type Parameters = refreshActivity.Parameters
  type State = {
    /**
     * `unavailable`: there is no `dataApi`, or it has no transactions of the namespace or the chain, or the chain of the account is not
     * configured. `stale`: the last read failed, and the transactions are earlier ones. `failed`: it failed, and there are
     * none. A failed read is repeated after 30 s.
     */
    readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
    /** Pending ones that the app has sent, then the transactions of the loaded pages. */
    readonly transactions: readonly ActivityItem[]
    /** Whether there are further pages. */
    readonly hasMore: boolean
    readonly isLoadingMore: boolean
    /** When the first page was read, in ms since the epoch. */
    readonly updatedAt?: number | undefined
    /** The cause of `stale` and `failed`. */
    readonly error?: LatchkitError | undefined
  }
  type ReturnType = State & {
    /** Reads the first page again. Rejects like the action `refreshActivity`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshActivity.ReturnType>
    /** Reads the next page. Rejects like the action `loadMoreActivity`, also for 30 s after a failure. */
    readonly loadMore: () => Promise<loadMoreActivity.ReturnType>
  }
}

const list: HookList<
  ReturnType<typeof toActivityModel>,
  Omit<useLatchkitActivity.State, 'status' | 'error'>
> = {
  watch: watchActivity,
  select: ({ activity }, namespace) => activity?.[namespace],
  toModel: toActivityModel,
  toShown: (model) =>
    model && 'months' in model
      ? {
          transactions: [...model.pending, ...model.months.flatMap(({ items }) => items)],
          hasMore: model.more !== 'none',
          isLoadingMore: model.more === 'loading',
          updatedAt: model.at,
        }
      : { transactions: [], hasMore: false, isLoadingMore: false },
}
