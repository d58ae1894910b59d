'use client'
import type { Config, KitState } from '@latchkit/core'
import { connect, push } from '@latchkit/core/actions'
import { toConnectingModel } from '@latchkit/core/views'
import { ConnectingView } from '@latchkit/ui/views/connecting'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useShared } from '../LatchkitContext.js'
import type { ContainerProps } from '../modal/types.js'
import { settle } from './settle.js'

/** One wallet is asked to connect. */
export function ConnectingContainer({ route }: ContainerProps<'connecting'>): ReactNode {
  const { kit } = useShared()
  const select = useCallback(
    (state: KitState, config: Config) => toConnectingModel(state, config, route),
    [route],
  )
  const { walletId, namespace, chainId } = route
  return (
    <ConnectingView
      model={useLatchkitState(select)}
      onRetry={() => settle(connect(kit, { connectorId: walletId, namespace, chainId }))}
      onGetWallet={() => push(kit, { route: { view: 'get-wallet' } })}
    />
  )
}
