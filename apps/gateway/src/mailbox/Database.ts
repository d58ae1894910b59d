import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** An open database with today's tables, whatever is behind it. */
export type Database = {
  readonly db: PgDatabase<PgQueryResultHKT, Record<string, never>>
  /** Gives back the room of what was deleted, where the database does not do so by itself. */
  readonly vacuum: () => Promise<void>
  readonly close: () => Promise<void>
}
