import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
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

/**
 * Returns an archive of an empty Postgres cluster. Creating a cluster takes many seconds and unpacking it less than one,
 * so the archive of each version is cached in `~/.cache/latchkit`. It is not compressed: that would take longer than unpacking.
 */
export async function getEmptyCluster(place: ClusterPlace): Promise<ArrayBuffer> {
  const name = `pglite-${readVersion()}${place === 'memory' ? '-memory' : ''}.tar`
  const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  if (existsSync(join(cacheFolder, name))) return new Uint8Array(readFileSync(join(cacheFolder, name))).buffer
  const bytes = await createCluster(place)
  try {
    save(cacheFolder, name, bytes)
  } catch {
    // A service account may have no home folder. The cluster is then created again for each new data folder.
  }
  return bytes
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

/** Saves a file atomically, because two processes may do this at the same time. */
function save(folder: string, name: string, bytes: ArrayBuffer): void {
  mkdirSync(folder, { recursive: true })
  const work = mkdtempSync(join(folder, 'making-'))
  try {
    writeFileSync(join(work, name), new Uint8Array(bytes))
    renameSync(join(work, name), join(folder, name))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

function readVersion(): string {
  // The package does not export its package.json, so the path is derived from its entry point.
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '../package.json')) as {
    version: string
  }
  return version
}
