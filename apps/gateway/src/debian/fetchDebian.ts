import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** A program of Debian's with its libraries, unpacked. */
export type DebianProgram = {
  /** The folder that stands for `/`. */
  readonly root: string
  /** `LD_LIBRARY_PATH` of what runs in it. */
  readonly libraryPath: string
}

/** How a program is fetched. */
export type DebianOptions = {
  /** The folder it is kept in. Default: `~/.cache/latchkit`. */
  readonly cache?: string | undefined
  /** Names of packages it can do without. */
  readonly without?: RegExp | undefined
  /** Told its place before it is fetched. */
  readonly onFetch?: ((place: string) => void) | undefined
}

/** What every Debian with a Node.js has, and what must be of one piece with the machine's own. */
const systemPackages = /^(gcc-\d+-base|libc6|libgcc-s1|libstdc\+\+6)$/

/**
 * Fetches a program of Debian's and its libraries, once, for tests and development. Nothing is installed and nothing of
 * the system is written, apt's package lists included; it needs no rights.
 *
 * @throws whatever apt says, where there is none, no such package, or no network.
 * @example
 * import { fetchDebian } from '@latchkit/gateway/debian'
 *
 * const { root, libraryPath } = await fetchDebian('redis-server')
 */
export async function fetchDebian(name: string, options: DebianOptions = {}): Promise<DebianProgram> {
  const {
    cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit'),
    without,
    onFetch,
  } = options
  const root = join(cache, `${name}-${process.arch}`)
  if (!existsSync(root)) {
    onFetch?.(root)
    mkdirSync(cache, { recursive: true })
    const work = mkdtempSync(join(cache, 'fetching-'))
    try {
      await download(name, work, (one) => !systemPackages.test(one) && !without?.test(one))
      await unpack(work)
      moveIntoCache(join(work, 'root'), root)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  }
  return { root, libraryPath: libraryPath(root) }
}

async function download(name: string, work: string, isWanted: (name: string) => boolean): Promise<void> {
  // Lists and caches of its own: those of the system may be empty, old, or root's.
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(work, folder), { recursive: true })
  const options = [
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    // Without a network this is to be said soon.
    'Acquire::http::Timeout=15',
    'Acquire::https::Timeout=15',
    'Acquire::Retries=1',
    'APT::Update::Error-Mode=any',
  ].flatMap((option) => ['-o', option])
  // One source that fails is no matter, if the others have the packages.
  const updated = await run('apt-get', [...options, 'update']).catch((error: unknown) => error)
  try {
    const wanted = (await listDependencies(name, options)).filter(isWanted)
    await run('apt-get', [...options, 'download', ...wanted], { cwd: work })
  } catch (error) {
    throw updated instanceof Error ? updated : error
  }
}

async function listDependencies(name: string, options: readonly string[]): Promise<readonly string[]> {
  const only = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
    (kind) => `--no-${kind}`,
  )
  const { stdout } = await run('apt-cache', [...options, 'depends', '--recurse', ...only, name])
  // A line that does not begin with a letter is indented, or names a package no repository has.
  return [...new Set(stdout.split('\n').filter((line) => /^[a-z]/.test(line)))]
}

async function unpack(work: string): Promise<void> {
  // Open to other users than its owner: a program may refuse to run as root.
  mkdirSync(join(work, 'root'), { mode: 0o755 })
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb')))
    await run('dpkg', ['-x', join(work, file), join(work, 'root')])
}

/** Two may fetch at once; the first one's is kept. */
function moveIntoCache(from: string, to: string): void {
  try {
    renameSync(from, to)
  } catch (error) {
    if (!existsSync(to)) throw error
  }
}

function libraryPath(root: string): string {
  return ['usr/lib', 'lib']
    .map((name) => join(root, name))
    .filter(existsSync)
    .flatMap((name) => [name, ...readdirSync(name).map((inner) => join(name, inner))])
    .join(':')
}
