'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { toSwitchActiveChainModel } from '@latchkit/core/views/networks'
import { SwitchActiveChainView } from '@latchkit/ui/views/switch-active-chain'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { selectWallet } from './selectWallet.js'

/** Shows how to connect a wallet for a network whose namespace has no session. */
export function SwitchActiveChainContainer({ route }: ContainerProps<'switch-active-chain'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { chainId } = route
  const select = useCallback(
    (state: KitState, config: Config) => toSwitchActiveChainModel(state, config, chainId),
    [chainId],
  )
  const model = useLatchkitState(select)
  const { namespace } = model.network
  return (
    <SwitchActiveChainView
      model={model}
      onConnect={
        model.status === 'same-wallet'
          ? () => selectWallet(kit, { walletId: model.wallet.id, namespace, chainId })
          : undefined
      }
      onChooseWallet={() => navigate(kit, { route: { view: 'connect', namespace, chainId } })}
      onGetWallet={() => navigate(kit, { route: { view: 'get-wallet' } })}
    />
  )
}
