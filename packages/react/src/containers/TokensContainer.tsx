'use client'
import type { ChainNamespace, Config, KitState } from '@latchkit/core'
import { refreshTokens, watchTokens } from '@latchkit/core/actions'
import { toTokensModel } from '@latchkit/core/views/tokens'
import { TokensPanel } from '@latchkit/ui/views/tokens'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the tokens of the account of a namespace, and keeps them up to date. */
export function TokensContainer({ namespace }: { readonly namespace: ChainNamespace }): ReactNode {
  const { kit } = useLatchkitContext()
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toTokensModel(state, config, namespace),
    [namespace],
  )
  const model = useLatchkitState(select)
  if (model.status === 'disconnected' || model.status === 'unsupported') return null
  const canRetry =
    model.status === 'failed' && model.retryAt !== undefined && model.retryAt <= kit.internal.clock.now()
  return (
    <TokensPanel
      // The list of another chain is collapsed.
      key={'network' in model ? model.network.id : undefined}
      model={model}
      onRetry={canRetry ? () => ignoreRejection(refreshTokens(kit, { namespace })) : undefined}
    />
  )
}
