'use client'
import { type Config, type KitState, toConnectingModel } from '@latchkit/core'
import { connect, push } from '@latchkit/core/actions'
import { ConnectingView } from '@latchkit/ui/views/connecting'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/parts.js'
import { settle } from './settle.js'

/** One wallet is asked to connect. */
export function ConnectingContainer({ route }: ContainerProps<'connecting'>): ReactNode {
  const { kit } = useShared()
  const select = useCallback(
    (state: KitState, config: Config) => toConnectingModel(state, config, route),
    [route],
  )
  const { walletId, namespace } = route
  return (
    <ConnectingView
      model={useLatchkitState(select)}
      onRetry={() => settle(connect(kit, { connectorId: walletId, namespace }))}
      onGetWallet={() => push(kit, { route: { view: 'get-wallet' } })}
    />
  )
}
