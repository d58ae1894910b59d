import { cacheArchive } from './cacheArchive.js'
import { startDatabaseWorker } from './startDatabaseWorker.js'

/** Where a cluster is used. */
export type ClusterPlace = 'folder' | 'memory'

/** A short write-ahead log, and one database instead of three: each byte is copied at every start. */
const small = {
  initdbArguments: ['--wal-segsize=1', '-c', 'wal_recycle=off'],
  statements: `
    update pg_database set datistemplate = false, datallowconn = true;
    drop database template0;
    drop database template1;
    checkpoint;`,
}

/** Returns an archive of an empty Postgres cluster. */
export function getEmptyCluster(place: ClusterPlace): Promise<ArrayBuffer> {
  return cacheArchive(place === 'memory' ? '-memory' : '', () => createCluster(place))
}

async function createCluster(place: ClusterPlace): Promise<ArrayBuffer> {
  const parts = place === 'memory' ? small : undefined
  const cluster = await startDatabaseWorker({
    folder: undefined,
    archive: undefined,
    initdbArguments: parts?.initdbArguments,
  })
  try {
    // One call each, because several statements in one call are a transaction, in which `drop database` is not allowed.
    for (const statement of parts?.statements.split(';') ?? []) await cluster.exec(statement)
    return await cluster.dump()
  } finally {
    await cluster.close()
  }
}
