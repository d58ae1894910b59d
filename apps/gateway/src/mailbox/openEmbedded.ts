import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { migrate } from 'drizzle-orm/pg-proxy/migrator'
import { GatewayError } from '../GatewayError.js'
import { checkMigrations } from './checkMigrations.js'
import { createSpaceGuard, noSpaceGuard } from './createSpaceGuard.js'
import type { Database } from './Database.js'
import { getEmptyCluster } from './getEmptyCluster.js'
import { lockFolder } from './lockFolder.js'
import { migrationsFolder } from './migrationsFolder.js'
import { type DatabaseWorker, startDatabaseWorker } from './startDatabaseWorker.js'

/**
 * Opens the Postgres inside this process, in a thread of its own, and brings its tables up to date.
 *
 * @param folder Where it keeps its files; `undefined` keeps everything in memory, for tests.
 * @param minFreeBytes Free bytes of the folder's disk below which nothing is stored.
 * @param onFailure Called once if the database stops by itself.
 * @throws GatewayError if the folder is in use, or cannot be read or written.
 */
export async function openEmbedded(
  folder: string | undefined,
  minFreeBytes = 0,
  onFailure: (error: Error) => void = () => {},
): Promise<Database> {
  const unlock = folder === undefined ? () => {} : await lockDataFolder(folder)
  const space = folder === undefined ? noSpaceGuard : createSpaceGuard(folder, minFreeBytes)
  try {
    if ((await space.getLevel()) === 'exhausted') throw new NoSpaceError()
    const worker = await startWorker(folder && join(folder, 'postgres'), onFailure)
    return {
      db: await migrateOrClose(worker),
      // No autovacuum runs inside a single process.
      vacuum: async () => {
        // Two calls: several statements in one are a transaction, which vacuum refuses.
        await worker.exec('vacuum messages')
        await worker.exec('vacuum receipts')
      },
      space,
      async close() {
        try {
          await worker.close()
        } finally {
          unlock()
        }
      },
    }
  } catch (cause) {
    unlock()
    if (cause instanceof NoSpaceError)
      throw new GatewayError(
        `The disk of the data folder ${folder} has less than ${minFreeBytes / 2} bytes free, half of MIN_FREE_BYTES: make room, or set DATA_DIR to another disk.`,
      )
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(
      `The embedded database ${folder ? `in ${folder} ` : ''}does not start (${reason}): check the folder's rights and room.`,
      { cause },
    )
  }
}

async function startWorker(
  folder: string | undefined,
  onFailure: (error: Error) => void,
): Promise<DatabaseWorker> {
  const isNew = folder === undefined || !existsSync(join(folder, 'PG_VERSION'))
  return startDatabaseWorker({ folder, archive: isNew ? await getEmptyCluster() : undefined }, onFailure)
}

async function migrateOrClose(worker: DatabaseWorker) {
  try {
    const db = drizzle(async (sql, parameters, method) => ({
      rows: [...(await worker.query(sql, parameters, method === 'all'))],
    }))
    await checkMigrations(db)
    // Statements that are sent together are one transaction.
    await migrate(db, (statements) => worker.exec(statements.join(';\n')), { migrationsFolder })
    return db
  } catch (error) {
    await worker.close().catch(() => {})
    throw error
  }
}

/** The disk is too full to start on. */
class NoSpaceError extends Error {}

async function lockDataFolder(folder: string): Promise<() => void> {
  try {
    return await lockFolder(folder)
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The data folder cannot be written (${reason}): set DATA_DIR to one that can.`, {
      cause,
    })
  }
}
