import { lte } from 'drizzle-orm'
import type { Database } from '../mailbox/Database.js'
import { flows, limits, sessions, usedIds } from './tables.js'

/** Deletes what has expired: flows with their codes, sessions, used ids and limits. */
export async function sweepLogin({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  for (const table of [flows, sessions, usedIds, limits])
    await db.delete(table).where(lte(table.expiresAt, now))
}
