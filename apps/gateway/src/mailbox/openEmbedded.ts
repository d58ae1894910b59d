import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { GatewayError } from '../GatewayError.js'
import type { Database } from './Database.js'
import { freshCluster } from './freshCluster.js'
import { lockFolder } from './lockFolder.js'
import { migrationsFolder } from './migrationsFolder.js'

/**
 * Opens the Postgres inside this process and brings its tables up to date.
 *
 * @param folder Where it keeps its files; `undefined` keeps everything in memory, for tests.
 * @throws GatewayError if the folder is in use, or cannot be read or written.
 */
export async function openEmbedded(folder: string | undefined): Promise<Database> {
  const unlock = folder === undefined ? () => {} : lockOrExplain(folder)
  try {
    const client = await start(folder && join(folder, 'postgres'))
    const db = drizzle(client)
    await migrate(db, { migrationsFolder })
    return {
      db,
      // No autovacuum runs inside a single process.
      vacuum: async () => {
        // Two calls: several statements in one are a transaction, which vacuum refuses.
        await client.exec('vacuum messages')
        await client.exec('vacuum receipts')
      },
      async close() {
        await client.close()
        unlock()
      },
    }
  } catch (cause) {
    unlock()
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

function lockOrExplain(folder: string): () => void {
  try {
    return lockFolder(folder)
  } catch (cause) {
    if (cause instanceof GatewayError) throw cause
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new GatewayError(`The data folder cannot be written (${reason}): set DATA_DIR to one that can.`, {
      cause,
    })
  }
}
