import * as z from 'zod/mini'
import { _coercedNumber } from 'zod/v4/core'
import { createToken, hashToken } from './createToken.js'
import type { PostgresQuery } from './PostgresQuery.js'
import {
  type FoundSession,
  type SessionStore,
  type SessionStoreOptions,
  type SiwxSession,
  withSessionDefaults,
} from './SessionStore.js'

/** Options of `createPostgresSessionStore`. */
export type PostgresSessionStoreOptions = SessionStoreOptions & {
  /** Runs one statement, such as `(text, params) => pool.query(text, params)` of `pg`. */
  readonly query: PostgresQuery
}

/** The table of `createPostgresSessionStore`. Times are milliseconds since 1970, and tokens are stored as their SHA-256. */
export const postgresSessionTable = `CREATE TABLE IF NOT EXISTS siwx_sessions (
  token_hash text PRIMARY KEY,
  session_id text NOT NULL,
  chain_id text NOT NULL,
  address text NOT NULL,
  domain text NOT NULL,
  uri text NOT NULL,
  created_at bigint NOT NULL,
  expires_at bigint NOT NULL,
  issued_at bigint NOT NULL,
  replaced_at bigint
);
CREATE INDEX IF NOT EXISTS siwx_sessions_session_id ON siwx_sessions (session_id);
CREATE INDEX IF NOT EXISTS siwx_sessions_expires_at ON siwx_sessions (expires_at);`

const columns = 'session_id, chain_id, address, domain, uri, created_at, expires_at'

/**
 * Drivers return a bigint as a string, a number or a bigint. Not `z.coerce.number()`, which contains the code of
 * all types.
 */
const time = _coercedNumber(z.ZodMiniNumber)
const rowSchema = z.object({
  session_id: z.string(),
  chain_id: z.string(),
  address: z.string(),
  domain: z.string(),
  uri: z.string(),
  created_at: time,
  expires_at: time,
  issued_at: time,
})

/**
 * Creates a session store in Postgres. Create the table with `postgresSessionTable`. Expired sessions are deleted when a new
 * one is created.
 *
 * @example
 * ```ts
 * import { createPostgresSessionStore, postgresSessionTable } from '@latchkit/siwx/server'
 *
 * await pool.query(postgresSessionTable)
 * const sessions = createPostgresSessionStore({ query: (text, params) => pool.query(text, [...params]) })
 * ```
 */
export function createPostgresSessionStore(options: PostgresSessionStoreOptions): SessionStore {
  const { lifetime, rotationGrace, now } = withSessionDefaults(options)
  const { query } = options

  return {
    async create(fields) {
      const session = { ...fields, id: crypto.randomUUID(), createdAt: now(), expiresAt: now() + lifetime }
      const token = createToken()
      await query('DELETE FROM siwx_sessions WHERE expires_at <= $1', [now()])
      await query(
        `INSERT INTO siwx_sessions (token_hash, ${columns}, issued_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
        [hashToken(token), ...toValues(session), now()],
      )
      return { token, session }
    },
    async find(token) {
      const { rows } = await query(
        `SELECT ${columns}, issued_at FROM siwx_sessions
         WHERE token_hash = $1 AND expires_at > $2 AND (replaced_at IS NULL OR replaced_at > $3)`,
        [hashToken(token), now(), now() - rotationGrace],
      )
      return toFound(rows)
    },
    async rotate(token) {
      const next = createToken()
      // One statement: of concurrent calls, the row lock lets one see that the token is not replaced.
      const { rows } = await query(
        `WITH replaced AS (
           UPDATE siwx_sessions SET replaced_at = $2
           WHERE token_hash = $1 AND expires_at > $2 AND replaced_at IS NULL
           RETURNING ${columns}
         )
         INSERT INTO siwx_sessions (token_hash, ${columns}, issued_at)
         SELECT $3, ${columns}, $2 FROM replaced
         RETURNING ${columns}, issued_at`,
        [hashToken(token), now(), hashToken(next)],
      )
      const found = toFound(rows)
      return found && { token: next, session: found.session }
    },
    async revoke(token) {
      await query(
        'DELETE FROM siwx_sessions WHERE session_id = (SELECT session_id FROM siwx_sessions WHERE token_hash = $1)',
        [hashToken(token)],
      )
    },
  }
}

function toValues({ id, chainId, address, domain, uri, createdAt, expiresAt }: SiwxSession) {
  return [id, chainId, address, domain, uri, createdAt, expiresAt]
}

function toFound([row]: readonly unknown[]): FoundSession | undefined {
  if (row === undefined) return undefined
  const { session_id: id, chain_id: chainId, address, domain, uri, ...times } = z.parse(rowSchema, row)
  const { created_at: createdAt, expires_at: expiresAt, issued_at: issuedAt } = times
  return { session: { id, chainId, address, domain, uri, createdAt, expiresAt }, issuedAt }
}
