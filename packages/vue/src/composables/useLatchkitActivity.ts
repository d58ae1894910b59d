import { activityBinding } from '@latchkit/core/bindings'
import type { Refs } from './toRefs.js'
import { useActions } from './useActions.js'
import { type Input, useParameters } from './useParameters.js'
import { useState } from './useState.js'
import { useWatch } from './useWatch.js'

/**
 * Returns the transactions of an account on its chain, the newest first, and keeps them up to date until its scope is disposed: see the
 * action `watchActivity`. Further pages are added by `loadMore`. Without the option `dataApi`, there are only those that the app has sent,
 * and the status is `unavailable`.
 *
 * @param parameters `namespace`: default is the active one. Only accounts of `eip155` have transactions.
 * @example
 * ```ts
 * import { useLatchkitActivity } from '@latchkit/vue'
 *
 * const { transactions, hasMore, loadMore } = useLatchkitActivity()
 * console.log(transactions.value.map(({ label }) => label))
 * if (hasMore.value) await loadMore()
 * ```
 */
export function useLatchkitActivity(
  parameters: Input<activityBinding.Parameters> = {},
): useLatchkitActivity.ReturnType {
  const current = useParameters(parameters)
  useWatch(activityBinding.watch, current)
  return {
    ...useState(activityBinding.toState, current, {
      status: true,
      transactions: true,
      hasMore: true,
      isLoadingMore: true,
      updatedAt: true,
      error: true,
    }),
    ...useActions(activityBinding.createActions, current),
  }
}

export declare namespace useLatchkitActivity {
  type ReturnType = Refs<activityBinding.State> & activityBinding.Actions
}
