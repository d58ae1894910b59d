'use client'
import type { ActivityItem, Config, KitState, LatchkitError } from '@latchkit/core'
import { loadMoreActivity, refreshActivity, watchActivity } from '@latchkit/core/actions'
import { toActivityModel } from '@latchkit/core/views/activity'
import { hasDataApi } from '@latchkit/core/views/ui'
import { useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from './useLatchkitState.js'

/**
 * Returns the transactions of an account on its chain, the newest first, and keeps them up to date while the component is
 * mounted: see the action `watchActivity`. Further pages are added by `loadMore`. Needs the option `dataApi`.
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
  useEffect(() => watchActivity(kit, { namespace }), [kit, namespace])
  const hasData = hasDataApi(kit)
  const select = useCallback(
    (state: KitState, config: Config) => toActivity(state, config, namespace, hasData),
    [namespace, hasData],
  )
  const refresh = useCallback(() => refreshActivity(kit, { namespace }), [kit, namespace])
  const loadMore = useCallback(() => loadMoreActivity(kit, { namespace }), [kit, namespace])
  return { ...useLatchkitState(select), refresh, loadMore }
}

export declare namespace useLatchkitActivity {
  type Parameters = refreshActivity.Parameters
  type State = {
    /**
     * `unavailable`: there is no `dataApi`, it has no transactions of the namespace, or the chain of the account is not
     * configured. `stale`: the last read failed, and the transactions are earlier ones. `failed`: it failed, and there are
     * none. A failed read is repeated after 30 s.
     */
    readonly status: 'unavailable' | 'disconnected' | 'loading' | 'ready' | 'stale' | 'failed'
    /** Those that the app has sent and that are pending, then those of the loaded pages. */
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

const none: Pick<useLatchkitActivity.State, 'transactions' | 'hasMore' | 'isLoadingMore'> = {
  transactions: [],
  hasMore: false,
  isLoadingMore: false,
}

function toActivity(
  state: KitState,
  config: Config,
  namespace = state.network.activeNamespace,
  hasData: boolean,
): useLatchkitActivity.State {
  const model = toActivityModel(state, config, namespace)
  const { status } = model
  if (status === 'disconnected') return { status, ...none }
  if (status === 'unsupported' || !hasData) return { status: 'unavailable', ...none }
  const read = state.activity?.[namespace]
  const error = read?.status === 'failed' ? read.error : read?.status === 'loading' && read.previousError
  return {
    status,
    ...('months' in model
      ? {
          transactions: [...model.pending, ...model.months.flatMap(({ items }) => items)],
          hasMore: model.more !== 'none',
          isLoadingMore: model.more === 'loading',
          updatedAt: model.at,
        }
      : none),
    ...((status === 'stale' || status === 'failed') && error && { error }),
  }
}
