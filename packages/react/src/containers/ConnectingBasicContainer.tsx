'use client'
import { navigate } from '@latchkit/core/actions'
import { readRemoteScope } from '@latchkit/core/views'
import { toConnectingBasicModel } from '@latchkit/core/views/remote'
import { ConnectingBasicView } from '@latchkit/ui/views/connecting-basic'
import { type ReactNode, useState } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { selectWallet } from '../context/selectWallet.js'
import { useModel } from '../hooks/useModel.js'
import { useRecommendedWallets } from './useRecommendedWallets.js'
import { useRemotePanelCallbacks } from './useRemotePanelCallbacks.js'

/** Shows a QR code for any wallet, and a list of wallets. */
export function ConnectingBasicContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  const [scope] = useState(() => readRemoteScope())
  const model = useModel(toConnectingBasicModel, scope)
  useRecommendedWallets('ready')
  return (
    <ConnectingBasicView
      model={model}
      {...useRemotePanelCallbacks(model.remote)}
      onSelectWallet={(walletId) => selectWallet(kit, { walletId })}
      onAllWallets={() => navigate(kit, { route: { view: 'all-wallets' } })}
    />
  )
}
