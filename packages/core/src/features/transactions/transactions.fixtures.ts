import { toTransactionId } from './rules.js'
import type { TrackedTransaction } from './types.js'

/** The account of the transactions that `makeTracked` makes. */
export const from: `0x${string}` = `0x${'1'.repeat(40)}`

/** A pending transaction with the hash `index`, sent `index` ms after the epoch. */
export function makeTracked(index: number, fields: Partial<TrackedTransaction> = {}): TrackedTransaction {
  const hash = `0x${index.toString(16).padStart(64, '0')}` as const
  const chainId = fields.chainId ?? 'eip155:1'
  return {
    id: toTransactionId(chainId, hash),
    chainId,
    hash,
    from,
    sentAt: index,
    status: 'pending',
    ...fields,
  }
}
