'use client'
import { activityBinding } from '@latchkit/core/bindings'
import { useMemo } from 'react'
import { useActions } from './useActions.js'
import { useModel } from './useModel.js'
import { useWatch } from './useWatch.js'

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
  const { namespace } = parameters
  const stable = useMemo(() => ({ namespace }), [namespace])
  useWatch(activityBinding.watch, stable)
  return {
    ...useModel(activityBinding.toState, stable),
    ...useActions(activityBinding.createActions, stable),
  }
}

export declare namespace useLatchkitActivity {
  type Parameters = activityBinding.Parameters
  type State = activityBinding.State
  type ReturnType = State & activityBinding.Actions
}
