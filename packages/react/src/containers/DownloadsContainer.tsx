'use client'
import { readRemoteScope } from '@latchkit/core/views'
import { toDownloadsModel } from '@latchkit/core/views/get-wallet'
import { DownloadsView } from '@latchkit/ui/views/downloads'
import { type ReactNode, useState } from 'react'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Shows the app stores and extension stores that offer one wallet. */
export function DownloadsContainer({ route }: ContainerProps<'downloads'>): ReactNode {
  const { walletId } = route
  const [scope] = useState(() => readRemoteScope())
  return <DownloadsView model={useModel(toDownloadsModel, walletId, scope)} />
}
