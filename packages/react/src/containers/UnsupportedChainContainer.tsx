'use client'
import { disconnect, switchNetwork } from '@latchkit/core/actions'
import { toUnsupportedChainModel } from '@latchkit/core/views/networks'
import { UnsupportedChainView } from '@latchkit/ui/views/unsupported-chain'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the supported networks while the wallet is on an unsupported one. */
export function UnsupportedChainContainer({ route }: ContainerProps<'unsupported-chain'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { namespace } = route
  return (
    <UnsupportedChainView
      model={useModel(toUnsupportedChainModel, namespace)}
      onSelectNetwork={(network) => ignoreRejection(switchNetwork(kit, { network }))}
      onDisconnect={() => ignoreRejection(disconnect(kit, { namespace }))}
    />
  )
}
