import { balanceCacheMs, balanceRetryBlockMs } from '../../foundation/limits.js'
import type { Transaction } from '../../ports/DataApi.js'
import type { BalanceSubject } from '../balance/types.js'
import type { ActivityItem, ActivityLabel, ActivityList, ActivityState } from './types.js'

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

/** Returns the list after its next page, without repeated transactions. A cursor that was used before ends the list. */
export function addPage(
  list: ActivityList,
  cursor: string,
  items: readonly ActivityItem[],
  next: string | undefined,
): ActivityList {
  const cursors = [...list.cursors, cursor]
  const hasNext = next !== undefined && !cursors.includes(next)
  return {
    items: withoutRepeated([...list.items, ...items]),
    ...(hasNext && { cursor: next }),
    cursors,
    at: list.at,
  }
}

/**
 * Returns the list after its first page was read again. The later pages are kept if both overlap: what is in between and no
 * longer on the first page was removed by a reorganization of the chain.
 */
export function updateFirstPage(
  list: ActivityList | undefined,
  items: readonly ActivityItem[],
  next: string | undefined,
  at: number,
): ActivityList {
  const first = withoutRepeated(items)
  const ids = new Set(first.map(({ id }) => id))
  const lastCommon = list ? list.items.findLastIndex(({ id }) => ids.has(id)) : -1
  const rest = lastCommon < 0 ? [] : (list?.items.slice(lastCommon + 1) ?? [])
  // Without a next page, the first one has all transactions.
  if (!list || next === undefined || rest.length === 0)
    return { items: first, ...(next !== undefined && { cursor: next }), cursors: [], at }
  return { ...list, items: [...first, ...rest], at }
}

/** Returns the pending transactions that are not in the list. */
export function withoutListed(pending: readonly ActivityItem[], list: ActivityList): readonly ActivityItem[] {
  if (pending.length === 0) return pending
  const hashes = new Set(list.items.map(toKey))
  return pending.filter((item) => !hashes.has(toKey(item)))
}

/** A hash is hexadecimal, in any case. */
function toKey({ chainId, hash }: ActivityItem): string {
  return `${chainId} ${hash.toLowerCase()}`
}

/** A server whose list grows between two reads can return a transaction twice. */
function withoutRepeated(items: readonly ActivityItem[]): readonly ActivityItem[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse()
}

/**
 * Whether two subjects are the same account on the same chain. Not the function of the balance, which loads with the app: see
 * `startModules`.
 */
export function isSameSubject(a: BalanceSubject, b: BalanceSubject): boolean {
  return a.address === b.address && a.chainId === b.chainId
}

/** Whether the first page of that subject is known and younger than 30 s. */
export function isFresh(state: ActivityState, of: BalanceSubject, now: number): boolean {
  return (
    state.status === 'ready' && isSameSubject(state.of, of) && isWithin(state.list.at, now, balanceCacheMs)
  )
}

/** Whether reading these transactions failed less than 30 s ago, so that a retry is still blocked. */
export function isBlocked(
  state: ActivityState,
  of: BalanceSubject,
  now: number,
): state is Extract<ActivityState, { status: 'failed' }> {
  return (
    state.status === 'failed' && isSameSubject(state.of, of) && isWithin(state.at, now, balanceRetryBlockMs)
  )
}

/** A time in the future, after the clock was set back, counts as old. */
function isWithin(at: number, now: number, durationMs: number): boolean {
  return now >= at && now - at < durationMs
}
