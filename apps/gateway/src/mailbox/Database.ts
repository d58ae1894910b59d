import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SpaceGuard } from './createSpaceGuard.js'

/** An open database with the current tables: the embedded one or Postgres. */
export type Database = {
  readonly db: PgDatabase<PgQueryResultHKT, Record<string, never>>
  /** Reclaims the space of deleted rows, if the database does not do so automatically. */
  readonly vacuum: () => Promise<void>
  /** Measures the free space of its disk. */
  readonly space: SpaceGuard
  /** Whether it is empty when it opens, and its data is lost when it closes. */
  readonly isInMemory: boolean
  /** Whether it has started, or could not start: one in memory starts with its first statement. */
  readonly hasStarted: () => boolean
  readonly close: () => Promise<void>
}
