import { toTransactionId } from './toTrackedTransaction.js'
import type { TrackedBitcoinTransaction, TrackedEvmTransaction, TrackedSolanaTransaction } from './types.js'

/** The account of the transactions that `makeTracked` makes. */
export const from: `0x${string}` = `0x${'1'.repeat(40)}`

/** A pending transaction with the hash `index`, sent `index` ms after the epoch. */
export function makeTracked(
  index: number,
  fields: Partial<TrackedEvmTransaction> = {},
): TrackedEvmTransaction {
  const hash = `0x${index.toString(16).padStart(64, '0')}` as const
  const chainId = fields.chainId ?? 'eip155:1'
  return {
    namespace: 'eip155',
    id: toTransactionId(chainId, hash),
    chainId,
    hash,
    from,
    sentAt: index,
    status: 'pending',
    ...fields,
  }
}

/** Such a transaction of Solana. */
export function makeTrackedSolana(fields: Partial<TrackedSolanaTransaction> = {}): TrackedSolanaTransaction {
  const [hash, chainId] = ['1A'.repeat(32), 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'] as const
  return {
    namespace: 'solana',
    id: toTransactionId(chainId, hash),
    chainId,
    hash,
    from: '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv',
    sentAt: 1,
    status: 'pending',
    ...fields,
  }
}

/** Such a transaction of Bitcoin. */
export function makeTrackedBitcoin(
  fields: Partial<TrackedBitcoinTransaction> = {},
): TrackedBitcoinTransaction {
  const [hash, chainId] = ['ab'.repeat(32), 'bip122:000000000019d6689c085ae165831e93'] as const
  return {
    namespace: 'bip122',
    id: toTransactionId(chainId, hash),
    chainId,
    hash,
    from: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
    sentAt: 1,
    status: 'pending',
    ...fields,
  }
}
