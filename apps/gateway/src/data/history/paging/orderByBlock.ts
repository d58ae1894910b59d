import type { HistoryPosition } from '../../sources/HistorySource.js'

/** A transaction that its block places in the order. */
export type BlockItem = Pick<HistoryPosition, 'blockNumber' | 'index' | 'minedAt'>

/**
 * Returns the items after a position, the newest block first. Times of blocks can decrease with their number (on Bitcoin by up to
 * two hours). The time of an item becomes never later than the time of the item before it, so that times and blocks have one order.
 *
 * @param after The last item that was returned before, on the same chain.
 */
export function orderByBlock<Item extends BlockItem>(
  items: readonly Item[],
  after: BlockItem | undefined,
): readonly Item[] {
  let latest = after?.minedAt ?? Number.POSITIVE_INFINITY
  return items
    .filter((item) => !after || comparePlaces(item, after) > 0)
    .sort(comparePlaces)
    .map((item) => {
      latest = Math.min(latest, item.minedAt)
      return { ...item, minedAt: latest }
    })
}

function comparePlaces(a: BlockItem, b: BlockItem): number {
  return b.blockNumber - a.blockNumber || b.index - a.index
}
