import { count, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { retryOnConflict } from '../../database/retryOnConflict.js'
import { selectRows } from '../../database/selectRows.js'
import { overheadBytes } from './createUsageTracker.js'
import type { Stored } from './Mailbox.js'
import type { HashedMessage, MailboxLimits, MessageStore } from './MessageStore.js'
import { readPending } from './readPending.js'
import { storeMessages } from './storeMessages.js'
import { sweepAcknowledged, sweepExpired } from './sweepMessages.js'
import { messages, receipts } from './tables.js'

/** Reads that may wait for the connections of the relay. */
const maxReads = 12

/** Creates the store of a mailbox in the tables of a database, which several nodes may share. It closes the database. */
export function createSqlStore({ db, vacuum, space, hasStarted, close }: Database): MessageStore {
  async function storeAll(
    batch: readonly HashedMessage[],
    limits: MailboxLimits,
  ): Promise<readonly (Stored | Error)[]> {
    try {
      const results = await retryOnConflict(() => storeMessages(db, batch, limits))
      return batch.map((one) => results.get(one))
    } catch (error) {
      if (!isRowError(error)) throw error
      if (batch.length === 1) return [error]
      // One statement writes the batch, so that one row that Postgres refuses fails all of them: the halves are written separately.
      const half = Math.ceil(batch.length / 2)
      const first = await storeAll(batch.slice(0, half), limits)
      return [...first, ...(await storeAll(batch.slice(half), limits))]
    }
  }

  return {
    space,
    maxReads,
    store: storeAll,
    async acknowledge(given) {
      // All nodes lock rows in this order, to prevent deadlocks.
      const rows = [...given].sort((a, b) => a.seq - b.seq || (a.clientId < b.clientId ? -1 : 1))
      const columns = selectRows([
        ['bigint', rows.map(({ seq }) => seq)],
        ['text', rows.map(({ clientId }) => clientId)],
        ['bigint', rows.map(({ expiresAt }) => expiresAt)],
      ])
      await retryOnConflict(async () => db.insert(receipts).select(columns).onConflictDoNothing())
    },
    async findByHash(names) {
      const wanted = names.map(({ topic, hash }) => sql`(${topic}, ${hash})`)
      const { seq, expiresAt, tag } = messages
      return db
        .select({ seq, expiresAt, tag })
        .from(messages)
        .where(sql`(${messages.topic}, ${messages.hash}) in (${sql.join(wanted, sql`, `)})`)
    },
    readPending: (query) => readPending(db, query),
    sweepAcknowledged: (now) => retryOnConflict(() => sweepAcknowledged(db, now)),
    sweepExpired: (now) => retryOnConflict(() => sweepExpired(db, now)),
    vacuum,
    async countUsage() {
      const { publisher, source, project, bytes } = messages
      return db
        .select({
          publisher,
          source,
          project,
          bytes: sql`sum(${bytes}) + count(*) * ${overheadBytes}`.mapWith(Number),
        })
        .from(messages)
        .groupBy(publisher, source, project)
    },
    async count() {
      const bytes = sql`coalesce(sum(${messages.bytes}), 0)`.mapWith(Number)
      const [row] = await db.select({ messages: count(), bytes }).from(messages)
      return row ?? { messages: 0, bytes: 0 }
    },
    async isReachable() {
      // While it starts, statements wait, and a health check would exceed its deadline.
      if (hasStarted()) await db.execute(sql`select 1`)
    },
    close,
  }
}

/**
 * SQLSTATE classes of errors that the values of a row cause: a data exception, a violated constraint, and a value over a limit of
 * Postgres. Other errors, such as a lost connection, concern the whole statement.
 *
 * @see https://www.postgresql.org/docs/current/errcodes-appendix.html
 */
const rowErrors: readonly string[] = ['22', '23', '54']

function isRowError(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  if ('code' in error && typeof error.code === 'string' && rowErrors.includes(error.code.slice(0, 2)))
    return true
  // drizzle wraps the driver's error.
  return isRowError(error.cause)
}
