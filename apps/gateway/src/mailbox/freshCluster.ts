import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/**
 * Path of an archive of an empty Postgres cluster, made once for each version and kept in `~/.cache/latchkit`: making
 * one takes many seconds, unpacking it less than one.
 */
export async function freshCluster(): Promise<string> {
  const name = `pglite-${version()}.tar.gz`
  const kept = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  if (existsSync(join(kept, name))) return join(kept, name)
  const cluster = await PGlite.create()
  const archive = await cluster.dumpDataDir('gzip')
  await cluster.close()
  const bytes = new Uint8Array(await archive.arrayBuffer())
  try {
    return save(kept, name, bytes)
  } catch {
    // A service account may have no home: then it is made anew each time a folder is begun.
    return save(mkdtempSync(join(tmpdir(), 'latchkit-')), name, bytes)
  }
}

/** Written beside and moved: two processes may do this at once. */
function save(folder: string, name: string, bytes: Uint8Array): string {
  mkdirSync(folder, { recursive: true })
  const work = mkdtempSync(join(folder, 'making-'))
  try {
    writeFileSync(join(work, name), bytes)
    renameSync(join(work, name), join(folder, name))
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return join(folder, name)
}

function version(): string {
  // Its package.json is not among its exports, so it is looked up beside its entry.
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite')
  const { version } = createRequire(import.meta.url)(join(dirname(entry), '../package.json')) as {
    version: string
  }
  return version
}
