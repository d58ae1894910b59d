import { sql } from 'drizzle-orm'
import { bigint, bigserial, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'

/** Published messages. Times are ms since 1970. */
export const messages = pgTable(
  'messages',
  {
    /** The order in which messages were stored. */
    seq: bigserial({ mode: 'number' }).primaryKey(),
    topic: text().notNull(),
    /** sha256 of the message, hex. */
    hash: text().notNull(),
    message: text().notNull(),
    tag: integer().notNull(),
    attestation: text(),
    publisher: text().notNull(),
    publishedAt: bigint('published_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    project: text().notNull().default(''),
    /** Keyed hash of the publisher's address. The key is lost when the process ends. */
    source: text().notNull().default(''),
    bytes: integer().generatedAlwaysAs(
      sql`octet_length("message") + coalesce(octet_length("attestation"), 0)`,
    ),
  },
  (table) => [
    unique('messages_topic_hash').on(table.topic, table.hash),
    index('messages_topic_seq').on(table.topic, table.seq),
    index('messages_expires_at').on(table.expiresAt),
  ],
)

/**
 * Receipts of acknowledged messages. A message may be deleted when its receipt expires. There is no foreign key, because
 * it would lock the row of the message for each receipt.
 */
export const receipts = pgTable(
  'receipts',
  {
    seq: bigint({ mode: 'number' }).notNull(),
    clientId: text('client_id').notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ name: 'receipts_pkey', columns: [table.seq, table.clientId] }),
    index('receipts_expires_at').on(table.expiresAt),
  ],
)
