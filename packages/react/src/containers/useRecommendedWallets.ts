'use client'
import { recommendWallets } from '@latchkit/core/actions'
import { useEffect } from 'react'
import { useShared } from '../LatchkitContext.js'
import { settle } from './settle.js'

/** Looks up the catalogue's first wallets once the list is on show: those of this browser do not wait for it. */
export function useRecommendedWallets(isShown: boolean): void {
  const { kit } = useShared()
  useEffect(() => {
    // Without them the list is shorter, and whole all the same.
    if (isShown) settle(recommendWallets(kit))
  }, [kit, isShown])
}
