'use client'
import { navigate } from '@latchkit/core/actions'
import { toSwitchActiveChainModel } from '@latchkit/core/views/networks'
import { SwitchActiveChainView } from '@latchkit/ui/views/switch-active-chain'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { selectWallet } from '../context/selectWallet.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Shows how to connect a wallet for a network whose namespace has no session. */
export function SwitchActiveChainContainer({ route }: ContainerProps<'switch-active-chain'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { chainId } = route
  const model = useModel(toSwitchActiveChainModel, chainId)
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
