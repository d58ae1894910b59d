import { bigint, bigserial, pgTable, text } from 'drizzle-orm/pg-core'
import { createLimitsTable } from '../limits/createLimitsTable.js'

/** Links in mails to users. Times are ms since 1970. */
export const links = pgTable('links', {
  id: text().primaryKey(),
  /** sha256 of the token in the mail. */
  tokenHash: text('token_hash').notNull().unique(),
  /** E-mail address, encrypted. */
  address: text().notNull(),
  /** Keyed hash of the address. */
  addressHash: text('address_hash').notNull(),
  /** Thumbprint of the key of the device that requested the link. */
  jkt: text().notNull(),
  /** Origin of the app. */
  origin: text().notNull(),
  /** X25519 key of the device, base64url. */
  recipientKey: text('recipient_key').notNull(),
  /** Browser and system of the device, as the user reads them. */
  browser: text().notNull(),
  /** Prefix of its IP address. */
  network: text().notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  approvedAt: bigint('approved_at', { mode: 'number' }),
  /** When a key was released with it. */
  releasedAt: bigint('released_at', { mode: 'number' }),
})

/** Keys of managed envelopes, and the addresses that recover them. */
export const recoveryKeys = pgTable('recovery_keys', {
  eip155: text().primaryKey(),
  solana: text().notNull(),
  addressHash: text('address_hash').notNull(),
  /** E-mail address, encrypted. */
  address: text(),
  /** Encrypted. Null if the user removed it: the row stays, so that another address is still a change. */
  key: text(),
  frozenUntil: bigint('frozen_until', { mode: 'number' }).notNull().default(0),
  updatedAt: bigint('updated_at', { mode: 'number' }).notNull(),
})

/** Each release of a key. */
export const releaseLog = pgTable('release_log', {
  seq: bigserial({ mode: 'number' }).primaryKey(),
  eip155: text().notNull(),
  linkId: text('link_id').notNull(),
  jkt: text().notNull(),
  origin: text().notNull(),
  browser: text().notNull(),
  network: text().notNull(),
  releasedAt: bigint('released_at', { mode: 'number' }).notNull(),
})

/** Recent times of limited actions. */
export const limits = createLimitsTable('limits')
