'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate, watchTokens } from '@latchkit/core/actions'
import { toTokenDetailModel } from '@latchkit/core/views/tokens'
import { TokenDetailView } from '@latchkit/ui/views/token-detail'
import { type ReactNode, useCallback, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows a token of the account, and keeps its values up to date. */
export function TokenDetailContainer({ route }: ContainerProps<'token-detail'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, id } = route
  useEffect(() => watchTokens(kit, { namespace }), [kit, namespace])
  const select = useCallback(
    (state: KitState, config: Config) => toTokenDetailModel(state, config, namespace, id),
    [namespace, id],
  )
  return (
    <TokenDetailView
      model={useLatchkitState(select)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
      onTokens={() => navigate(kit, { route: { view: 'account', namespace, tab: 'tokens' }, replace: true })}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
