import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { GatewayError } from '../GatewayError.js'
import { checkMigrations } from './checkMigrations.js'
import { createSpaceGuard, noSpaceGuard } from './createSpaceGuard.js'
import type { Database } from './Database.js'
import { freshCluster } from './freshCluster.js'
import { lockFolder } from './lockFolder.js'
import { migrationsFolder } from './migrationsFolder.js'

/**
 * Opens the Postgres inside this process and brings its tables up to date.
 *
 * @param folder Where it keeps its files; `undefined` keeps everything in memory, for tests.
 * @param minFreeBytes Free bytes of the folder's disk below which nothing is stored.
 * @throws GatewayError if the folder is in use, or cannot be read or written.
 */
export async function openEmbedded(folder: string | undefined, minFreeBytes = 0): Promise<Database> {
  const unlock = folder === undefined ? () => {} : await lockOrExplain(folder)
  const space = folder === undefined ? noSpaceGuard : createSpaceGuard(folder, minFreeBytes)
  try {
    if ((await space.level()) === 'exhausted') throw new NoSpaceError()
    const client = await start(folder && join(folder, 'postgres'))
    return {
      db: await migrateOrClose(client),
      // No autovacuum runs inside a single process.
      vacuum: async () => {
        // Two calls: several statements in one are a transaction, which vacuum refuses.
        await client.exec('vacuum messages')
        await client.exec('vacuum receipts')
      },
      space,
      async close() {
        await client.close()
        unlock()
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

async function start(folder: string | undefined): Promise<PGlite> {
  if (folder !== undefined && existsSync(join(folder, 'PG_VERSION'))) return PGlite.create(folder)
  const loadDataDir = new Blob([await freshCluster()])
  return folder === undefined ? PGlite.create({ loadDataDir }) : PGlite.create(folder, { loadDataDir })
}

async function migrateOrClose(client: PGlite) {
  try {
    const db = drizzle(client)
    await checkMigrations(db)
    await migrate(db, { migrationsFolder })
    return db
  } catch (error) {
    await client.close()
    throw error
  }
}

/** The disk is too full to start on. */
class NoSpaceError extends Error {}

async function lockOrExplain(folder: string): Promise<() => void> {
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
