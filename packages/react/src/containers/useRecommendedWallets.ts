'use client'
import type { ConnectModel } from '@latchkit/core'
import { recommendWallets } from '@latchkit/core/views/connect'
import { ShownContext } from '@latchkit/ui/modal'
import { useContext, useEffect } from 'react'
import { useLatchkitContext } from '../context/LatchkitContext.js'
import { ignoreRejection } from './ignoreRejection.js'

/**
 * Loads wallets of the wallet directory while the list is shown, and again when `status` changes: it is unknown whether
 * there is a relay until the adapters have started. Wallets in this browser are listed before that.
 */
export function useRecommendedWallets(status: ConnectModel['status']): void {
  const { kit } = useLatchkitContext()
  const isShown = useContext(ShownContext)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `status` means that an adapter has started.
  useEffect(() => {
    if (!isShown) return
    // Without them the list is shorter but complete.
    ignoreRejection(recommendWallets(kit))
  }, [kit, status, isShown])
}
