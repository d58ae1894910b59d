import type { ListRead, PageParameters, ReadContext, ReadPage } from './types.js'

/** Items of an account whose pages are read one after the other. */
export type PagedList<Item> = {
  readonly items: readonly Item[]
  /** The cursor of the next page; absent at the end of the list. */
  readonly cursor?: string | undefined
  /** The cursors of the loaded pages. One that is repeated ends the list. */
  readonly cursors: readonly string[]
  /** When the first page was read, in ms since the epoch. */
  readonly at: number
  /** Why the server has no such list of the chain, such as `not_indexed`; absent if it has one. */
  readonly unavailable?: string | undefined
}

/** A page of such a list. */
export type ItemPage<Item> = {
  readonly items: readonly Item[]
  /** The cursor of the next page; absent on the last one. */
  readonly cursor?: string | undefined
  /** Why the server has no such list of the chain. */
  readonly unavailable?: string | undefined
  /** The cursors of the pages that were read, if those before it were empty. Default: its own. */
  readonly read?: readonly string[] | undefined
}

/** Empty pages with a next one are skipped, but a server that only sends those is not asked in a loop. */
const maxPages = 5

/**
 * Returns the list after one of its pages was read, each item once. A cursor that was used before ends the list.
 *
 * When the first page is read again, the later ones are kept if both overlap: what is in between and no longer on the first page
 * was removed by a reorganization of the chain, or has left the account.
 */
export function mergePage<Item extends { readonly id: string }>(
  list: PagedList<Item> | undefined,
  { items, cursor: next, read, unavailable }: ItemPage<Item>,
  { cursor, restart = false, at }: Pick<ListRead, 'cursor' | 'restart'> & { readonly at: number },
): PagedList<Item> {
  if (list && cursor !== undefined) {
    const cursors = [...list.cursors, ...(read ?? [cursor])]
    const hasNext = next !== undefined && !cursors.includes(next)
    const all = withoutRepeated([...list.items, ...items])
    return { items: all, ...(hasNext && { cursor: next }), cursors, at: list.at }
  }
  const first = withoutRepeated(items)
  const ids = new Set(first.map(({ id }) => id))
  const known = restart ? [] : (list?.items ?? [])
  const lastCommon = known.findLastIndex(({ id }) => ids.has(id))
  const rest = lastCommon < 0 ? [] : known.slice(lastCommon + 1)
  // Without a next page, the first one has all items.
  const isKept = next !== undefined && rest.length > 0
  const nextCursor = isKept ? list?.cursor : next
  return {
    items: isKept ? [...first, ...rest] : first,
    ...(nextCursor !== undefined && { cursor: nextCursor }),
    cursors: (isKept ? list?.cursors : read) ?? [],
    at,
    ...(unavailable !== undefined && { unavailable }),
  }
}

/** Creates a read that goes on with the next page while pages are empty, at most 5 in a row. */
export function skipEmptyPages<Item>(readPage: ReadPage<ItemPage<Item>>): ReadPage<ItemPage<Item>> {
  return async (context: ReadContext, { cursor: first, ...parameters }: PageParameters) => {
    const read = first === undefined ? [] : [first]
    for (let count = 1; ; count += 1) {
      const cursor = read.at(-1)
      const {
        items,
        cursor: next,
        ...rest
      } = await readPage(context, {
        ...parameters,
        ...(cursor !== undefined && { cursor }),
      })
      if (next === undefined || read.includes(next)) return { ...rest, items, read }
      if (items.length > 0 || count === maxPages) return { ...rest, items, cursor: next, read }
      read.push(next)
    }
  }
}

/** A server whose list grows between two reads can return an item twice. */
function withoutRepeated<Item extends { readonly id: string }>(items: readonly Item[]): readonly Item[] {
  return [...new Map([...items].reverse().map((item) => [item.id, item])).values()].reverse()
}
