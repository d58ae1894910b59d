import {
  trackedTransactionsMax,
  transactionDroppedMs,
  transactionExpiredMs,
  transactionHiddenLookMs,
  transactionLookMs,
  transactionQuickLooksMax,
  transactionSlowLookMs,
} from '../../../foundation/limits.js'
import type { Progress, TrackedTransaction, TransactionLook } from './types.js'

/** Progress of a transaction that was never looked up. */
export const noProgress: Progress = { lookCount: 0, unknownCount: 0, conclusionCount: 0 }

/** For this long, a transaction in a block is looked up again: two epochs of Ethereum, with a margin. */
export const transactionFinalMs = 900_000

/** A server behind a load balancer can be a block behind the one that answered before it. */
const looksUntilCertain = 2

/** Inputs of a transaction that are kept. A replacement usually spends all of them. */
const inputsMax = 8

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

/** After the same number of reorganizations, a transaction in a block is ahead; `replaced` and `dropped` are conclusions. */
function isAhead(one: TrackedTransaction, other: TrackedTransaction): boolean {
  const [own = 0, others = 0] = [one.reorganizations, other.reorganizations]
  if (own !== others) return own > others
  const rank = (transaction: TrackedTransaction) => {
    const { status, replacement } = transaction
    if (status === 'pending') return isKnown(transaction) ? 1 : 0
    if (status === 'confirmed' || status === 'failed') return 4
    return replacement ? 3 : 2
  }
  return rank(one) > rank(other)
}

/** Whether the network has told what a replacement is found by. */
function isKnown(transaction: TrackedTransaction): boolean {
  if (transaction.namespace === 'eip155') return transaction.nonce !== undefined
  return transaction.namespace === 'bip122' && transaction.inputs !== undefined
}

/**
 * Whether a reorganization can still remove a transaction from its block. Solana has none: a confirmed transaction has the votes of
 * two thirds of the stake.
 */
export function isInRecentBlock({ namespace, status, settledAt }: TrackedTransaction, at: number): boolean {
  const isInBlock = status === 'confirmed' || status === 'failed'
  return namespace !== 'solana' && isInBlock && settledAt !== undefined && at - settledAt < transactionFinalMs
}

/** Returns what a look changes in a transaction that was in a block. It is pending again if its block is gone, or has another result. */
export function applyLaterLook(
  transaction: TrackedTransaction,
  before: Progress,
  look: TransactionLook,
  at: number,
): { readonly transaction: TrackedTransaction; readonly progress: Progress } {
  const lookCount = before.lookCount + 1
  if (look.status === 'unreachable') return { transaction, progress: { ...before, lookCount } }
  if (look.status === transaction.status) return { transaction, progress: { ...noProgress, lookCount } }
  const unknownCount = before.unknownCount + 1
  if (unknownCount < looksUntilCertain)
    return { transaction, progress: { ...noProgress, lookCount, unknownCount } }
  const { settledAt: _, reorganizations = 0, ...open } = transaction
  return {
    transaction: { ...open, status: 'pending', reorganizations: reorganizations + 1 },
    progress: { ...noProgress, seenAt: at },
  }
}

/** Returns what a look changes in a pending transaction. */
export function applyLook(
  transaction: TrackedTransaction,
  before: Progress,
  look: TransactionLook,
  at: number,
): { readonly transaction: TrackedTransaction; readonly progress: Progress } {
  const lookCount = before.lookCount + 1
  const settle = (
    status: TrackedTransaction['status'],
    more: Pick<TrackedTransaction, 'replacement'> = {},
    known = transaction,
  ) => ({
    transaction: { ...known, status, settledAt: at, ...more },
    progress: { ...before, lookCount },
  })
  switch (look.status) {
    case 'confirmed':
    case 'failed':
      return settle(look.status, {}, learn(transaction, look))
    case 'unreachable':
      return { transaction, progress: { ...before, lookCount } }
    case 'pending':
      return { transaction: learn(transaction, look), progress: { ...noProgress, lookCount, seenAt: at } }
    case 'unknown': {
      const { conclusion, replacement } = look
      const unknownCount = before.unknownCount + 1
      const isSame = conclusion !== undefined && conclusion === before.conclusion
      const conclusionCount = conclusion === undefined ? 0 : isSame ? before.conclusionCount + 1 : 1
      // A wallet can replace the blockhash of a transaction of Solana when it signs. The new one expires within this time.
      const isEarly = conclusion === 'dropped' && at - transaction.sentAt < transactionExpiredMs
      if (conclusion && conclusionCount >= looksUntilCertain && !isEarly)
        return settle(conclusion, replacement && { replacement })
      // A wallet can send to a private relay, which publishes the transaction only in its block.
      const isOld = at - (before.seenAt ?? transaction.sentAt) >= transactionDroppedMs
      if (isOld && unknownCount >= looksUntilCertain) return settle('dropped')
      const { seenAt } = before
      return {
        transaction,
        progress: {
          ...{ lookCount, unknownCount, conclusionCount },
          ...(conclusion && { conclusion }),
          ...(seenAt !== undefined && { seenAt }),
        },
      }
    }
  }
}

/** Adds what a replacement is found by. */
function learn(
  transaction: TrackedTransaction,
  look: Extract<TransactionLook, { status: 'confirmed' | 'failed' | 'pending' }>,
): TrackedTransaction {
  const { nonce } = look
  if (transaction.namespace === 'eip155' && nonce !== undefined && nonce !== transaction.nonce) {
    // Only the app can have known another one.
    const { nonce: requestedNonce } = transaction
    return { ...transaction, nonce, ...(requestedNonce !== undefined && { requestedNonce }) }
  }
  if (transaction.namespace === 'bip122' && 'inputs' in look && look.inputs && !transaction.inputs)
    return { ...transaction, inputs: look.inputs.slice(0, inputsMax) }
  return transaction
}

/** Returns the time until the next look, in ms. Servers can be some blocks apart: one in a block is not missed twice at once. */
export function getLookDelay(
  { lookCount }: Progress,
  isHidden = false,
  status: TrackedTransaction['status'] = 'pending',
): number {
  if (isHidden) return transactionHiddenLookMs
  return status === 'pending' && lookCount < transactionQuickLooksMax
    ? transactionLookMs
    : transactionSlowLookMs
}
