import { balanceCacheMs, balanceRetryBlockMs } from '../../../foundation/limits.js'
import type { BalanceSubject } from '../balance/types.js'

/** Items of an account whose pages are read one after the other. */
export type PagedList<Item> = {
  readonly items: readonly Item[]
  /** The cursor of the next page; absent at the end of the list. */
  readonly cursor?: string | undefined
  /** The cursors of the loaded pages. One that is repeated ends the list. */
  readonly cursors: readonly string[]
  /** When the first page was read, in ms since the epoch. */
  readonly at: number
}

/**
 * Returns the list after its next page, without repeated items. A cursor that was used before ends the list.
 *
 * @param read The cursor of the page. Several if the pages before it were empty.
 */
export function addPage<Item extends { readonly id: string }>(
  list: PagedList<Item>,
  read: readonly string[],
  items: readonly Item[],
  next: string | undefined,
): PagedList<Item> {
  const cursors = [...list.cursors, ...read]
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
 * longer on the first page was removed by a reorganization of the chain, or has left the account.
 *
 * @param read The cursors of the pages that were read after an empty first one.
 */
export function updateFirstPage<Item extends { readonly id: string }>(
  list: PagedList<Item> | undefined,
  items: readonly Item[],
  next: string | undefined,
  at: number,
  read: readonly string[] = [],
): PagedList<Item> {
  const first = withoutRepeated(items)
  const ids = new Set(first.map(({ id }) => id))
  const lastCommon = list ? list.items.findLastIndex(({ id }) => ids.has(id)) : -1
  const rest = lastCommon < 0 ? [] : (list?.items.slice(lastCommon + 1) ?? [])
  // Without a next page, the first one has all items.
  if (!list || next === undefined || rest.length === 0)
    return { items: first, ...(next !== undefined && { cursor: next }), cursors: read, at }
  return { ...list, items: [...first, ...rest], at }
}

/** A server whose list grows between two reads can return an item twice. */
function withoutRepeated<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse()
}

/** What of a state the rules read. */
type PagedState = {
  readonly status: string
  readonly of?: BalanceSubject | undefined
  readonly list?: PagedList<unknown> | undefined
  readonly at?: number | undefined
}

/**
 * Whether two subjects are the same account on the same chain. Not the function of the balance, which loads with the app: a
 * bundler would put its module into a chunk of its own.
 */
export function isSameSubject(a: BalanceSubject, b: BalanceSubject): boolean {
  return a.address === b.address && a.chainId === b.chainId
}

/** Whether the first page of that subject is known and younger than 30 s. */
export function isFresh(state: PagedState, of: BalanceSubject, now: number): boolean {
  const { status, list } = state
  return status === 'ready' && list !== undefined && isOf(state, of) && isWithin(list.at, now, balanceCacheMs)
}

/** Whether reading the items of that subject failed less than 30 s ago, so that a retry is still blocked. */
export function isBlocked<State extends PagedState>(
  state: State,
  of: BalanceSubject,
  now: number,
): state is Extract<State, { status: 'failed' }> {
  const { status, at } = state
  return status === 'failed' && at !== undefined && isOf(state, of) && isWithin(at, now, balanceRetryBlockMs)
}

function isOf(state: PagedState, of: BalanceSubject): boolean {
  return state.of !== undefined && isSameSubject(state.of, of)
}

/** A time in the future, after the clock was set back, counts as old. */
function isWithin(at: number, now: number, durationMs: number): boolean {
  return now >= at && now - at < durationMs
}
