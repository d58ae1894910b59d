'use client'
import { navigate } from '@latchkit/core/actions'
import { toGetWalletModel } from '@latchkit/core/views/get-wallet'
import { GetWalletView } from '@latchkit/ui/views/get-wallet'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows wallets that the user can install. */
export function GetWalletContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return (
    <GetWalletView
      model={useLatchkitState(toGetWalletModel)}
      onSelectWallet={(walletId) => navigate(kit, { route: { view: 'downloads', walletId } })}
    />
  )
}
