'use client'
import { navigate } from '@latchkit/core/actions'
import { WhatIsAWalletView } from '@latchkit/ui/views/what-is-a-wallet'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'

/** Explains what a wallet is, and links to the list of wallets to install. */
export function WhatIsAWalletContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return <WhatIsAWalletView onGetWallet={() => navigate(kit, { route: { view: 'get-wallet' } })} />
}
