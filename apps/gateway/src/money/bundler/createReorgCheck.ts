import type { Logger } from 'pino'
import { type Hex, toHex } from 'viem'
import type { BundlerMetrics } from './BundlerMetrics.js'
import type { ChainBundler } from './ChainBundler.js'
import type { OperationStore } from './createOperationStore.js'
import type { ReputationStore } from './createReputationStore.js'
import type { StoredTransaction, TransactionStore } from './createTransactionStore.js'
import { isEmptyTransfer } from './ExecutorQueue.js'
import { confirmations } from './limits.js'
import { getReputableEntities } from './ParsedOperation.js'

type Block = { readonly number: Hex; readonly hash: Hex }

/**
 * Creates the function that looks for reorganizations of a chain: transactions whose block was removed are sent again, and
 * their operations wait again.
 */
export function createReorgCheck({
  chain,
  operations,
  transactions,
  reputations,
  metrics,
  logger,
}: {
  readonly chain: ChainBundler
  readonly operations: OperationStore
  readonly transactions: TransactionStore
  readonly reputations: ReputationStore
  readonly metrics: BundlerMetrics
  readonly logger: Logger
}): () => Promise<void> {
  const { client, id, settings } = chain
  let checkedHead: Hex | undefined

  const readBlock = async (block: Hex | 'latest') =>
    (await client.call<Block | null>('eth_getBlockByNumber', [block, false])) ?? undefined

  async function reopen(transaction: StoredTransaction): Promise<void> {
    await transactions.reopen(transaction)
    if (isEmptyTransfer(transaction)) return
    const stored = await operations.find(id, transaction.operationHash)
    if (stored?.status === 'included')
      await reputations.add(id, getReputableEntities(stored), { included: -1 })
    await operations.reopen({ chainId: id, hash: transaction.operationHash })
    metrics.transactions.inc({ chain: id, outcome: 'reorganized' })
    logger.warn(
      { chain: id, transaction: transaction.hash },
      'the block of a transaction of the bundler was removed',
    )
  }

  /** If a block is still in the chain, those before it are too. */
  async function findRemoved(
    unconfirmed: readonly StoredTransaction[],
  ): Promise<readonly StoredTransaction[]> {
    const removed: StoredTransaction[] = []
    const newestFirst = [...unconfirmed].sort((a, b) => (b.blockNumber ?? 0) - (a.blockNumber ?? 0))
    const hashes = new Map<number, Hex | undefined>()
    for (const one of newestFirst) {
      const number = one.blockNumber ?? 0
      if (!hashes.has(number)) hashes.set(number, (await readBlock(toHex(number)))?.hash)
      const hash = hashes.get(number)
      if (hash === one.blockHash) return removed
      // A node that is behind does not know the block: only another block in its place shows a reorganization.
      if (hash !== undefined) removed.push(one)
    }
    return removed
  }

  return async () => {
    const unconfirmed = await transactions.listUnconfirmed(id)
    if (unconfirmed.length === 0) return
    const head = await readBlock('latest')
    if (!head || head.hash === checkedHead) return
    const removed = await findRemoved(unconfirmed)
    for (const one of removed) await reopen(one)
    await transactions.confirm(id, Number(head.number) - (settings.confirmations ?? confirmations))
    checkedHead = head.hash
  }
}
