import { bigint, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The indexed chains, with the progress of each. */
export const historyChains = pgTable('history_chains', {
  /** CAIP-2 id. */
  chain: text().primaryKey(),
  /** Number of the newest indexed block. */
  headNumber: bigint('head_number', { mode: 'number' }).notNull(),
  /** Id of the process that indexes the chain. */
  leaseOwner: text('lease_owner').notNull(),
  /** When another process may take over: ms since 1970, by the clock of the database. */
  leaseExpiresAt: bigint('lease_expires_at', { mode: 'number' }).notNull(),
})

/**
 * The indexed blocks, by which a reorganization is detected. The hash is part of the keys, because one statement deletes
 * the old blocks and inserts the new ones.
 */
export const historyBlocks = pgTable(
  'history_blocks',
  {
    chain: text().notNull(),
    number: bigint({ mode: 'number' }).notNull(),
    hash: text().notNull(),
  },
  (table) => [primaryKey({ name: 'history_blocks_pkey', columns: [table.chain, table.number, table.hash] })],
)

/** The transactions of each account, as the account sees them. Addresses are in lower case. */
export const historyEntries = pgTable(
  'history_entries',
  {
    account: text().notNull(),
    chain: text().notNull(),
    /** In ms since 1970. */
    minedAt: bigint('mined_at', { mode: 'number' }).notNull(),
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
    /** Index of the transaction in its block. */
    position: integer().notNull(),
    blockHash: text('block_hash').notNull(),
    hash: text().notNull(),
    sender: text().notNull(),
    /** Empty for a deployment of a contract. */
    recipient: text().notNull(),
    nonce: bigint({ mode: 'number' }).notNull(),
    status: text().notNull(),
    operationType: text('operation_type').notNull(),
    /** JSON of the transfers of the account. Their amounts are decimal text. */
    transfers: text().notNull(),
  },
  (table) => [
    primaryKey({
      name: 'history_entries_pkey',
      columns: [
        table.account,
        table.chain,
        table.minedAt,
        table.blockNumber,
        table.position,
        table.blockHash,
      ],
    }),
    index('history_entries_block').on(table.chain, table.blockNumber),
  ],
)

/**
 * The NFTs that an account has received. Whether it still owns one is read from the chain, so rows are kept when blocks are
 * replaced.
 */
export const historyNfts = pgTable(
  'history_nfts',
  {
    account: text().notNull(),
    chain: text().notNull(),
    contract: text().notNull(),
    /** Decimal text. */
    tokenId: text('token_id').notNull(),
    standard: text().notNull(),
    /** The block in which the account last received it. */
    blockNumber: bigint('block_number', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({
      name: 'history_nfts_pkey',
      columns: [table.account, table.chain, table.contract, table.tokenId],
    }),
    index('history_nfts_order').on(
      table.account,
      table.chain,
      table.blockNumber,
      table.contract,
      table.tokenId,
    ),
  ],
)

/** The tokens of transfers, as their contracts describe themselves. */
export const historyTokens = pgTable(
  'history_tokens',
  {
    chain: text().notNull(),
    address: text().notNull(),
    name: text().notNull(),
    symbol: text().notNull(),
    decimals: integer().notNull(),
  },
  (table) => [primaryKey({ name: 'history_tokens_pkey', columns: [table.chain, table.address] })],
)
