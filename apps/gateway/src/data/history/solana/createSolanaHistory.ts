import { createHash } from 'node:crypto'
import * as z from 'zod/mini'
import type { NodePool } from '../../../chain/rpcProxy/createNodePool.js'
import { createCache } from '../../../foundation/createCache.js'
import { SourceError } from '../../sources/BalanceSource.js'
import { createNodeReader, type NodeReader } from '../../sources/createNodeReader.js'
import type { HistoryEntry, HistorySource, TokenDetails } from '../../sources/HistorySource.js'
import { createItemStream, type ItemPage } from '../paging/createItemStream.js'
import { orderByBlock } from '../paging/orderByBlock.js'
import type { PageParams } from '../paging/pageState.js'
import { readWholeBlocks } from '../paging/readWholeBlocks.js'
import { readTokenAddresses } from './readTokenAddresses.js'
import { readTokenNames, type TokenName } from './readTokenNames.js'
import { parseSolanaTransaction, type SolanaTransaction } from './solanaTransaction.js'
import { toDetails } from './toDetails.js'

/** Options of the source. */
export type SolanaHistoryOptions = {
  /** CAIP-2 id. */
  readonly chain: string
  readonly pool: NodePool
  readonly now: () => number
}

const noName: TokenName = { name: '', symbol: '' }
/** Number of signatures that a node returns at most. */
const pageSize = 1_000
/** Maximum number of such pages of each list that one read requests. */
const maxPages = 10
/** Number of transactions that are read at the same time. */
const concurrency = 8
/** Transactions do not change, so they are kept for long. */
const cache = { maxAgeMs: 3_600_000, maxKeys: 5_000 }

const signatureSchema = z.object({
  signature: z.string().check(z.regex(/^[1-9A-HJ-NP-Za-km-z]{64,90}$/)),
  slot: z.int().check(z.gte(0)),
  blockTime: z.nullish(z.int().check(z.gte(0))),
})

type Signature = { readonly blockNumber: number; readonly hash: string; readonly minedAt: number | undefined }

/**
 * Creates the source of kind `node` for the histories of Solana accounts: the transactions that name the account or one of its
 * token accounts, because a transfer of tokens names only the token account.
 */
export function createSolanaHistory({ chain, pool, now }: SolanaHistoryOptions): HistorySource {
  const known = createCache<SolanaTransaction>({ ...cache, now })
  const names = createCache<TokenName>({ ...cache, now })

  /** Returns the tokens of transactions. A name that cannot be read is empty. */
  async function describeTokens(
    node: NodeReader,
    transactions: readonly (SolanaTransaction | undefined)[],
  ): Promise<ReadonlyMap<string, TokenDetails>> {
    const decimals = new Map(
      transactions.flatMap((one) => one?.tokens ?? []).map((token) => [token.mint, token.decimals]),
    )
    const unknown = readTokenNames(
      node,
      [...decimals.keys()].filter((mint) => !names.has(mint)),
    )
    const tokens = [...decimals].map(async ([mint, count]) => {
      const name = await names.get(mint, async () => (await unknown).get(mint) ?? noName).catch(ignoreFailure)
      return [mint, { ...(name ?? noName), decimals: count }] as const
    })
    return new Map(await Promise.all(tokens))
  }

  return {
    kind: 'node',
    cost: 20,
    async read(account, { after, limit, signal }) {
      const node = createNodeReader(pool, signal)
      const at = now()
      const streams = [account, ...(await readTokenAddresses(node, account))].map((address) =>
        createItemStream<Signature>({}, (params) => readSignatures(node, address, params), parseSignature),
      )
      const { entries, isPartial } = await readWholeBlocks(streams, {
        ...{ after, limit, maxPages },
        toEntries: (isWhole) =>
          orderByBlock(
            toUnique(streams.flatMap((stream) => stream.getItems().filter(isWhole))).map((one) =>
              toEmptyEntry(one, { chain, account, now: at }),
            ),
            after?.chain === chain ? after : undefined,
          ),
      })
      const details = await mapConcurrently(entries, ({ hash }) =>
        known.get(hash, () => readTransaction(node, hash)).catch(ignoreMissing),
      )
      const full = entries.map((entry, index) => {
        const transaction = details[index]
        return transaction ? { ...entry, ...toDetails(transaction, account) } : entry
      })
      return { entries: full, isPartial, tokens: await describeTokens(node, details) }
    },
  }
}

async function readSignatures(node: NodeReader, address: string, { before }: PageParams): Promise<ItemPage> {
  const options = { limit: pageSize, commitment: 'confirmed', ...(before !== undefined && { before }) }
  const items: unknown = JSON.parse(await node.read('getSignaturesForAddress', [address, options]))
  if (!Array.isArray(items)) throw new SourceError('the node returns no signatures')
  const last = signatureSchema.safeParse(items.at(-1)).data?.signature
  return { items, next: items.length < pageSize || last === undefined ? null : { before: last } }
}

function parseSignature(value: unknown): readonly Signature[] | undefined {
  const { data } = signatureSchema.safeParse(value)
  if (!data) return undefined
  const { slot, signature, blockTime } = data
  return [
    {
      blockNumber: slot,
      hash: signature,
      minedAt: typeof blockTime === 'number' ? blockTime * 1000 : undefined,
    },
  ]
}

/** A transaction can be in the lists of several accounts. */
function toUnique(items: readonly Signature[]): readonly Signature[] {
  return [...new Map(items.map((item) => [item.hash, item])).values()]
}

/** An entry before its transaction is read, and if the node has it no longer. */
function toEmptyEntry(
  { hash, blockNumber, minedAt }: Signature,
  { chain, account, now }: { readonly chain: string; readonly account: string; readonly now: number },
): HistoryEntry {
  return {
    chain,
    blockNumber,
    // Nodes do not tell the index in the block. This one is the same in every answer.
    index: createHash('sha256').update(hash).digest().readUIntBE(0, 6),
    minedAt: minedAt ?? now,
    hash,
    sender: account,
    recipient: '',
    nonce: 0,
    status: 'confirmed',
    operationType: 'execute',
    transfers: [],
  }
}

async function readTransaction(node: NodeReader, signature: string): Promise<SolanaTransaction> {
  const options = { encoding: 'json', commitment: 'confirmed', maxSupportedTransactionVersion: 0 }
  const transaction = parseSolanaTransaction(await node.read('getTransaction', [signature, options]))
  if (!transaction) throw new MissingTransactionError()
  return transaction
}

/** The node has the transaction no longer, or not yet. It is asked again. */
class MissingTransactionError extends Error {
  override readonly name = 'MissingTransactionError'
}

function ignoreFailure(error: unknown): undefined {
  if (!(error instanceof SourceError)) throw error
}

function ignoreMissing(error: unknown): undefined {
  if (!(error instanceof MissingTransactionError)) throw error
}

async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  map: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const results: Result[] = []
  let next = 0
  const work = async () => {
    for (let index = next++; index < items.length; index = next++) {
      const item = items[index]
      if (item !== undefined) results[index] = await map(item)
    }
  }
  await Promise.all(Array.from({ length: concurrency }, work))
  return results
}
