import type { PageActivity } from '../../../browser/pageActivity.js'
import { watchStorage } from '../../../browser/watchStorage.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { storedName } from './storedTransactions.js'
import { toTrackedTransaction } from './toTrackedTransaction.js'

/**
 * Tracks the stored transactions, those that were sent before, and those that other tabs of the app send; looks at once when
 * the user returns to the page. Returns the cleanup.
 */
export function followTransactions(
  { getState, internal }: Pick<Latchkit, 'getState' | 'internal'>,
  { watchReturn }: Pick<PageActivity, 'watchReturn'>,
): () => void {
  const load = () => internal.send({ feature: 'transactions', event: { type: 'load' } })
  load()
  for (const { sent = [] } of Object.values(getState().request ?? {})) {
    for (const { write, result, at } of sent) {
      const transaction = toTrackedTransaction(write, result, at)
      if (transaction) internal.send({ feature: 'transactions', event: { type: 'sent', transaction } })
    }
  }
  const cleanups = [
    watchStorage(storedName, load),
    watchReturn(() => internal.send({ feature: 'transactions', event: { type: 'returned' } })),
  ]
  return () => {
    for (const cleanup of cleanups) cleanup()
  }
}
