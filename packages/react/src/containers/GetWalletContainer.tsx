'use client'
import { navigate } from '@latchkit/core/actions'
import { toGetWalletModel } from '@latchkit/core/views/get-wallet'
import { GetWalletView } from '@latchkit/ui/views/get-wallet'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'
import { useLatchkitContext } from '../LatchkitContext.js'

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
