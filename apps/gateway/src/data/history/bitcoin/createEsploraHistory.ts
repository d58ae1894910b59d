import type { EsploraClient } from '../../accountData/bitcoin/createEsploraClient.js'
import type { HistoryPage, HistorySource } from '../../sources/HistorySource.js'
import { createItemStream, type ItemPage } from '../paging/createItemStream.js'
import { orderByBlock } from '../paging/orderByBlock.js'
import { readWholeBlocks } from '../paging/readWholeBlocks.js'
import {
  type EsploraTransaction,
  parseTransaction,
  pendingBlock,
  transactionId,
} from './esploraTransaction.js'
import { toEntry } from './toEntry.js'

/** Options of the source. */
export type EsploraHistoryOptions = {
  /** CAIP-2 id. */
  readonly chain: string
  readonly client: EsploraClient
  readonly now: () => number
}

/** Maximum number of pages that one read requests. Pages of Esplora have 25 confirmed transactions. */
const maxPages = 20

/**
 * Creates the source of kind `node` for the histories of Bitcoin addresses: the transactions in the mempool, then those in
 * blocks, from Esplora servers. A wallet with several addresses has a history for each.
 */
export function createEsploraHistory({ chain, client, now }: EsploraHistoryOptions): HistorySource {
  return {
    kind: 'node',
    cost: 2,
    read: (account, { after, page, limit, signal }) =>
      client.use(signal, async (get) => {
        const path = `/address/${encodeURIComponent(account)}/txs`
        const readPage = async (last: string | undefined) =>
          toPage(await get(last === undefined ? path : `${path}/chain/${last}`))
        const options = { account, chain, now: now() }
        const own = after?.chain === chain ? after : undefined

        const readFrom = async (last: string | undefined): Promise<HistoryPage> => {
          const stream = createItemStream<EsploraTransaction>(
            last === undefined ? {} : { last },
            ({ last: id }) => readPage(id),
            toList,
          )
          const { entries, isPartial } = await readWholeBlocks([stream], {
            ...{ after, limit, maxPages },
            toEntries: (isWhole) =>
              orderByBlock(
                stream
                  .getItems()
                  .filter(isWhole)
                  .map((item) => toEntry(item, options)),
                own,
              ),
          })
          return {
            ...{ entries, isPartial, tokens: new Map() },
            getNextPage({ blockNumber }) {
              const { last: id } = stream.getStart(blockNumber) ?? {}
              return id
            },
          }
        }

        const last = transactionId.safeParse(page).data
        const found = await readFrom(last)
        // The transaction at which the page begins was removed by a reorganization: the server returns nothing after it.
        return last !== undefined && found.entries.length === 0 ? readFrom(undefined) : found
      }),
  }
}

function toList(value: unknown): readonly EsploraTransaction[] | undefined {
  const transaction = parseTransaction(value)
  return transaction && [transaction]
}

/** The server has no cursor: the next page begins after the last confirmed transaction, until a page has none. */
function toPage(value: unknown): ItemPage {
  if (!Array.isArray(value)) return { items: [value], next: null }
  const last = value.findLast((item) => parseTransaction(item)?.blockNumber !== pendingBlock)
  const id = parseTransaction(last)?.id
  return { items: value, next: id === undefined ? null : { last: id } }
}
