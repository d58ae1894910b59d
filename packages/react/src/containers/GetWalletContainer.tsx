'use client'
import { toGetWalletModel } from '@latchkit/core/get-wallet'
import { GetWalletView } from '@latchkit/ui/views/get-wallet'
import type { ReactNode } from 'react'
import { useLatchkitState } from '../hooks/useLatchkitState.js'

/** Shows wallets that the user can install. */
export function GetWalletContainer(): ReactNode {
  return <GetWalletView model={useLatchkitState(toGetWalletModel)} />
}
