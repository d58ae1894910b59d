import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Registered names. */
export const names = pgTable('names', {
  name: text().primaryKey(),
  /** The name with look-alike characters replaced by one of them: unique, so that no two names look the same. */
  skeleton: text().notNull().unique(),
  /** The account that registered the name, with its checksum. */
  owner: text().notNull(),
  /** Coin type of the chain on which the owner signed (ENSIP-11). */
  ownerCoinType: bigint('owner_coin_type', { mode: 'number' }).notNull(),
  /** JSON; null without attributes. */
  attributes: text(),
  /** JSON, as in answers: a name and its first addresses are written by one statement. */
  addresses: text().notNull(),
  /** ms since 1970. */
  registeredAt: bigint('registered_at', { mode: 'number' }).notNull(),
  updatedAt: bigint('updated_at', { mode: 'number' }),
})

/** Nonces of accepted changes, so that each one is accepted once. */
export const nameNonces = pgTable('name_messages', {
  /** SHA-256 of the nonce, in hexadecimal. */
  hash: text().primaryKey(),
  /** When the nonce expires: ms since 1970. */
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})
