import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { startDatabaseWorker } from './startDatabaseWorker.js'

/**
 * An archive of an empty Postgres cluster, made once for each version and kept in `~/.cache/latchkit`: making
 * one takes many seconds, unpacking it less than one.
 */
export async function getEmptyCluster(): Promise<Uint8Array<ArrayBuffer>> {
  const name = `pglite-${readVersion()}.tar.gz`
  const cacheFolder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  if (existsSync(join(cacheFolder, name))) return new Uint8Array(readFileSync(join(cacheFolder, name)))
  const cluster = await startDatabaseWorker({ folder: undefined, archive: undefined })
  const bytes = await cluster.dump()
  await cluster.close()
  try {
    save(cacheFolder, name, bytes)
  } catch {
    // A service account may have no home: then it is made anew each time a folder is begun.
  }
  return bytes
}

/** Written beside and moved: two processes may do this at once. */
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
  // Its package.json is not among its exports, so it is looked up beside its entry.
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '../package.json')) as {
    version: string
  }
  return version
}
