import { SourceError } from '../../sources/BalanceSource.js'
import { comparePositions, type HistoryEntry, type HistoryPosition } from '../../sources/HistorySource.js'
import type { ItemStream } from './createItemStream.js'

/** Options of a read. */
export type WholeBlocksOptions = {
  /** Only entries after this position are returned. */
  readonly after: HistoryPosition | undefined
  /** Maximum number of entries. */
  readonly limit: number
  /** Maximum number of pages of each list. */
  readonly maxPages: number
  /**
   * Converts the items of whole blocks to entries.
   *
   * @param isWhole Whether an item is of a block that is read completely.
   */
  readonly toEntries: (
    isWhole: (item: { readonly blockNumber: number }) => boolean,
  ) => readonly HistoryEntry[]
}

/**
 * Reads pages of several lists of an account until there are enough entries. A transaction can be in all lists, and its
 * items on two pages, so an entry is complete only if its block is.
 *
 * @throws SourceError if there is no whole block in `maxPages` pages.
 */
export async function readWholeBlocks(
  streams: readonly ItemStream<unknown>[],
  { after, limit, maxPages, toEntries }: WholeBlocksOptions,
): Promise<{ readonly entries: readonly HistoryEntry[]; readonly isPartial: boolean }> {
  const isComplete = () => streams.every((stream) => stream.isComplete())
  const getHorizon = () => Math.max(...streams.map((stream) => stream.getLastBlock()))
  const getEntries = () => {
    // The rest of the oldest block may be on the next page.
    const horizon = getHorizon()
    return toEntries(({ blockNumber }) => blockNumber > horizon)
      .filter((entry) => !after || comparePositions(entry, after) > 0)
      .sort(comparePositions)
  }

  let entries = getEntries()
  for (let count = 0; count < maxPages && !isComplete() && entries.length < limit; count += 1) {
    const horizon = getHorizon()
    await Promise.all(
      streams.map((stream) => (stream.getLastBlock() === horizon ? stream.readMore() : undefined)),
    )
    entries = getEntries()
  }
  if (entries.length === 0 && !isComplete())
    throw new SourceError(`the service has no whole block in ${maxPages} pages`)
  return { entries: entries.slice(0, limit), isPartial: !isComplete() && entries.length < limit }
}
