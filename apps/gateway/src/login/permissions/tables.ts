import { bigint, pgTable, text } from 'drizzle-orm/pg-core'

/** Nonces of accepted messages, so that each one is accepted once. */
export const permissionNonces = pgTable('permission_nonces', {
  /** With the account, which chooses it. */
  nonce: text().primaryKey(),
  /** When its message is certainly too old, in ms since 1970. */
  expiresAt: bigint('expires_at', { mode: 'number' }).notNull(),
})

/** Permissions that accounts have granted to apps. There are no keys: the chain enforces them. */
export const permissionSessions = pgTable('permission_sessions', {
  pci: text().primaryKey(),
  projectId: text('project_id').notNull(),
  /** CAIP-10 id, with the address in lower case. */
  account: text().notNull(),
  /** The address of the session key, in lower case. */
  sessionKey: text('session_key').notNull(),
  /** JSON of ERC-7715. */
  permission: text().notNull(),
  /** Seconds since 1970, as are the other times. */
  expiry: bigint({ mode: 'number' }).notNull(),
  createdAt: bigint('created_at', { mode: 'number' }).notNull(),
  /** Null before it is active. */
  context: text(),
  revokedAt: bigint('revoked_at', { mode: 'number' }),
})
