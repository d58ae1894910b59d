'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { toConnectingMultiChainModel } from '@latchkit/core/views'
import { ConnectingMultiChainView } from '@latchkit/ui/views/connecting-multi-chain'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { selectWallet } from './selectWallet.js'

/** Lets the user choose the namespace in which a multichain wallet connects. */
export function ConnectingMultiChainContainer({
  route,
}: ContainerProps<'connecting-multi-chain'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { walletId } = route
  const select = useCallback(
    (state: KitState, config: Config) => toConnectingMultiChainModel(state, config, walletId),
    [walletId],
  )
  return (
    <ConnectingMultiChainView
      model={useLatchkitState(select)}
      onSelectNamespace={(namespace) => selectWallet(kit, { walletId, namespace })}
      onGetWallet={() => navigate(kit, { route: { view: 'get-wallet' } })}
    />
  )
}
