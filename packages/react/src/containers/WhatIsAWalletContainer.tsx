'use client'
import { push } from '@latchkit/core/actions'
import { WhatIsAWalletView } from '@latchkit/ui/views/what-is-a-wallet'
import type { ReactNode } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'

/** What a wallet is, and on to getting one. */
export function WhatIsAWalletContainer(): ReactNode {
  const { kit } = useLatchkitContext()
  return <WhatIsAWalletView onGetWallet={() => push(kit, { route: { view: 'get-wallet' } })} />
}
