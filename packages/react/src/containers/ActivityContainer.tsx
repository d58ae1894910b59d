'use client'
import type { ChainNamespace, Config, KitState } from '@latchkit/core'
import {
  loadMoreActivity,
  navigate,
  refreshActivity,
  watchActivity,
  watchTransactions,
} from '@latchkit/core/actions'
import { canLoadMore, canRetry } from '@latchkit/core/views/account'
import { toActivityModel } from '@latchkit/core/views/activity'
import { toAvailableList } from '@latchkit/core/views/capabilities'
import { ActivityPanel } from '@latchkit/ui/views/activity'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'
import { useMinutes } from './useMinutes.js'

type ActivityContainerProps = {
  readonly namespace: ChainNamespace
  /** The hash of the transaction that was opened last. */
  readonly opened?: string | undefined
}

/** Shows the transactions of the account of a namespace, and keeps them up to date. */
export function ActivityContainer({ namespace, opened }: ActivityContainerProps): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => watchActivity(kit, { namespace }), [kit, namespace])
  // The pending transactions of an earlier page load.
  useEffect(() => watchTransactions(kit), [kit])
  const model = useModel(toAvailableModel, namespace)
  const now = useMinutes()
  const loadMore = useCallback(() => ignoreRejection(loadMoreActivity(kit, { namespace })), [kit, namespace])
  const open = useCallback(
    (hash: string) => {
      // Back leads to the same tab and row. Both at once, so that the account is not rendered again before.
      const route = { view: 'account', namespace, tab: 'activity', opened: hash } as const
      void navigate(kit, { route, replace: true })
      void navigate(kit, { route: { view: 'activity-detail', namespace, hash } })
    },
    [kit, namespace],
  )
  if (model.status === 'disconnected' || model.status === 'unsupported') return null
  return (
    <ActivityPanel
      // The list of another chain is collapsed.
      key={'network' in model ? model.network.id : undefined}
      model={model}
      now={now}
      opened={opened}
      onSelect={open}
      onRetry={canRetry(kit, model) ? () => ignoreRejection(refreshActivity(kit, { namespace })) : undefined}
      onLoadMore={canLoadMore(kit, model) ? loadMore : undefined}
    />
  )
}

function toAvailableModel(state: KitState, config: Config, namespace: ChainNamespace) {
  return toAvailableList(toActivityModel(state, config, namespace), state, config, namespace, 'history')
}
