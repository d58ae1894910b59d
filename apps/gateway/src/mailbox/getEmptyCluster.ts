import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { startDatabaseWorker } from './startDatabaseWorker.js'

/**
 * Returns an archive of an empty Postgres cluster. Creating a cluster takes many seconds and unpacking it less than one,
 * so the archive of each version is cached in `~/.cache/latchkit`. It is not compressed: that would take longer than unpacking.
 */
export async function getEmptyCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const name = `pglite-${readVersion()}.tar`
  const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  if (existsSync(join(cacheFolder, name))) return new Uint8Array(readFileSync(join(cacheFolder, name)))
  const cluster = await startDatabaseWorker({ folder: undefined, archive: undefined })
  const bytes = await cluster.dump()
  await cluster.close()
  try {
    save(cacheFolder, name, bytes)
  } catch {
    // A service account may have no home folder. The cluster is then created again for each new data folder.
  }
  return bytes
}

/** Saves a file atomically, because two processes may do this at the same time. */
function save(folder: string, name: string, bytes: Uint8Array): void {
  mkdirSync(folder, { recursive: true })
  const work = mkdtempSync(join(folder, 'making-'))
  try {
    writeFileSync(join(work, name), bytes)
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
