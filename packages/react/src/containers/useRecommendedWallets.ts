'use client'
import type { ConnectModel } from '@latchkit/core'
import { recommendWallets } from '@latchkit/core/connect-view'
import { useEffect } from 'react'
import { useShared } from '../LatchkitContext.js'
import { settle } from './settle.js'

/**
 * Reads the wallet directory while the list is on show, and again when `status` changes: until adapters have reported, nobody
 * knows whether there is a relay. Wallets of this browser do not wait for it.
 */
export function useRecommendedWallets(status: ConnectModel['status']): void {
  const { kit } = useShared()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `status` says that adapters have reported.
  useEffect(() => {
    // Without them the list is shorter, and whole all the same.
    settle(recommendWallets(kit))
  }, [kit, status])
}
