import { loadMoreActivity } from '../features/history/activity/loadMoreActivity.js'
import { refreshActivity } from '../features/history/activity/refreshActivity.js'
import { toActivityModel } from '../features/history/activity/toActivityModel.js'
import type { ActivityItem } from '../features/history/activity/types.js'
import { watchActivity } from '../features/history/activity/watchActivity.js'
import type { LatchkitError } from '../foundation/errors/base.js'
import type { CreateActions, ToState, Watch } from './Binding.js'
import { toListState } from './toListState.js'

/** The transactions of an account: the hook `useLatchkitActivity`. */
export const activityBinding: {
  readonly toState: ToState<activityBinding.Parameters, activityBinding.State>
  readonly watch: Watch<activityBinding.Parameters>
  readonly createActions: CreateActions<activityBinding.Parameters, activityBinding.Actions>
} = {
  toState: /* @__PURE__ */ toListState({
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
  }),
  watch: watchActivity,
  createActions: (kit, { namespace }) => ({
    refresh: () => refreshActivity(kit, { namespace }),
    loadMore: () => loadMoreActivity(kit, { namespace }),
  }),
}

export declare namespace activityBinding {
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
  type Actions = {
    /** Reads the first page again. Rejects like the action `refreshActivity`, also for 30 s after a failure. */
    readonly refresh: () => Promise<refreshActivity.ReturnType>
    /** Reads the next page. Rejects like the action `loadMoreActivity`, also for 30 s after a failure. */
    readonly loadMore: () => Promise<loadMoreActivity.ReturnType>
  }
}
