import type { PostgresQuery } from '../sessions/PostgresQuery.js'
import { createNonce } from './createNonce.js'
import type { NonceStore } from './NonceStore.js'

/** Options of `createPostgresNonceStore`. */
export type PostgresNonceStoreOptions = {
  /** Runs one statement, such as `(text, params) => pool.query(text, params)` of `pg`. */
  readonly query: PostgresQuery
  /** How long a nonce is valid, in milliseconds. Default: 5 minutes. */
  readonly lifetime?: number
  /** Returns the time, in milliseconds. Default: `Date.now`. */
  readonly now?: () => number
}

/** The table of `createPostgresNonceStore`. Times are milliseconds since 1970. */
export const postgresNonceTable = `CREATE TABLE IF NOT EXISTS siwx_nonces (
  nonce text PRIMARY KEY,
  expires_at bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS siwx_nonces_expires_at ON siwx_nonces (expires_at);`

/**
 * Creates a nonce store in Postgres, which several processes can share. Create the table with `postgresNonceTable`.
 *
 * @example
 * ```ts
 * import { createPostgresNonceStore, postgresNonceTable } from '@latchkit/siwx/server'
 *
 * await pool.query(postgresNonceTable)
 * const nonces = createPostgresNonceStore({ query: (text, params) => pool.query(text, [...params]) })
 * ```
 */
export function createPostgresNonceStore(options: PostgresNonceStoreOptions): NonceStore {
  const { query, lifetime = 5 * 60_000, now = Date.now } = options
  return {
    async issue() {
      const nonce = createNonce()
      await query('DELETE FROM siwx_nonces WHERE expires_at <= $1', [now()])
      await query('INSERT INTO siwx_nonces (nonce, expires_at) VALUES ($1, $2)', [nonce, now() + lifetime])
      return nonce
    },
    async has(nonce) {
      const { rows } = await query('SELECT 1 FROM siwx_nonces WHERE nonce = $1 AND expires_at > $2', [
        nonce,
        now(),
      ])
      return rows.length > 0
    },
    async consume(nonce) {
      const { rows } = await query(
        'DELETE FROM siwx_nonces WHERE nonce = $1 AND expires_at > $2 RETURNING nonce',
        [nonce, now()],
      )
      return rows.length > 0
    },
  }
}
