import type { Transaction } from '../../../ports/DataApi.js'
import { toLabel } from './rules.js'
import type { ActivityItem } from './types.js'

/** Creates a transaction on Ethereum that sent 1.5 USDC. `index` determines its id, hash and time: 0 is the newest. */
export function makeTransaction(index: number, fields: Partial<Transaction> = {}): Transaction {
  return {
    id: `id-${index}`,
    chainId: 'eip155:1',
    hash: `0x${index.toString(16).padStart(64, '0')}`,
    at: Date.UTC(2026, 4, 14, 12) - index * 60_000,
    status: 'confirmed',
    operation: 'send',
    from: `0x${'1'.repeat(40)}`,
    to: `0x${'2'.repeat(40)}`,
    transfers: [
      { kind: 'token', name: 'USD Coin', symbol: 'USDC', direction: 'out', amount: '1.5', isSpam: false },
    ],
    ...fields,
  }
}

/** Creates such a transaction ready to show. */
export function makeItem(index: number, fields: Partial<ActivityItem> = {}): ActivityItem {
  const transaction = makeTransaction(index, fields)
  return { ...transaction, label: toLabel(transaction), ...fields }
}

/** Creates the transactions from one index to another, which is not included. */
export function makeItems(from: number, to: number): readonly ActivityItem[] {
  return Array.from({ length: to - from }, (_, index) => makeItem(from + index))
}
