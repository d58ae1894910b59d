import { bigint, bigserial, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createLimitsTable } from '../server/limits/createLimitsTable.js'

/** Links that devices requested. Times are ms since 1970. */
export const links = pgTable('links', {
  id: text().primaryKey(),
  /** Identifier of the user: an e-mail address, or an account at a provider. */
  type: text({ enum: ['email', 'account'] }).notNull(),
  /** sha256 of the token in the mail. Null without a mail. */
  tokenHash: text('token_hash').unique(),
  /** E-mail address, encrypted. Null: an account without one. */
  address: text(),
  /** Keyed hash of what identifies the user. */
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

/** Keys of managed envelopes, and the addresses or accounts that recover them. */
export const recoveryKeys = pgTable('recovery_keys', {
  eip155: text().primaryKey(),
  solana: text().notNull(),
  /** Keyed hash of what identifies the user: the identifier of the link with which the key was stored. */
  addressHash: text('address_hash').notNull(),
  /** E-mail address for notices, encrypted. */
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

/** Releases that wait for the delay of the operator, by wallet and device. */
export const delayedReleases = pgTable(
  'delayed_releases',
  {
    eip155: text().notNull(),
    jkt: text().notNull(),
    /** sha256 of the token with which the user refuses. */
    secretHash: text('secret_hash').notNull().unique(),
    origin: text().notNull(),
    browser: text().notNull(),
    network: text().notNull(),
    releaseAt: bigint('release_at', { mode: 'number' }).notNull(),
    expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
    refusedAt: bigint('refused_at', { mode: 'number' }),
  },
  (table) => [primaryKey({ columns: [table.eip155, table.jkt] })],
)

/** Proofs of logins that were used. */
export const usedProofs = pgTable('used_proofs', {
  hash: text().primaryKey(),
  /** Null: the proof does not state when it expires. */
  expiresAt: bigint('expires_at', { mode: 'number' }),
})

/** Secrets of the service, encrypted. */
export const secrets = pgTable('secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})

/** Recent times of limited actions. */
export const limits = createLimitsTable('limits')
