'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { toReceiveModel } from '@latchkit/core/views/receive'
import { CompatibleNetworksView } from '@latchkit/ui/views/compatible-networks'
import { type ReactNode, useCallback } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the networks that share the address of the account. */
export function CompatibleNetworksContainer({ route }: ContainerProps<'compatible-networks'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace, accountType } = route
  const select = useCallback(
    (state: KitState, config: Config) => toReceiveModel(state, config, namespace, { accountType }),
    [namespace, accountType],
  )
  const model = useLatchkitState(select)
  return (
    <CompatibleNetworksView
      model={model}
      onCopy={() => navigator.clipboard.writeText(model.status === 'ready' ? model.address : '')}
      onConnect={() => navigate(kit, { route: { view: 'connect', namespace } })}
    />
  )
}
