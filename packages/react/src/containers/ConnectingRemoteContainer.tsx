'use client'
import type { Config, KitState } from '@latchkit/core'
import { navigate } from '@latchkit/core/actions'
import { readRemoteScope } from '@latchkit/core/views'
import { toConnectingRemoteModel } from '@latchkit/core/views/remote'
import { ConnectingRemoteView } from '@latchkit/ui/views/connecting-remote'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { prefetchAccount } from './prefetchViews.js'
import { useRemotePanelCallbacks } from './useRemotePanelCallbacks.js'

/** Shows the connection to a remote wallet. The policy of core creates the pairing when this view opens. */
export function ConnectingRemoteContainer({ route }: ContainerProps<'connecting-remote'>): ReactNode {
  const context = useLatchkitContext()
  const { kit } = context
  useEffect(() => prefetchAccount(context), [context])
  const [scope] = useState(() => readRemoteScope())
  const [platform, setPlatform] = useState(route.platform)
  const { walletId } = route
  const select = useCallback(
    (state: KitState, config: Config) =>
      toConnectingRemoteModel(state, config, { walletId, platform }, scope),
    [walletId, platform, scope],
  )
  const model = useLatchkitState(select)
  return (
    <ConnectingRemoteView
      model={model}
      {...useRemotePanelCallbacks(model)}
      onSelectPlatform={setPlatform}
      onDownloads={walletId ? () => navigate(kit, { route: { view: 'downloads', walletId } }) : undefined}
    />
  )
}
