import { lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { emailReverts, flows, limits, sessions, usedIds } from './tables.js'

/** Deletes what has expired: flows with their codes, sessions, used ids, limits, and changes that cannot be reverted any more. */
export async function sweepLogin({ db }: Pick<Database, 'db'>, now: number): Promise<void> {
  for (const table of [flows, sessions, usedIds, limits, emailReverts])
    await db.delete(table).where(lte(table.expiresAt, now))
}
