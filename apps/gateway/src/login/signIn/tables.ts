import { bigint, pgTable, text, unique } from 'drizzle-orm/pg-core'

/** ms since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Used nonces, so that each one is accepted once. Unused ones need no storage: they are in signed tokens. */
export const signInNonces = pgTable('sign_in_nonces', {
  nonce: text().primaryKey(),
  /** When its token is certainly too old. */
  expiresAt: time('expires_at').notNull(),
})

/** Accounts that have signed in to a project. */
export const signInProfiles = pgTable(
  'sign_in_profiles',
  {
    id: text().primaryKey(),
    projectId: text('project_id').notNull(),
    /** CAIP-10 id. The chain is part of it: contracts with one address can have different owners on two chains. */
    account: text().notNull(),
    /** JSON; null before it is set. */
    metadata: text(),
  },
  (table) => [unique().on(table.projectId, table.account)],
)

/** Sessions: families of refresh tokens. */
export const signInSessions = pgTable('sign_in_sessions', {
  id: text().primaryKey(),
  profileId: text('profile_id')
    .notNull()
    .references(() => signInProfiles.id, { onDelete: 'cascade' }),
  /** The app in which the account has signed in. */
  origin: text().notNull(),
  /** URI and nonce of the signed message. */
  uri: text().notNull(),
  nonce: text().notNull(),
  /** An address that the user has confirmed with a code; null without one. */
  email: text(),
  /** SHA-256 of the only valid refresh token. */
  refreshHash: text('refresh_hash').notNull(),
  /** When the refresh token was last replaced. */
  rotatedAt: time('rotated_at').notNull(),
  expiresAt: time('expires_at').notNull(),
})
