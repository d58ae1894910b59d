import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { GatewayError } from '../foundation/GatewayError.js'
import { createDrizzle } from './createDrizzle.js'
import { createLazyWorker, type StatementWorker } from './createLazyWorker.js'
import { createSpaceGuard, noSpaceGuard } from './createSpaceGuard.js'
import type { Database } from './Database.js'
import type { DatabaseSchema } from './DatabaseSchema.js'
import { databaseFolder } from './dataFolder.js'
import { gatewaySchema } from './gatewaySchema.js'
import { getEmptyCluster } from './getEmptyCluster.js'
import { getMigratedCluster } from './getMigratedCluster.js'
import { guardWrites } from './guardWrites.js'
import { lockFolder } from './lockFolder.js'
import { runMigrations } from './runMigrations.js'
import { StorageFullError } from './StorageFullError.js'
import { type DatabaseWorker, startDatabaseWorker } from './startDatabaseWorker.js'

/**
 * Opens the embedded Postgres in a worker thread, and runs the migrations. It needs hundreds of megabytes of memory, so that a new one
 * starts with its first statement, if its schema allows it.
 *
 * @param folder The data folder; `undefined` keeps all data in memory, for tests.
 * @param minFreeBytes Free bytes on the folder's disk below which no message is stored; below half of it, no store writes.
 * @param onFailure Called once if the database stops unexpectedly.
 * @param schema Default: the tables of the gateway.
 * @param readFreeBytes Returns the free bytes of the folder's disk, for tests. Default: reads them from the file system.
 * @throws GatewayError if the folder is in use, or cannot be read or written.
 */
export async function openEmbedded(
  folder: string | undefined,
  minFreeBytes = 0,
  onFailure: (error: Error) => void = () => {},
  schema: DatabaseSchema = gatewaySchema,
  readFreeBytes?: (folder: string) => Promise<number>,
): Promise<Database> {
  if (folder === undefined) {
    const worker = createLazyWorker(() => startWorker(undefined, schema, onFailure))
    const { hasStarted, close } = worker
    const database = {
      ...toDatabase(worker, schema),
      space: noSpaceGuard,
      isInMemory: true,
      hasStarted,
      files: { folder, hasOlderTables: false, onFailure },
      close,
    }
    return withShares(database)
  }
  const unlock = await lockDataFolder(folder)
  const space = createSpaceGuard(folder, minFreeBytes, readFreeBytes)
  try {
    if ((await space.getLevel()) === 'exhausted') throw new NoSpaceError()
    const cluster = join(folder, databaseFolder)
    const hasOlderTables = existsSync(join(cluster, 'PG_VERSION'))
    const worker = createLazyWorker(async () => {
      if ((await space.getLevel()) === 'exhausted') throw new StorageFullError()
      return startWorker(cluster, schema, onFailure)
    })
    // An existing one is checked at the start of the gateway.
    if (hasOlderTables || !schema.startsWhenUsed) await worker.start()
    const { hasStarted } = worker
    return withShares({
      ...toDatabase(guardWrites(worker, space), schema),
      space,
      isInMemory: false,
      hasStarted,
      files: { folder, hasOlderTables, onFailure },
      async close() {
        try {
          await worker.close()
        } finally {
          unlock()
        }
      },
    })
  } catch (cause) {
    unlock()
    if (cause instanceof NoSpaceError)
      throw new GatewayError(
        `The disk of the data folder ${folder} has less than ${minFreeBytes / 2} bytes free, half of MIN_FREE_BYTES: free some space, or set DATA_DIR to another disk.`,
      )
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(
      `The embedded database in ${folder} does not start (${reason}): check the permissions and the free space of the folder.`,
      { cause },
    )
  }
}

/** Every service has the whole database: statements run one after the other, and no other client can lock a table. */
function withShares(database: Omit<Database, 'share'>): Database {
  const shared: Database = { ...database, share: () => shared }
  return shared
}

/** Starts the worker, and runs the migrations. */
async function startWorker(
  folder: string | undefined,
  schema: DatabaseSchema,
  onFailure: (error: Error) => void,
): Promise<DatabaseWorker> {
  const archive = folder === undefined ? await getMigratedCluster(schema) : await getInitialContent(folder)
  const worker = await startDatabaseWorker({ folder, archive }, onFailure)
  try {
    await runMigrations(worker, schema)
    return worker
  } catch (error) {
    await worker.close().catch(() => {})
    throw error
  }
}

/** Returns the content of a folder without a database. */
async function getInitialContent(folder: string): Promise<ArrayBuffer | undefined> {
  return existsSync(join(folder, 'PG_VERSION')) ? undefined : getEmptyCluster('folder')
}

function toDatabase(worker: StatementWorker, { vacuumed }: DatabaseSchema) {
  return {
    db: createDrizzle(worker),
    // The embedded database has no autovacuum, because it is a single process.
    vacuum: async () => {
      // One call each, because several statements in one call are a transaction, in which vacuum is not allowed.
      for (const table of vacuumed) await worker.exec(`vacuum ${table}`)
    },
  }
}

/** The disk has too little free space to start. */
class NoSpaceError extends Error {}

async function lockDataFolder(folder: string): Promise<() => void> {
  try {
    return await lockFolder(folder)
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(
      `The data folder cannot be written (${reason}): set DATA_DIR to a writable folder.`,
      {
        cause,
      },
    )
  }
}
