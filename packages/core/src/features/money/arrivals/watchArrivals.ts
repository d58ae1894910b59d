import { readPageActivity } from '../../../browser/pageActivity.js'
import { watchStorage } from '../../../browser/watchStorage.js'
import { prefix } from '../../../config/scopeStorage.js'
import { readItem } from '../../../config/storedValues.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import { startModules } from '../../wallet/transactions/startModules.js'
import { arrivalsName } from './arrivalsName.js'

/** Follows the swaps to other chains as soon as one is stored, also by another tab. Returns the cleanup. */
export function watchArrivals(kit: Pick<Latchkit, 'getState' | 'internal'>): () => void {
  const { storage } = kit.internal
  let stop: (() => void) | undefined
  function start(): void {
    const isStored = storage && readItem(storage, `${prefix}${arrivalsName}`, (text) => text) !== undefined
    if (!stop && isStored) stop = startArrivals(kit)
  }
  start()
  const stopStorage = watchStorage(arrivalsName, start)
  return () => {
    stopStorage()
    stop?.()
  }
}

/**
 * Loads the code that follows swaps to other chains, until the kit is destroyed. Returns what stops loading it.
 */
export function startArrivals(kit: Pick<Latchkit, 'getState' | 'internal'>): () => void {
  return watchLazily(
    kit,
    'the swaps to other chains',
    async () => {
      // Loaded here, because most users never swap to another chain.
      const { followArrivals } = await import('./followArrivals.js')
      return () => {
        followArrivals(kit, { ...startModules, page: readPageActivity(), watchStorage })
        // What is followed stays followed.
        return () => {}
      }
    },
    { isNeeded: true },
  )
}
