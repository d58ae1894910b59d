import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Purchases that were started. */
export const onRampPurchases = pgTable('onramp_purchases', {
  /** Random; who has it can read the status. */
  id: text().primaryKey(),
  provider: text().notNull(),
  status: text().notNull(),
  /** CAIP-2 id. */
  chainId: text('chain_id').notNull(),
  address: text().notNull(),
  purchaseCurrency: text('purchase_currency').notNull(),
  purchaseAmount: text('purchase_amount'),
  paymentCurrency: text('payment_currency').notNull(),
  paymentAmount: text('payment_amount'),
  transactionHash: text('transaction_hash'),
  /** ms since 1970. */
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
})

/** Accepted requests of webhooks, so that each one is accepted once. */
export const onRampEvents = pgTable('onramp_events', {
  /** SHA-256 of provider and signature, in hexadecimal. */
  hash: text().primaryKey(),
  /** When its timestamp is certainly too old: ms since 1970. */
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})
