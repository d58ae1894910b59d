'use client'
import type { ConnectModel } from '@latchkit/core'
import { recommendWallets } from '@latchkit/core/connect-view'
import { useEffect } from 'react'
import { useLatchkitContext } from '../LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Reads the wallet directory while the list is on show, and again when `status` changes: until adapters have reported, nobody
 * knows whether there is a relay. Wallets of this browser do not wait for it.
 */
export function useRecommendedWallets(status: ConnectModel['status']): void {
  const { kit } = useLatchkitContext()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `status` says that adapters have reported.
  useEffect(() => {
    // Without them the list is shorter, and whole all the same.
    ignoreRejection(recommendWallets(kit))
  }, [kit, status])
}
