import { bigint, bigserial, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core'
import { createLimitsTable } from '../../server/limits/createLimitsTable.js'

/** ms since 1970. */
const time = (name: string) => bigint(name, { mode: 'number' })

/** Deleting a user deletes all its other rows. */
export const users = pgTable('login_users', {
  id: text().primaryKey(),
  createdAt: time('created_at').notNull(),
})

const userId = () =>
  text('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** Identifiers that users log in with. */
export const identities = pgTable(
  'login_identities',
  {
    kind: text({ enum: ['email', 'social'] }).notNull(),
    /** An e-mail address in lower case, or a provider and its id of the account, separated by a space. */
    subject: text().notNull(),
    userId: userId(),
    verifiedAt: time('verified_at').notNull(),
    /** Name of the account at the provider, for display. */
    userName: text('user_name'),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] }), unique().on(table.userId, table.kind)],
)

/** Passkeys of users: WebAuthn credentials. Each user has one. */
export const passkeys = pgTable('login_passkeys', {
  /** base64url */
  credentialId: text('credential_id').primaryKey(),
  userId: userId().unique(),
  /** COSE_Key, base64url. */
  publicKey: text('public_key').notNull(),
  /** How often the authenticator has signed; 0 if it does not count. */
  counter: bigint({ mode: 'number' }).notNull(),
  createdAt: time('created_at').notNull(),
})

/** Devices from which a user has logged in. Revoking one deletes its row. */
export const devices = pgTable(
  'login_devices',
  {
    id: text().primaryKey(),
    userId: userId(),
    /** Thumbprint of its key (RFC 7638). */
    jkt: text().notNull(),
    /** The app in which it was registered. */
    origin: text().notNull(),
    label: text().notNull(),
    createdAt: time('created_at').notNull(),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [unique().on(table.userId, table.jkt)],
)

const deviceId = () =>
  text('device_id')
    .notNull()
    .references(() => devices.id, { onDelete: 'cascade' })

/** Sessions: families of refresh tokens. */
export const sessions = pgTable('login_sessions', {
  id: text().primaryKey(),
  deviceId: deviceId(),
  /** SHA-256 of the only valid refresh token. */
  refreshHash: text('refresh_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Actions that need a code of the service or of a provider, or a passkey. */
export const flows = pgTable('login_flows', {
  id: text().primaryKey(),
  kind: text({
    enum: [
      'login',
      'export',
      'delete',
      'emailChange',
      'social',
      'farcaster',
      'passkey',
      'passkeyCreation',
      'signIn',
    ],
  }).notNull(),
  /**
   * `started`: the device must be known to the address. `proven`: codes are sent. `primaryVerified`: the code of the old address was
   * right, the code of the new one follows. `verified`: the action is allowed.
   */
  state: text({ enum: ['started', 'proven', 'primaryVerified', 'verified'] }).notNull(),
  /** Thumbprint of the key of the only device that can continue. Of a `signIn`, the project and the account instead. */
  jkt: text().notNull(),
  /** The current address, in lower case; empty if the user has none. */
  email: text().notNull(),
  newEmail: text('new_email'),
  userId: text('user_id').references(() => users.id, { onDelete: 'cascade' }),
  /** The app in which it was started. */
  origin: text().notNull(),
  expiresAt: time('expires_at').notNull(),
  /** The provider of a social login. */
  provider: text(),
  /** The nonce that its ID token or its Farcaster message must have, or the challenge that a passkey must sign. */
  nonce: text(),
  /** Token of the channel of Farcaster's relay. Who has it can only read the state of the login. */
  channel: text(),
})

/** The last code of each flow. */
export const codes = pgTable('login_codes', {
  flowId: text('flow_id')
    .primaryKey()
    .references(() => flows.id, { onDelete: 'cascade' }),
  /** HMAC-SHA256 of the flow's id and the code; empty after the code was used. */
  hmac: text().notNull(),
  tries: integer().notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Changes of addresses that the earlier address can revert. */
export const emailReverts = pgTable('login_email_reverts', {
  id: text().primaryKey(),
  /** The order of the changes. */
  seq: bigserial({ mode: 'number' }),
  userId: userId(),
  /** The earlier address. */
  email: text().notNull(),
  /** SHA-256 of the secret of the token. */
  secretHash: text('secret_hash').notNull(),
  expiresAt: time('expires_at').notNull(),
})

/** Wallets: one per user. */
export const wallets = pgTable('login_wallets', {
  id: text().primaryKey(),
  userId: userId().unique(),
  eip155: text().notNull(),
  solana: text().notNull(),
  checkValue: text('check_value').notNull(),
  createdAt: time('created_at').notNull(),
  activatedAt: time('activated_at'),
})

const walletId = () =>
  text('wallet_id')
    .notNull()
    .references(() => wallets.id, { onDelete: 'cascade' })

/** The service's shares of the secrets, encrypted: one per device. */
export const shares = pgTable('login_shares', {
  deviceId: deviceId().primaryKey(),
  walletId: walletId(),
  ciphertext: text().notNull(),
  /** The key of the ciphertext, encrypted with the key of this version. */
  wrappedKey: text('wrapped_key').notNull(),
  kekVersion: integer('kek_version').notNull(),
})

/** Recovery envelopes, encrypted by the frame. */
export const envelopes = pgTable(
  'login_envelopes',
  {
    walletId: walletId(),
    type: text({ enum: ['managed', 'passkey', 'password'] }).notNull(),
    blob: text().notNull(),
    /** JSON. */
    parameters: text(),
  },
  (table) => [primaryKey({ columns: [table.walletId, table.type] })],
)

/** Values that are accepted once: ids of proofs, and nonces. */
export const usedIds = pgTable('login_used_ids', {
  hash: text().primaryKey(),
  expiresAt: time('expires_at').notNull(),
})

/** Times of limited actions. */
export const limits = createLimitsTable('login_limits')

/** The audit log. Each entry is bound to the previous one. */
export const audit = pgTable('login_audit', {
  seq: bigint({ mode: 'number' }).primaryKey(),
  at: time('at').notNull(),
  event: text().notNull(),
  /** Id of a user, or the HMAC of an address. */
  actor: text().notNull(),
  /** JSON. */
  meta: text().notNull(),
  /** HMAC-SHA256 of the entry and of the previous `mac`. */
  mac: text().notNull(),
})
