import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Payments by exchange. */
export const exchangePayments = pgTable('exchange_payments', {
  /** 32 random hexadecimal digits. */
  sessionId: text('session_id').primaryKey(),
  exchangeId: text('exchange_id').notNull(),
  projectId: text('project_id').notNull(),
  /** CAIP-19 id. */
  asset: text().notNull(),
  /** In base units, as decimal text: a bigint of the database is too small. */
  amount: text().notNull(),
  /** CAIP-10 id. */
  recipient: text().notNull(),
  status: text({ enum: ['IN_PROGRESS', 'SUCCESS', 'FAILED'] }).notNull(),
  txHash: text('tx_hash'),
  /** ms since 1970. */
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** When the exchange was asked for the status last: ms since 1970. */
  checkedAt: bigint('checked_at', { mode: 'number' }).notNull(),
})
