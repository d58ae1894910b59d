import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** An unpacked Debian package with its libraries. */
export type DebianProgram = {
  /** The folder with the unpacked files, as if it were `/`. */
  readonly root: string
  /** `LD_LIBRARY_PATH` for programs in it. */
  readonly libraryPath: string
}

/** Options of `fetchDebian`. */
export type DebianOptions = {
  /** The cache folder. Default: `~/.cache/latchkit`. */
  readonly cache?: string | undefined
  /** Matches the names of dependencies to leave out. */
  readonly without?: RegExp | undefined
  /** Called with the folder before the packages are downloaded. */
  readonly onFetch?: ((folder: string) => void) | undefined
}

/** Packages that are always installed with Node.js, and must have the version of the machine. */
const systemPackages = /^(gcc-\d+-base|libc6|libgcc-s1|libstdc\+\+6)$/

/**
 * Downloads a Debian package and its libraries into a cache, for tests and development. It installs nothing, does not
 * change the package lists of the system, and needs no privileges.
 *
 * @throws The error of apt if apt, the package or the network is not available.
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
  // Uses its own lists and caches, because those of the system may be empty, outdated or readable by root only.
  for (const folder of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(work, folder), { recursive: true })
  const options = [
    `Dir::State::Lists=${work}/lists`,
    `Dir::Cache=${work}/cache`,
    'Debug::NoLocking=1',
    'APT::Sandbox::User=root',
    // Fails fast without a network.
    'Acquire::http::Timeout=15',
    'Acquire::https::Timeout=15',
    'Acquire::Retries=1',
    'APT::Update::Error-Mode=any',
  ].flatMap((option) => ['-o', option])
  // A source that fails does not matter if the others have the packages.
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
  // Lines that do not start with a letter are relations, or virtual packages.
  return [...new Set(stdout.split('\n').filter((line) => /^[a-z]/.test(line)))]
}

async function unpack(work: string): Promise<void> {
  // Readable by other users, because a program may refuse to run as root.
  mkdirSync(join(work, 'root'), { mode: 0o755 })
  for (const file of readdirSync(work).filter((name) => name.endsWith('.deb')))
    await run('dpkg', ['-x', join(work, file), join(work, 'root')])
}

/** Moves a folder into the cache. If another process has already created it, that folder is used. */
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
