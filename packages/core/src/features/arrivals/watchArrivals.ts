import { watchStorage } from '../../browser/watchStorage.js'
import { prefix, readItem } from '../../config/stored.js'
import type { Latchkit } from '../../engine/latchkit.js'
import { watchLazily } from '../../engine/watchLazily.js'
import { startModules } from '../transactions/startModules.js'
import { arrivalsName } from './arrivalsName.js'

/** Follows the swaps to other chains as soon as one is stored, also by another tab. Returns the cleanup. */
export function watchArrivals(kit: Pick<Latchkit, 'getState' | 'internal'>): () => void {
  const { storage } = kit.internal
  let stop: (() => void) | undefined
  function start(): void {
    const isStored = storage && readItem(storage, `${prefix}${arrivalsName}`, (text) => text) !== undefined
    if (!stop && isStored)
      stop = watchLazily(kit, 'the swaps to other chains', () => loadArrivals(kit), { isNeeded: true })
  }
  start()
  const stopStorage = watchStorage(arrivalsName, start)
  return () => {
    stopStorage()
    stop?.()
  }
}

/** Loads the code that follows swaps to other chains. Its result starts it. */
export async function loadArrivals(kit: Pick<Latchkit, 'getState' | 'internal'>): Promise<() => () => void> {
  const { followArrivals } = await import('./followArrivals.js')
  return () => {
    followArrivals(kit, startModules)
    return () => {}
  }
}
