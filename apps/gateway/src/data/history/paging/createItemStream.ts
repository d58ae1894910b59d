import { SourceError } from '../../sources/BalanceSource.js'
import type { PageParams } from './pageState.js'

/** A list of an account that is read page by page, the newest block first. */
export type ItemStream<Item> = {
  /** Reads the next page. */
  readonly readMore: () => Promise<void>
  /** Returns the valid items of all pages so far. */
  readonly getItems: () => readonly Item[]
  /** Whether there are no more pages. */
  readonly isComplete: () => boolean
  /** The block of the oldest item so far. Older blocks, and the rest of this one, follow. */
  readonly getLastBlock: () => number
  /** Returns where to start so that all items of a block and of older blocks are read; `null` if there are none. */
  readonly getStart: (blockNumber: number) => PageParams | null
}

/** A page of a list. */
export type ItemPage = {
  /** They are untrusted. */
  readonly items: readonly unknown[]
  /** The parameters of the next page; `null` on the last one. */
  readonly next: PageParams | null
}

/**
 * Creates a stream.
 *
 * @param start Where to start; `null` if there is nothing to read.
 * @param read Reads a page.
 * @param parse Returns the item, no item for one to leave out, or `undefined` for an invalid one.
 */
export function createItemStream<Item extends { readonly blockNumber: number }>(
  start: PageParams | null,
  read: (params: PageParams) => Promise<ItemPage>,
  parse: (value: unknown) => readonly Item[] | undefined,
): ItemStream<Item> {
  const items: Item[] = []
  const pages: { readonly params: PageParams; readonly lastBlock: number }[] = []
  let next = start
  let lastBlock = Number.POSITIVE_INFINITY
  return {
    getItems: () => items,
    isComplete: () => next === null,
    getLastBlock: () => (next === null ? Number.NEGATIVE_INFINITY : lastBlock),
    getStart: (blockNumber) => pages.find((page) => page.lastBlock <= blockNumber)?.params ?? next,
    async readMore() {
      if (next === null) return
      const params = next
      const page = await read(params)
      // Each on its own: an item that is invalid must not hide the others.
      const valid = page.items.flatMap((value) => {
        const found = parse(value)
        return found ? [found] : []
      })
      if (valid.length === 0 && page.items.length > 0)
        throw new SourceError('the service answers with unknown items')
      const parsed = valid.flat()
      items.push(...parsed)
      lastBlock = Math.min(lastBlock, ...parsed.map(({ blockNumber }) => blockNumber))
      pages.push({ params, lastBlock })
      next = page.next
    },
  }
}
