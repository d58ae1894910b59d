import * as z from 'zod/mini'
import { createDeadline } from '../../foundation/createDeadline.js'
import { toSafeText } from '../../foundation/toSafeText.js'
import { getOperationType } from '../history/evm/getOperationType.js'
import { toAssetTransfer } from '../history/evm/toAssetTransfer.js'
import { createItemStream, type ItemPage } from '../history/paging/createItemStream.js'
import { toPageParams } from '../history/paging/pageState.js'
import { readWholeBlocks } from '../history/paging/readWholeBlocks.js'
import { SourceError } from '../sources/BalanceSource.js'
import type { HistoryEntry, HistorySource, TokenDetails } from '../sources/HistorySource.js'
import { callAlchemy } from './callAlchemy.js'

/** Options of the source. */
export type AlchemyHistoryOptions = {
  /** URL of the JSON-RPC API, which contains the key. */
  readonly url: string
  /** CAIP-2 id. */
  readonly chain: string
  /** Time in which all requests of a read must be answered. */
  readonly timeoutMs: number
}

/** Maximum number of pages of each list that one read requests. */
const maxPages = 10
/** Number of transfers of a page, in hex. */
const maxCount = '0x64'
/** Maximum number of transfers of one transaction. */
const maxTransfers = 100

const addressSchema = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{40}$/i)),
  z.transform((text) => text.toLowerCase()),
)
const quantitySchema = z.pipe(
  z.string().check(z.regex(/^0x[\da-f]{1,64}$/i)),
  z.transform((text) => BigInt(text)),
)
const itemSchema = z.object({
  uniqueId: z.string().check(z.maxLength(200)),
  hash: z.string().check(z.regex(/^0x[\da-f]{64}$/)),
  blockNum: z.string().check(z.regex(/^0x[\da-f]{1,12}$/)),
  from: addressSchema,
  to: z.nullish(addressSchema),
  asset: z.nullish(z.string()),
  category: z.enum(['external', 'erc20', 'erc721', 'erc1155']),
  erc721TokenId: z.nullish(quantitySchema),
  tokenId: z.nullish(quantitySchema),
  erc1155Metadata: z.nullish(z.array(z.object({ tokenId: quantitySchema, value: quantitySchema }))),
  rawContract: z.object({
    value: z.nullish(quantitySchema),
    address: z.nullish(addressSchema),
    decimal: z.nullish(quantitySchema),
  }),
  metadata: z.object({ blockTimestamp: z.iso.datetime() }),
})
const pageSchema = z.object({ transfers: z.array(z.unknown()), pageKey: z.optional(z.string()) })

type Item = z.output<typeof itemSchema> & { readonly blockNumber: number }
type Transfer = Parameters<typeof getOperationType>[2][number]

/**
 * Creates the source of kind `alchemy` for histories: `alchemy_getAssetTransfers` for what the account sends and for what it
 * receives, merged block by block. It knows no nonces, so they are 0.
 */
export function createAlchemyHistory({ url, chain, timeoutMs }: AlchemyHistoryOptions): HistorySource {
  return {
    kind: 'alchemy',
    cost: 2,
    async read(account, { after, limit, signal: outer }) {
      const signal = createDeadline(outer, timeoutMs)
      // Keys of pages expire after some minutes, so a page begins at a block instead.
      const toBlock = after?.chain === chain ? `0x${after.blockNumber.toString(16)}` : 'latest'
      const createStream = (party: object) =>
        createItemStream<Item>(
          {},
          async (page) => {
            const params = {
              ...{ ...party, ...page, fromBlock: '0x0', toBlock, order: 'desc', maxCount },
              ...{ withMetadata: true, excludeZeroValue: false },
              category: ['external', 'erc20', 'erc721', 'erc1155'],
            }
            return parsePage(await callAlchemy(url, { method: 'alchemy_getAssetTransfers', params, signal }))
          },
          parseItem,
        )
      const streams = [createStream({ fromAddress: account }), createStream({ toAddress: account })]
      const getItems = () => streams.flatMap((stream) => stream.getItems())
      const page = await readWholeBlocks(streams, {
        ...{ after, limit, maxPages },
        toEntries: (isWhole) => toEntries(chain, account, getItems().filter(isWhole)),
      })
      return { ...page, tokens: toTokens(getItems()) }
    },
  }
}

function parsePage(value: unknown): ItemPage {
  const result = pageSchema.safeParse(value)
  if (!result.success) throw new SourceError('the service answers without a list of items')
  const { transfers: items, pageKey } = result.data
  return { items, next: pageKey ? toPageParams({ pageKey }) : null }
}

function parseItem(value: unknown): readonly Item[] | undefined {
  const { data } = itemSchema.safeParse(value)
  return data && [{ ...data, blockNumber: Number(data.blockNum) }]
}

/** @param items All items of some blocks. */
function toEntries(chain: string, account: string, items: readonly Item[]): readonly HistoryEntry[] {
  const byHash = new Map<string, Map<string, Item>>()
  for (const item of items) {
    const group = byHash.get(item.hash) ?? new Map<string, Item>()
    // A transfer of the account to itself is in both lists.
    byHash.set(item.hash, group.set(item.uniqueId, item))
  }
  // The index of a transaction in its block is unknown; the order of hashes is the same in each read.
  const sizes = new Map<number, number>()
  return [...byHash.keys()].sort().flatMap((hash) => {
    const group = [...(byHash.get(hash)?.values() ?? [])].sort((a, b) => (a.uniqueId < b.uniqueId ? -1 : 1))
    const blockNumber = group[0]?.blockNumber ?? 0
    const index = sizes.get(blockNumber) ?? 0
    sizes.set(blockNumber, index + 1)
    const own = group.find(({ category }) => category === 'external')
    const first = own ?? group[0]
    const transfers = group.flatMap((item) => toTransfers(item, account)).slice(0, maxTransfers)
    // Anyone can make transfers of nothing in the name of any account.
    if (!first || (!own && transfers.length === 0)) return []
    const { from, to = null, metadata } = first
    // Without a value, it is a call of a contract. Its input is unknown.
    const input = transfers.length === 0 ? '0x00000000' : '0x'
    return {
      ...{ chain, hash, blockNumber, index, minedAt: Date.parse(metadata.blockTimestamp) },
      ...{ sender: from, recipient: to ?? '', nonce: 0, status: 'confirmed' as const },
      operationType: getOperationType({ from, to, input }, account, transfers),
      transfers: transfers.map(toAssetTransfer),
    }
  })
}

function toTransfers(item: Item, account: string): readonly Transfer[] {
  const { from, category, rawContract } = item
  const to = item.to ?? ''
  if (![from, to].includes(account)) return []
  const amount = rawContract.value ?? 0n
  const create = (fields: Pick<Transfer, 'kind' | 'contract'>, value: bigint, id?: bigint): Transfer[] =>
    value === 0n
      ? []
      : [
          {
            ...{ ...fields, amount: value.toString(), tokenId: id?.toString() ?? '', from, to },
            direction: from === to ? 'self' : from === account ? 'out' : 'in',
          },
        ]
  if (category === 'external') return create({ kind: 'native', contract: '' }, amount)
  const contract = rawContract.address ?? ''
  if (contract === '') return []
  if (category === 'erc20') return create({ kind: 'erc20', contract }, amount)
  if (category === 'erc1155')
    return (item.erc1155Metadata ?? []).flatMap(({ tokenId, value }) =>
      create({ kind: 'erc1155', contract }, value, tokenId),
    )
  const id = item.erc721TokenId ?? item.tokenId
  return id == null ? [] : create({ kind: 'erc721', contract }, 1n, id)
}

/** A token with unknown decimals is missing, except an NFT. */
function toTokens(items: readonly Item[]): ReadonlyMap<string, TokenDetails> {
  return new Map(
    items.flatMap(({ category, asset, rawContract: { address, decimal } }) => {
      if (!address || (category === 'erc20' && (decimal == null || decimal > 255n))) return []
      const symbol = toSafeText(asset ?? '')
      const decimals = category === 'erc20' ? Number(decimal) : 0
      return [[address, { name: symbol, symbol, decimals }] as const]
    }),
  )
}
