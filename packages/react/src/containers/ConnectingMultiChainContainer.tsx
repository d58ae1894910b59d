'use client'
import { navigate } from '@latchkit/core/actions'
import { toConnectingMultiChainModel } from '@latchkit/core/views'
import { ConnectingMultiChainView } from '@latchkit/ui/views/connecting-multi-chain'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { selectWallet } from '../context/selectWallet.js'
import type { ContainerProps } from '../context/types.js'
import { useModel } from '../hooks/useModel.js'

/** Lets the user choose the namespace in which a multichain wallet connects. */
export function ConnectingMultiChainContainer({
  route,
}: ContainerProps<'connecting-multi-chain'>): ReactNode {
  const { kit } = useLatchkitContext()
  const { walletId } = route
  return (
    <ConnectingMultiChainView
      model={useModel(toConnectingMultiChainModel, walletId)}
      onSelectNamespace={(namespace) => selectWallet(kit, { walletId, namespace })}
      onGetWallet={() => navigate(kit, { route: { view: 'get-wallet' } })}
    />
  )
}
