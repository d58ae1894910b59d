'use client'
import type { Config, KitState } from '@latchkit/core'
import { readRemoteScope } from '@latchkit/core/views'
import { toDownloadsModel } from '@latchkit/core/views/get-wallet'
import { DownloadsView } from '@latchkit/ui/views/downloads'
import { type ReactNode, useCallback, useState } from 'react'
import type { ContainerProps } from '../context/types.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows the app stores and extension stores that offer one wallet. */
export function DownloadsContainer({ route }: ContainerProps<'downloads'>): ReactNode {
  const { walletId } = route
  const [scope] = useState(() => readRemoteScope())
  const select = useCallback(
    (state: KitState, config: Config) => toDownloadsModel(state, config, walletId, scope),
    [walletId, scope],
  )
  return <DownloadsView model={useLatchkitState(select)} />
}
