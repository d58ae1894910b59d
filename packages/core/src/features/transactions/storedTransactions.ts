import { trackedTransactionsMax } from '../../foundation/limits.js'
import type { Storage } from '../../ports/Storage.js'
import { isEvmAddress, isHash, mergeTransactions, toTransactionId } from './rules.js'
import type { StartModules } from './startModules.js'
import type { TrackedTransaction } from './types.js'

/** The key of the transactions, after the prefix and the kit's name. */
export const storedName = 'transactions'

const chain = /^eip155:\d{1,20}$/
const statuses: readonly unknown[] = ['pending', 'confirmed', 'failed', 'replaced', 'dropped']

/** Reads the stored transactions. Entries that are none are absent. Never throws. */
export function readTransactions(
  storage: Storage,
  { prefix, readItem }: StartModules,
): readonly TrackedTransaction[] {
  return readItem(storage, `${prefix}${storedName}`, parse) ?? []
}

/** Adds one transaction to the stored ones, which another tab may have changed. Never throws. */
export function writeTransaction(
  storage: Storage,
  transaction: TrackedTransaction,
  modules: StartModules,
): void {
  const list = mergeTransactions(readTransactions(storage, modules), [transaction])
  modules.writeItem(storage, `${modules.prefix}${storedName}`, JSON.stringify(list))
}

function parse(text: string): readonly TrackedTransaction[] | undefined {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    // Truncated, or written by other code.
  }
  return Array.isArray(value) ? value.slice(0, trackedTransactionsMax).flatMap(toTransaction) : undefined
}

function toTransaction(value: unknown): readonly TrackedTransaction[] {
  if (typeof value !== 'object' || value === null) return []
  const { chainId, hash, from, sentAt, status, nonce, settledAt } = value as Partial<Record<string, unknown>>
  if (!isHash(hash) || !isEvmAddress(from) || typeof chainId !== 'string' || !chain.test(chainId)) return []
  if (!isCount(sentAt) || !statuses.includes(status)) return []
  const checkedChainId = chainId as TrackedTransaction['chainId']
  return [
    {
      id: toTransactionId(checkedChainId, hash),
      chainId: checkedChainId,
      hash,
      from,
      sentAt,
      status: status as TrackedTransaction['status'],
      ...(isCount(nonce) && { nonce }),
      ...(isCount(settledAt) && { settledAt }),
    },
  ]
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0
