import { readPageActivity } from '../../../browser/pageActivity.js'
import { prefix } from '../../../config/scopeStorage.js'
import { readItem } from '../../../config/storedValues.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import { watchLazily } from '../../../engine/watchLazily.js'
import { watchArrivals } from '../../money/arrivals/watchArrivals.js'
import { followCalls } from '../../wallet/calls/followCalls.js'
import { startModules } from '../../wallet/transactions/startModules.js'

/**
 * Keeps the transactions that the app has sent in `kit.getState().transactions`, and tracks the pending ones until they are
 * confirmed, failed, replaced or dropped. They survive a reload, and the tabs of the app share them. Call it once at the start
 * of the app: tracking then continues after a reload. The network of each transaction is asked every 4 s, after 24 s every
 * 30 s, every 5 min while the page is hidden, and at most 99 times; the next call starts again. Transactions of `eip155`,
 * `solana` and `bip122` are tracked; one of `eip155` or `bip122` that a reorganization of the chain removes in the first 15 min
 * is pending again. A swap to another chain is followed until it has arrived, in `kit.getState().arrivals`: see
 * `Arrival`.
 *
 * @returns A function that stops sharing between tabs. Transactions that are tracked already stay tracked.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { watchTransactions } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const stop = watchTransactions(kit)
 * kit.subscribe(() => {
 *   for (const { hash, status } of kit.getState().transactions?.list ?? []) console.log(hash, status)
 * })
 * stop()
 * ```
 */
export function watchTransactions(kit: Latchkit): () => void {
  return watchLazily(
    kit,
    'the sent transactions',
    async () => {
      // Loaded here, because many users never send a transaction.
      const [{ createTransactionsFeature }, { followTransactions }] = await Promise.all([
        import('../../wallet/transactions/feature.js'),
        import('../../wallet/transactions/followTransactions.js'),
      ])
      const { storage } = kit.internal
      const calls = storage && readItem(storage, `${prefix}calls`, (text) => text)
      // A batch of calls of before the reload has no hash yet.
      return () => {
        kit.internal.install(createTransactionsFeature(startModules))
        const cleanups = [
          watchArrivals(kit),
          followTransactions(kit, readPageActivity()),
          calls ? followCalls(kit) : undefined,
        ]
        return () => {
          for (const cleanup of cleanups) cleanup?.()
        }
      }
    },
    { isNeeded: true },
  )
}
