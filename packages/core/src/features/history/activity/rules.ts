import type { Transaction } from '../../../ports/DataApi.js'
import type { TrackedTransaction } from '../../wallet/transactions/types.js'
import type { ActivityItem, ActivityLabel, ActivityList } from './types.js'

const labels: Readonly<Record<string, ActivityLabel>> = {
  approve: 'approved',
  borrow: 'borrowed',
  burn: 'burnt',
  buy: 'bought',
  cancel: 'canceled',
  claim: 'claimed',
  deploy: 'deployed',
  deposit: 'deposited',
  execute: 'executed',
  mint: 'minted',
  receive: 'received',
  repay: 'repaid',
  sell: 'sold',
  send: 'sent',
  stake: 'staked',
  trade: 'swapped',
  unstake: 'unstaked',
  withdraw: 'withdrawn',
}

/** Returns what a transaction did. An unknown operation is named after the direction of its transfers. */
export function toLabel({
  operation,
  transfers,
}: Pick<Transaction, 'operation' | 'transfers'>): ActivityLabel {
  const label = Object.hasOwn(labels, operation) ? labels[operation] : undefined
  if (label) return label
  const isIn = transfers.some(({ direction }) => direction === 'in')
  const isOut = transfers.some(({ direction }) => direction === 'out')
  if (isIn && isOut) return 'swapped'
  if (isIn) return 'received'
  return isOut ? 'sent' : 'executed'
}

/** Whether a transaction only moves NFTs that the server takes for spam. */
export function isSpam({ transfers }: Pick<Transaction, 'transfers'>): boolean {
  return transfers.length > 0 && transfers.every((transfer) => transfer.kind === 'nft' && transfer.isSpam)
}

/** Returns the pending transactions that are not in the list. */
export function withoutListed(pending: readonly ActivityItem[], list: ActivityList): readonly ActivityItem[] {
  if (pending.length === 0) return pending
  const hashes = new Set(list.items.map(toKey))
  return pending.filter((item) => !hashes.has(toKey(item)))
}

/** Whether a transaction will be in no page: another one, or none, is in a block instead. */
export const isReplacedOrDropped = ({ status }: Pick<TrackedTransaction, 'status'>): boolean =>
  status === 'replaced' || status === 'dropped'

/** A hash is hexadecimal, in any case. */
function toKey({ chainId, hash }: ActivityItem): string {
  return `${chainId} ${hash.toLowerCase()}`
}
