import { watchStorage } from '../../../browser/watchStorage.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { callsFeature } from './feature.js'
import { storedName } from './storedCalls.js'

/** Follows the batches of calls that are stored, and those that other tabs of the app send. Returns the cleanup. */
export function followCalls({ internal }: Pick<Latchkit, 'internal'>): () => void {
  internal.install(callsFeature)
  const load = () => internal.send({ feature: 'calls', event: { type: 'load' } })
  load()
  return watchStorage(storedName, load)
}
