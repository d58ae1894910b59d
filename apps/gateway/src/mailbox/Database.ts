import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SpaceGuard } from './createSpaceGuard.js'

/** An open database with today's tables, whatever is behind it. */
export type Database = {
  readonly db: PgDatabase<PgQueryResultHKT, Record<string, never>>
  /** Gives back the room of what was deleted, where the database does not do so by itself. */
  readonly vacuum: () => Promise<void>
  /** The free space of its disk. */
  readonly space: SpaceGuard
  readonly close: () => Promise<void>
}
