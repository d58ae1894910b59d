import { bigint, integer, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/** ms since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** User operations. At most one of a sender and a nonce is open: `pending` or `submitted`. */
export const userOperations = pgTable(
  'user_operations',
  {
    /** CAIP-2 id. */
    chainId: text('chain_id').notNull(),
    hash: text().notNull(),
    projectId: text('project_id').notNull(),
    entryPoint: text('entry_point').notNull(),
    /** Addresses are in lower case. */
    sender: text().notNull(),
    /** As decimal text: a bigint of the database is too small. */
    nonce: text().notNull(),
    factory: text(),
    paymaster: text(),
    /** JSON of the operation, as in the RPC. */
    operation: text().notNull(),
    /** Wei that the operation can cost. */
    maxCost: numeric('max_cost', { precision: 78, scale: 0 }).notNull(),
    status: text({
      enum: ['pending', 'submitted', 'included', 'failed', 'replaced', 'expired'],
    }).notNull(),
    /** Why it failed. */
    reason: text(),
    transactionHash: text('transaction_hash'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    expiresAt: time('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.hash] })],
)

/** Transactions of the executors. They are stored before they are sent. */
export const bundlerTransactions = pgTable(
  'bundler_transactions',
  {
    chainId: text('chain_id').notNull(),
    hash: text().notNull(),
    executor: text().notNull(),
    nonce: bigint({ mode: 'number' }).notNull(),
    /** 0; higher for each transaction that replaces the one before, with the same nonce. */
    attempt: integer().notNull(),
    /** The operation; of a transfer that only uses the nonce, the one whose place it takes. */
    operationHash: text('operation_hash').notNull(),
    /** The signed transaction. */
    raw: text().notNull(),
    maxFee: text('max_fee').notNull(),
    maxPriorityFee: text('max_priority_fee').notNull(),
    /**
     * `sent`: stored to be sent, and again until there is a receipt of its nonce. `refused`: the node does not have it, so
     * another one can have its nonce.
     */
    status: text({ enum: ['sent', 'refused', 'mined', 'dropped'] }).notNull(),
    createdAt: time('created_at').notNull(),
    sentAt: time('sent_at').notNull(),
    /** Block of its receipt, until a reorganization of the chain cannot remove it any more. */
    blockNumber: bigint('block_number', { mode: 'number' }),
    blockHash: text('block_hash'),
  },
  (table) => [
    primaryKey({ columns: [table.chainId, table.hash] }),
    unique().on(table.chainId, table.executor, table.nonce, table.attempt),
  ],
)

/** Which gateway sends the transactions of a chain. */
export const bundlerLeases = pgTable('bundler_leases', {
  chainId: text('chain_id').primaryKey(),
  holder: text().notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Failures of senders, factories and paymasters that cost the executor gas, or work. */
export const bundlerFailures = pgTable('bundler_failures', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  chainId: text('chain_id').notNull(),
  entity: text().notNull(),
  failedAt: time('failed_at').notNull(),
})

/** Numbers of operations of factories and paymasters. */
export const bundlerReputations = pgTable(
  'bundler_reputations',
  {
    chainId: text('chain_id').notNull(),
    entity: text().notNull(),
    /** Operations that were accepted. */
    seen: bigint({ mode: 'number' }).notNull(),
    /** Operations of these that were included. */
    included: bigint({ mode: 'number' }).notNull(),
    /** Hours since 1970 until which both numbers have been reduced. */
    hour: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.entity] })],
)
