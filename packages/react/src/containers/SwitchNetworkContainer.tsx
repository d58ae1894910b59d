'use client'
import type { Config, KitState } from '@latchkit/core'
import { switchNetwork } from '@latchkit/core/actions'
import { toSwitchNetworkModel } from '@latchkit/core/views/networks'
import { SwitchNetworkView } from '@latchkit/ui/views/switch-network'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the pending request to switch the wallet's network. */
export function SwitchNetworkContainer({ route }: ContainerProps<'switch-network'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { chainId } = route
  const select = useCallback(
    (state: KitState, config: Config) => toSwitchNetworkModel(state, config, chainId),
    [chainId],
  )
  const model = useLatchkitState(select)
  return (
    <SwitchNetworkView
      model={model}
      onRetry={() => ignoreRejection(switchNetwork(kit, { network: chainId }))}
    />
  )
}
