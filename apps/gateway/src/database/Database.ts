import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { SpaceGuard } from './createSpaceGuard.js'

/** An open database with the current tables: the embedded one or Postgres. */
export type Database = {
  readonly db: PgDatabase<PgQueryResultHKT, Record<string, never>>
  /**
   * Returns the database for one service. It has a part of the connections, so that its statements, when they wait for a
   * locked table, do not stop the other services.
   *
   * @param part Of all connections, between 0 and 1. Default: a third.
   */
  readonly share: (part?: number) => Database
  /** Reclaims the space of deleted rows, if the database does not do so automatically. */
  readonly vacuum: () => Promise<void>
  /** Measures the free space of its disk. */
  readonly space: SpaceGuard
  /** Whether it is empty when it opens, and its data is lost when it closes. */
  readonly isInMemory: boolean
  /** Whether it has started, or could not start: one in memory or in a new folder starts with its first statement. */
  readonly hasStarted: () => boolean
  /** Where services keep files of their own. Absent in Postgres, which several gateways may share. */
  readonly files?: DataFiles | undefined
  readonly close: () => Promise<void>
}

/** The place of files beside the embedded database. */
export type DataFiles = {
  /** The data folder, which only this process uses; `undefined` keeps all data in memory. */
  readonly folder: string | undefined
  /** Whether the folder had a database when it was opened. Older versions kept everything in it. */
  readonly hasOlderTables: boolean
  /** Called once if a store stops unexpectedly. */
  readonly onFailure: (error: Error) => void
}
