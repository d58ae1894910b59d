import { createHash } from 'node:crypto'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import { cacheArchive } from './cacheArchive.js'
import type { DatabaseSchema } from './DatabaseSchema.js'
import { getEmptyCluster } from './getEmptyCluster.js'
import { runMigrations } from './runMigrations.js'
import { startDatabaseWorker } from './startDatabaseWorker.js'

/**
 * Returns an archive of a cluster in memory with the tables of a schema: running the migrations takes longer than unpacking it, and
 * every database in memory is new.
 */
export function getMigratedCluster(schema: DatabaseSchema): Promise<ArrayBuffer> {
  const migrations = readMigrationFiles(schema).map(({ hash, folderMillis }) => [hash, folderMillis])
  const hash = createHash('sha256').update(JSON.stringify(migrations)).digest('hex').slice(0, 16)
  return cacheArchive(`-memory-${hash}`, async () => {
    const archive = await getEmptyCluster('memory')
    const worker = await startDatabaseWorker({ folder: undefined, archive })
    try {
      await runMigrations(worker, schema)
      await worker.exec('checkpoint')
      return await worker.dump()
    } finally {
      await worker.close()
    }
  })
}
