'use client'
import { switchNetwork } from '@latchkit/core/actions'
import { toNetworksModel } from '@latchkit/core/views/networks'
import { NetworksView } from '@latchkit/ui/views/networks'
import { type ReactNode, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useModel } from '../hooks/useModel.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the configured networks, filtered by name. */
export function NetworksContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const [query, setQuery] = useState('')
  return (
    <NetworksView
      model={useModel(toNetworksModel, query)}
      onSearch={setQuery}
      onSelectNetwork={(network) => ignoreRejection(switchNetwork(kit, { network }))}
    />
  )
}
