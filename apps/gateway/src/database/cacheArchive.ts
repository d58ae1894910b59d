import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'

/**
 * Returns an archive of a Postgres cluster. Creating it takes many seconds and unpacking it less than one, so the archive of each
 * version is cached in `~/.cache/latchkit`. It is not compressed: that would take longer than unpacking.
 *
 * @param name What the archive contains.
 */
export async function cacheArchive(name: string, create: () => Promise<ArrayBuffer>): Promise<ArrayBuffer> {
  const file = `pglite-${readVersion()}${name}.tar`
  const folder = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  if (existsSync(join(folder, file))) return new Uint8Array(readFileSync(join(folder, file))).buffer
  const bytes = await create()
  try {
    save(folder, file, bytes)
  } catch {
    // A service account may have no home folder. The archive is then created again each time.
  }
  return bytes
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
