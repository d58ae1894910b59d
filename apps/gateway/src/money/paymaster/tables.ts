import { bigint, numeric, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Spent and reserved part of each budget, in wei. */
export const sponsorCounters = pgTable('sponsor_counters', {
  /** Project and period, or project, sender and day. */
  key: text().primaryKey(),
  used: numeric({ precision: 78, scale: 0 }).notNull(),
  /** ms since 1970. */
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
})

/** Operations that the paymaster pays for: those that were accepted, and those that are signed for other bundlers. */
export const sponsorships = pgTable(
  'sponsorships',
  {
    /** CAIP-2 id. */
    chainId: text('chain_id').notNull(),
    /** Hash of the operation. */
    hash: text().notNull(),
    projectId: text('project_id').notNull(),
    entryPoint: text('entry_point').notNull(),
    /** In lower case. */
    sender: text().notNull(),
    /** `reserved` until the operation is included, which settles it, or cannot be any more, which releases it. */
    status: text({ enum: ['reserved', 'settled', 'released'] }).notNull(),
    /** Wei that the operation can cost. */
    reserved: numeric({ precision: 78, scale: 0 }).notNull(),
    /** Wei that it cost. */
    actual: numeric({ precision: 78, scale: 0 }),
    /** The keys of its counters. */
    counters: text().array().notNull(),
    /** Number of a block before which it was not included. */
    fromBlock: bigint('from_block', { mode: 'number' }).notNull(),
    /** ms since 1970. */
    createdAt: bigint('created_at', { mode: 'number' }).notNull(),
    validUntil: bigint('valid_until', { mode: 'number' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.chainId, table.hash] })],
)
