import { SourceError } from '../accountData/BalanceSource.js'
import { comparePositions, type HistorySource } from '../history/HistorySource.js'
import { createBlockscoutClient } from './createBlockscoutClient.js'
import { createItemStream } from './createItemStream.js'
import { pendingSchema, transactionSchema, transferSchema } from './historyItems.js'
import { parsePageText, toPageText } from './pageState.js'
import { toEntries, toTokens } from './toEntries.js'

/** Options of the source. */
export type BlockscoutHistoryOptions = {
  /** URL of the instance. */
  readonly url: string
  /** CAIP-2 id. */
  readonly chain: string
  /** Time in which all requests of a read must be answered. */
  readonly timeoutMs: number
}

/** Maximum number of pages of each list that one read requests. Pages of Blockscout have 50 items. */
const maxPages = 10

/**
 * Creates the source of kind `blockscout` for histories: the transactions of an account, and the transfers of its tokens in
 * transactions of others. Blockscout has them in two lists, which are merged block by block.
 */
export function createBlockscoutHistory({ url, chain, timeoutMs }: BlockscoutHistoryOptions): HistorySource {
  const client = createBlockscoutClient(url)
  return {
    kind: 'blockscout',
    async read(account, { after, page, limit, signal: outer }) {
      const signal = AbortSignal.any([outer, AbortSignal.timeout(timeoutMs)])
      const start = parsePageText(page)
      const transactions = createItemStream(
        start.transactions,
        (query) => client.read(account, '/transactions', { query, signal }),
        (value) =>
          pendingSchema.safeParse(value).success ? [] : toList(transactionSchema.safeParse(value).data),
      )
      const transfers = createItemStream(
        start.transfers,
        (query) => client.read(account, '/token-transfers', { query, signal }),
        (value) => toList(transferSchema.safeParse(value).data),
      )
      const streams = [transactions, transfers]
      const isComplete = () => streams.every((stream) => stream.isComplete())
      const getEntries = () => {
        // The rest of the oldest block may be on the next page.
        const horizon = Math.max(...streams.map((stream) => stream.getLastBlock()))
        const isWhole = ({ blockNumber }: { readonly blockNumber: number }) => blockNumber > horizon
        return toEntries(chain, account, {
          transactions: transactions.getItems().filter(isWhole),
          transfers: transfers.getItems().filter(isWhole),
        })
          .filter((entry) => !after || comparePositions(entry, after) > 0)
          .sort(comparePositions)
      }

      let entries: ReturnType<typeof getEntries> = []
      for (let count = 0; count < maxPages && !isComplete() && entries.length < limit; count += 1) {
        const newest = Math.max(...streams.map((stream) => stream.getLastBlock()))
        await Promise.all(
          streams.map((stream) => (stream.getLastBlock() === newest ? stream.readMore() : undefined)),
        )
        entries = getEntries()
      }
      if (entries.length === 0 && !isComplete())
        throw new SourceError(`the service has no whole block in ${maxPages} pages`)
      return {
        entries: entries.slice(0, limit),
        tokens: toTokens(transfers.getItems()),
        isPartial: !isComplete() && entries.length < limit,
        getNextPage: ({ blockNumber }) =>
          toPageText({
            transactions: transactions.getStart(blockNumber),
            transfers: transfers.getStart(blockNumber),
          }),
      }
    },
  }
}

function toList<Item>(item: Item | undefined): readonly Item[] | undefined {
  return item === undefined ? undefined : [item]
}
