import {
  trackedTransactionsMax,
  transactionDroppedMs,
  transactionLookMs,
  transactionQuickLooksMax,
  transactionSlowLookMs,
} from '../../foundation/limits.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { WriteIntent } from '../request/writes.js'
import type { Progress, TrackedTransaction, TransactionLook } from './types.js'

/** Progress of a transaction that was never looked up. */
export const noProgress: Progress = { lookCount: 0, unknownCount: 0, nonceUsedCount: 0 }

/** A server behind a load balancer can be a block behind the one that answered before it. */
const looksUntilCertain = 2

/** Returns the id of a transaction; see `TrackedTransaction`. */
export const toTransactionId = (chainId: CaipNetworkId, hash: string): string =>
  `${chainId}/${hash.toLowerCase()}`

/** Returns the transaction that a wallet has sent; `undefined` if the write sent none on an EVM chain. */
export function toTrackedTransaction(
  write: { readonly address: string; readonly chainId: CaipNetworkId; readonly intent: WriteIntent },
  result: unknown,
  sentAt: number,
): TrackedTransaction | undefined {
  const { address, chainId, intent } = write
  if (intent.kind !== 'sendTransaction' || !isHash(result) || !isEvmAddress(address)) return undefined
  return {
    id: toTransactionId(chainId, result),
    chainId,
    hash: result,
    from: address,
    sentAt,
    status: 'pending',
    ...(intent.transaction.nonce !== undefined && { nonce: intent.transaction.nonce }),
  }
}

/** Whether a value has the shape of a transaction hash of an EVM chain. */
export const isHash = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[\da-f]{64}$/i.test(value)

/** Whether a value has the shape of an address of an EVM chain. The function of `chains/evm` would load keccak for its checksum. */
export const isEvmAddress = (value: unknown): value is `0x${string}` =>
  typeof value === 'string' && /^0x[\da-f]{40}$/i.test(value)

/** Joins two lists, of which each can be ahead of the other: the newest first, and at most 50. */
export function mergeTransactions(
  list: readonly TrackedTransaction[],
  others: readonly TrackedTransaction[],
): readonly TrackedTransaction[] {
  const byId = new Map(list.map((transaction) => [transaction.id, transaction]))
  for (const other of others) {
    const own = byId.get(other.id)
    if (!own || isAhead(other, own)) byId.set(other.id, other)
  }
  return [...byId.values()].sort((a, b) => b.sentAt - a.sentAt).slice(0, trackedTransactionsMax)
}

/** What is in a block is final; `replaced` and `dropped` are conclusions. */
function isAhead(one: TrackedTransaction, other: TrackedTransaction): boolean {
  const rank = ({ status, nonce }: TrackedTransaction) => {
    if (status === 'pending') return nonce === undefined ? 0 : 1
    return status === 'confirmed' || status === 'failed' ? 3 : 2
  }
  return rank(one) > rank(other)
}

/** Returns what a look changes. */
export function applyLook(
  transaction: TrackedTransaction,
  before: Progress,
  look: TransactionLook,
  at: number,
): { readonly transaction: TrackedTransaction; readonly progress: Progress } {
  const lookCount = before.lookCount + 1
  const settle = (status: TrackedTransaction['status']) => ({
    transaction: { ...transaction, status, settledAt: at },
    progress: { ...before, lookCount },
  })
  switch (look.status) {
    case 'confirmed':
    case 'failed':
      return settle(look.status)
    case 'unreachable':
      return { transaction, progress: { ...before, lookCount } }
    case 'pending':
      return {
        transaction: transaction.nonce === look.nonce ? transaction : { ...transaction, nonce: look.nonce },
        progress: { ...noProgress, lookCount },
      }
    case 'unknown': {
      const unknownCount = before.unknownCount + 1
      const nonceUsedCount = look.isNonceUsed ? before.nonceUsedCount + 1 : 0
      if (nonceUsedCount >= looksUntilCertain) return settle('replaced')
      // A wallet can send to a private relay, which publishes the transaction only in its block.
      const isOld = at - transaction.sentAt >= transactionDroppedMs
      if (isOld && unknownCount >= looksUntilCertain) return settle('dropped')
      return { transaction, progress: { lookCount, unknownCount, nonceUsedCount } }
    }
  }
}

/** Returns the time until the next look, in ms. */
export const getLookDelay = ({ lookCount }: Progress): number =>
  lookCount < transactionQuickLooksMax ? transactionLookMs : transactionSlowLookMs
