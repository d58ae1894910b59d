'use client'
import type { ChainNamespace, WalletRow } from '@latchkit/core'
import { toDisplayUriModel, watchDisplayUri } from '@latchkit/core/views/remote'
import { ConnectingRemoteView } from '@latchkit/ui/views/connecting-remote'
import { type ReactNode, useEffect, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/** Props of {@link DisplayUri}. */
export type DisplayUriProps = {
  readonly namespace: ChainNamespace
  readonly connectorId: string
  readonly wallet: WalletRow
  /** Shown while the connector has no URI. */
  readonly children: ReactNode
}

/** Shows a QR code for a connector that emits a URI while it connects, such as MetaMask's SDK. */
export function DisplayUri({ namespace, connectorId, wallet, children }: DisplayUriProps): ReactNode {
  const { kit } = useLatchkitContext()
  const [uri, setUri] = useState<string>()
  useEffect(
    () => watchDisplayUri(kit, { namespace, connectorId, listener: setUri }),
    [kit, namespace, connectorId],
  )
  if (uri === undefined) return children
  return (
    <ConnectingRemoteView
      model={toDisplayUriModel(wallet, uri)}
      onCopy={(text) => navigator.clipboard.writeText(text)}
    />
  )
}
