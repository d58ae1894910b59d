'use client'
import type { ChainNamespace, Config, KitState } from '@latchkit/core'
import { loadMoreActivity, refreshActivity, watchActivity } from '@latchkit/core/actions'
import { toActivityModel } from '@latchkit/core/views/activity'
import { ActivityPanel } from '@latchkit/ui/views/activity'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the transactions of the account of a namespace, and keeps them up to date. */
export function ActivityContainer({ namespace }: { readonly namespace: ChainNamespace }): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => watchActivity(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toActivityModel(state, config, namespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  const loadMore = useCallback(() => ignoreRejection(loadMoreActivity(kit, { namespace })), [kit, namespace])
  if (model.status === 'disconnected' || model.status === 'unsupported') return null
  const isBlocked =
    'retryAt' in model && model.retryAt !== undefined && model.retryAt > kit.internal.clock.now()
  return (
    <ActivityPanel
      // The list of another chain is collapsed.
      key={'network' in model ? model.network.id : undefined}
      model={model}
      onRetry={
        model.status === 'failed' && model.retryAt !== undefined && !isBlocked
          ? () => ignoreRejection(refreshActivity(kit, { namespace }))
          : undefined
      }
      onLoadMore={isBlocked ? undefined : loadMore}
    />
  )
}
