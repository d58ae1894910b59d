import { createDeadline } from '../../foundation/createDeadline.js'
import { createItemStream } from '../history/paging/createItemStream.js'
import { parsePageText, toPageText } from '../history/paging/pageState.js'
import { readWholeBlocks } from '../history/paging/readWholeBlocks.js'
import type { HistorySource } from '../sources/HistorySource.js'
import { createBlockscoutClient } from './createBlockscoutClient.js'
import {
  parsePage,
  pendingSchema,
  transactionSchema,
  transferSchema,
  unreadTransferSchema,
} from './historyItems.js'
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
    cost: 2,
    async read(account, { after, page, limit, signal: outer }) {
      const signal = createDeadline(outer, timeoutMs)
      const start = parsePageText(page)
      const transactions = createItemStream(
        start.transactions,
        async (query) => parsePage(await client.read(account, '/transactions', { query, signal })),
        (value) =>
          pendingSchema.safeParse(value).success ? [] : toList(transactionSchema.safeParse(value).data),
      )
      const transfers = createItemStream(
        start.transfers,
        async (query) => parsePage(await client.read(account, '/token-transfers', { query, signal })),
        (value) =>
          unreadTransferSchema.safeParse(value).success ? [] : toList(transferSchema.safeParse(value).data),
      )
      const { entries, isPartial } = await readWholeBlocks([transactions, transfers], {
        ...{ after, limit, maxPages },
        toEntries: (isWhole) =>
          toEntries(chain, account, {
            transactions: transactions.getItems().filter(isWhole),
            transfers: transfers.getItems().filter(isWhole),
          }),
      })
      return {
        ...{ entries, isPartial, tokens: toTokens(transfers.getItems()) },
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
