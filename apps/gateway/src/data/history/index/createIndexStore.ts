import { and, desc, eq, gt, inArray, min, sql } from 'drizzle-orm'
import type { Database } from '../../../database/Database.js'
import { SourceError } from '../../sources/BalanceSource.js'
import type { TokenDetails } from '../../sources/HistorySource.js'
import type { BlockId } from '../evm/readBlock.js'
import type { AccountEntry } from '../evm/toEntries.js'
import { historyBlocks, historyChains, historyEntries, historyNfts, historyTokens } from './tables.js'

/** A token of a chain by its address in lower case. */
export type IndexedToken = TokenDetails & { readonly address: string }

/** Changes of one write. */
export type IndexWrite = {
  /** Number of the newest indexed block before the write. */
  readonly head: number
  /** Number of the last block that stays. Later ones are deleted. */
  readonly fork: number
  /** The blocks after it, in order; at least one. */
  readonly blocks: readonly BlockId[]
  readonly entries: readonly AccountEntry[]
  readonly tokens: readonly IndexedToken[]
}

/** The index of one chain in the database, for one process. */
export type IndexStore = {
  /**
   * Takes or renews the lease of the chain, and returns its newest block.
   *
   * @param firstHead The newest block of a chain that is not indexed yet.
   * @returns `undefined` if another process has the lease.
   */
  readonly acquire: (firstHead: number) => Promise<number | undefined>
  /** Returns the newest block of the chain; `undefined` if it is not indexed yet. */
  readonly getHead: () => Promise<number | undefined>
  /** Returns the oldest indexed block, or the one that will be it; `undefined` if the index has not begun. */
  readonly getFirstBlock: () => Promise<number | undefined>
  /** Lets another process take over at once. */
  readonly release: () => Promise<void>
  /** Returns the hashes of the newest blocks by their numbers. */
  readonly readHashes: (count: number) => Promise<ReadonlyMap<number, string>>
  /** Returns the stored tokens among some addresses. */
  readonly readTokens: (addresses: readonly string[]) => Promise<ReadonlyMap<string, TokenDetails>>
  /**
   * Writes blocks and the progress in one transaction.
   *
   * @throws LeaseLostError if another process has written, or has the lease. Nothing is written then.
   */
  readonly write: (write: IndexWrite) => Promise<void>
}

/** Another process indexes the chain now. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError'
}

/** Creates the store of one chain. */
export function createIndexStore(
  { db, space }: Pick<Database, 'db' | 'space'>,
  {
    chain,
    owner,
    leaseMs,
  }: {
    /** CAIP-2 id. */
    readonly chain: string
    /** Unique id of the process. */
    readonly owner: string
    /** Time after which another process takes over from one that ended unexpectedly. */
    readonly leaseMs: number
  },
): IndexStore {
  // The clocks of the processes can differ.
  const databaseNow = sql`(extract(epoch from clock_timestamp()) * 1000)::bigint`
  const isOwn = and(eq(historyChains.chain, chain), eq(historyChains.leaseOwner, owner))

  async function getHead(): Promise<number | undefined> {
    const [row] = await db
      .select({ head: historyChains.headNumber })
      .from(historyChains)
      .where(eq(historyChains.chain, chain))
    return row?.head
  }

  return {
    getHead,
    async getFirstBlock() {
      const [row] = await db
        .select({ number: min(historyBlocks.number) })
        .from(historyBlocks)
        .where(eq(historyBlocks.chain, chain))
      if (row?.number != null) return row.number
      const head = await getHead()
      return head === undefined ? undefined : head + 1
    },
    async acquire(firstHead) {
      const lease = { leaseOwner: owner, leaseExpiresAt: sql`${databaseNow} + ${leaseMs}` }
      const [row] = await db
        .insert(historyChains)
        .values({ chain, headNumber: firstHead, ...lease })
        .onConflictDoUpdate({
          target: historyChains.chain,
          set: lease,
          setWhere: sql`${historyChains.leaseOwner} = ${owner} or ${historyChains.leaseExpiresAt} <= ${databaseNow}`,
        })
        .returning({ head: historyChains.headNumber })
      return row?.head
    },
    async release() {
      await db.update(historyChains).set({ leaseExpiresAt: 0 }).where(isOwn)
    },
    async readHashes(count) {
      const rows = await db
        .select({ number: historyBlocks.number, hash: historyBlocks.hash })
        .from(historyBlocks)
        .where(eq(historyBlocks.chain, chain))
        .orderBy(desc(historyBlocks.number))
        .limit(count)
      return new Map(rows.map(({ number, hash }) => [number, hash]))
    },
    readTokens: (addresses) => readTokens(db, chain, addresses),
    async write({ head, fork, blocks, entries, tokens }) {
      const newHead = blocks.at(-1)?.number
      if (newHead === undefined) return
      if ((await space.getLevel()) !== 'free') throw new SourceError('the disk of the database is full')
      const progress = db.$with('progress').as(
        db
          .update(historyChains)
          .set({ headNumber: newHead, leaseExpiresAt: sql`${databaseNow} + ${leaseMs}` })
          .where(and(isOwn, eq(historyChains.headNumber, head)))
          .returning({ chain: historyChains.chain }),
      )
      const isAllowed = sql`exists (select 1 from progress)`
      const oldBlocks = db.$with('old_blocks').as(
        db
          .delete(historyBlocks)
          .where(and(isAllowed, eq(historyBlocks.chain, chain), gt(historyBlocks.number, fork)))
          .returning({ number: historyBlocks.number }),
      )
      const oldEntries = db.$with('old_entries').as(
        db
          .delete(historyEntries)
          .where(and(isAllowed, eq(historyEntries.chain, chain), gt(historyEntries.blockNumber, fork)))
          .returning({ hash: historyEntries.hash }),
      )
      const newBlocks = db.$with('new_blocks').as(
        db
          .insert(historyBlocks)
          .select(
            sql`select ${chain}::text, number, hash from ${toRows(blocks.map(({ number, hash }) => ({ number, hash })))} as rows (number bigint, hash text) where ${isAllowed}`,
          )
          .returning({ number: historyBlocks.number }),
      )
      const newEntries = db.$with('new_entries').as(
        db
          .insert(historyEntries)
          .select(
            sql`select account, ${chain}::text, "minedAt", "blockNumber", index, "blockHash", hash, sender, recipient, nonce, status, "operationType", transfers
from ${toRows(entries.map((entry) => ({ ...entry, transfers: JSON.stringify(entry.transfers) })))} as rows (
  account text, "minedAt" bigint, "blockNumber" bigint, index integer, "blockHash" text, hash text, sender text,
  recipient text, nonce bigint, status text, "operationType" text, transfers text
) where ${isAllowed}`,
          )
          .returning({ hash: historyEntries.hash }),
      )
      const newNfts = db.$with('new_nfts').as(
        db
          .insert(historyNfts)
          .select(
            sql`select account, ${chain}::text, contract, "tokenId", standard, "blockNumber"
from ${toRows(toReceivedNfts(entries))} as rows (account text, contract text, "tokenId" text, standard text, "blockNumber" bigint)
where ${isAllowed}`,
          )
          .onConflictDoUpdate({
            target: [historyNfts.account, historyNfts.chain, historyNfts.contract, historyNfts.tokenId],
            set: { blockNumber: sql`excluded.block_number` },
          })
          .returning({ contract: historyNfts.contract }),
      )
      const newTokens = db.$with('new_tokens').as(
        db
          .insert(historyTokens)
          .select(
            sql`select ${chain}::text, address, name, symbol, decimals
from ${toRows(tokens)} as rows (address text, name text, symbol text, decimals integer) where ${isAllowed}`,
          )
          .onConflictDoNothing()
          .returning({ address: historyTokens.address }),
      )
      // One statement is one transaction in both databases; drizzle cannot begin one in the embedded database.
      const [row] = await db
        .with(progress, oldBlocks, oldEntries, newBlocks, newEntries, newNfts, newTokens)
        .select({ isWritten: sql<boolean>`${isAllowed}` })
        .from(sql`(values (1)) as one`)
      if (!row?.isWritten) throw new LeaseLostError('Another process indexes the chain')
    },
  }
}

/** Returns the NFTs that accounts receive, each one once: a statement must not write a row twice. */
function toReceivedNfts(entries: readonly AccountEntry[]) {
  const received = entries.flatMap(({ account, blockNumber, transfers }) =>
    transfers.flatMap(({ kind, contract, tokenId, direction }) =>
      direction !== 'out' && (kind === 'erc721' || kind === 'erc1155')
        ? [{ account, contract, tokenId, standard: kind, blockNumber }]
        : [],
    ),
  )
  // The entries are in the order of their blocks, so that the last block wins.
  return [...new Map(received.map((nft) => [`${nft.account} ${nft.contract} ${nft.tokenId}`, nft])).values()]
}

/** Reads the stored tokens of a chain among some addresses. */
export async function readTokens(
  db: Database['db'],
  chain: string,
  addresses: readonly string[],
): Promise<ReadonlyMap<string, TokenDetails>> {
  if (addresses.length === 0) return new Map()
  const { address, name, symbol, decimals } = historyTokens
  const rows = await db
    .select({ address, name, symbol, decimals })
    .from(historyTokens)
    .where(and(eq(historyTokens.chain, chain), inArray(address, [...addresses])))
  return new Map(rows.map(({ address: key, ...token }) => [key, token]))
}

/** Returns rows as one parameter: with one parameter per value, building the statement takes longer than running it. */
function toRows(rows: readonly object[]) {
  return sql`jsonb_to_recordset(${JSON.stringify(rows)}::text::jsonb)`
}
