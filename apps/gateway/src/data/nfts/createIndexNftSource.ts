import { and, desc, eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import type { NodePool } from '../../chain/rpcProxy/createNodePool.js'
import type { Database } from '../../database/Database.js'
import type { Hex } from '../accountData/evm/callContracts.js'
import { readTokens } from '../history/index/createIndexStore.js'
import { historyNfts } from '../history/index/tables.js'
import { SourceError } from '../sources/BalanceSource.js'
import { createNodeReader } from '../sources/createNodeReader.js'
import { InvalidPositionError, type NftSource, type OwnedNft } from '../sources/NftSource.js'
import { type ReceivedNft, readAmounts, readMetadataUrls } from './evm/readOwned.js'

/** Options of the source. */
export type IndexNftOptions = {
  readonly db: Database['db']
  /** CAIP-2 id. */
  readonly chain: string
  readonly pool: NodePool
  /** Address of Multicall3. */
  readonly multicall3: Hex
}

/** An NFT that an account has received, with its place in the order of a list. */
type Candidate = ReceivedNft & { readonly blockNumber: number }

/** Number of candidates that are read from the index, and checked with one call, at a time. */
const batchSize = 100
/** Maximum number of candidates per page: an account may have given away thousands. */
const maxBatches = 10

const positionSchema = z.tuple([
  z.int().check(z.gte(0)),
  z.string().check(z.regex(/^0x[\da-f]{40}$/)),
  z.string().check(z.regex(/^\d{1,78}$/)),
])

/**
 * Creates the source of kind `index`: the index has what an account has received, and the nodes tell what it owns now. So a
 * replaced block never shows an NFT that the account does not own.
 */
export function createIndexNftSource({ db, chain, pool, multicall3 }: IndexNftOptions): NftSource {
  async function readCandidates(
    account: string,
    after: z.infer<typeof positionSchema> | undefined,
  ): Promise<readonly Candidate[]> {
    const { standard, contract, tokenId, blockNumber } = historyNfts
    try {
      const rows = await db
        .select({ standard, contract, tokenId, blockNumber })
        .from(historyNfts)
        .where(
          and(
            eq(historyNfts.account, account),
            eq(historyNfts.chain, chain),
            after &&
              sql`(${blockNumber}, ${contract}, ${tokenId}) < (${after[0]}::bigint, ${after[1]}::text, ${after[2]}::text)`,
          ),
        )
        .orderBy(desc(blockNumber), desc(contract), desc(tokenId))
        .limit(batchSize)
      return rows.map((row) => ({ ...row, standard: row.standard === 'erc1155' ? 'erc1155' : 'erc721' }))
    } catch (cause) {
      throw new SourceError('the index cannot be read', { cause })
    }
  }

  return {
    kind: 'index',
    // The amounts, and the URLs of metadata.
    cost: 2,
    async read(account, { after, limit, signal }) {
      const place = { node: createNodeReader(pool, signal), multicall3 }
      const owned: (Candidate & { readonly amount: bigint })[] = []
      let position = after === undefined ? undefined : parsePosition(after)
      let isLast = false
      for (let batch = 0; batch < maxBatches && owned.length < limit && !isLast; batch++) {
        const candidates = await readCandidates(account, position)
        isLast = candidates.length < batchSize
        const amounts = candidates.length === 0 ? [] : await readAmounts(account, candidates, place)
        for (const [index, candidate] of candidates.entries()) {
          if (owned.length === limit) {
            isLast = false
            break
          }
          position = [candidate.blockNumber, candidate.contract, candidate.tokenId]
          const amount = amounts[index] ?? 0n
          if (amount > 0n) owned.push({ ...candidate, amount })
        }
      }
      return {
        nfts: await describeNfts(owned),
        next: isLast || position === undefined ? undefined : JSON.stringify(position),
      }

      async function describeNfts(
        nfts: readonly (Candidate & { readonly amount: bigint })[],
      ): Promise<readonly OwnedNft[]> {
        if (nfts.length === 0) return []
        const [urls, collections] = await Promise.all([
          readMetadataUrls(nfts, place),
          readTokens(db, chain, [...new Set(nfts.map(({ contract }) => contract))]),
        ])
        return nfts.map(({ standard, contract, tokenId, amount }, index) => ({
          standard,
          contract,
          tokenId,
          amount,
          collection: collections.get(contract)?.name ?? '',
          name: '',
          metadataUrl: urls[index],
        }))
      }
    },
  }
}

function parsePosition(text: string): z.infer<typeof positionSchema> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (cause) {
    throw new InvalidPositionError('no JSON', { cause })
  }
  const result = positionSchema.safeParse(value)
  if (!result.success) throw new InvalidPositionError('no position of the index')
  return result.data
}
