import { watchStorage } from '../../browser/watchStorage.js'
import type { Latchkit } from '../../engine/latchkit.js'
import { toTrackedTransaction } from './rules.js'
import { storedName } from './storedTransactions.js'

/** Tracks the stored transactions, those that were sent before, and those that other tabs of the app send. Returns the cleanup. */
export function followTransactions({
  getState,
  internal,
}: Pick<Latchkit, 'getState' | 'internal'>): () => void {
  const load = () => internal.send({ feature: 'transactions', event: { type: 'load' } })
  load()
  for (const { write, result, at } of getState().request?.eip155?.sent ?? []) {
    const transaction = toTrackedTransaction(write, result, at)
    if (transaction) internal.send({ feature: 'transactions', event: { type: 'sent', transaction } })
  }
  return watchStorage(storedName, load)
}
