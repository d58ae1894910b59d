'use client'
import { switchNetwork } from '@latchkit/core/actions'
import { toSwitchNetworkModel } from '@latchkit/core/views/networks'
import { SwitchNetworkView } from '@latchkit/ui/views/switch-network'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the pending request to switch the wallet's network. */
export function SwitchNetworkContainer({ route }: ContainerProps<'switch-network'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { chainId } = route
  const model = useModel(toSwitchNetworkModel, chainId)
  return (
    <SwitchNetworkView
      model={model}
      onRetry={() => ignoreRejection(switchNetwork(kit, { network: chainId }))}
    />
  )
}
