'use client'
import type { Config, KitState } from '@latchkit/core'
import { switchNetwork } from '@latchkit/core/actions'
import { toNetworksModel } from '@latchkit/core/views/networks'
import { NetworksView } from '@latchkit/ui/views/networks'
import { type ReactNode, useCallback, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { ignoreRejection } from './ignoreRejection.js'

/** Shows the configured networks, filtered by name. */
export function NetworksContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const [query, setQuery] = useState('')
  const select = useCallback(
    (state: KitState, config: Config) => toNetworksModel(state, config, query),
    [query],
  )
  return (
    <NetworksView
      model={useLatchkitState(select)}
      onSearch={setQuery}
      onSelectNetwork={(network) => ignoreRejection(switchNetwork(kit, { network }))}
    />
  )
}
