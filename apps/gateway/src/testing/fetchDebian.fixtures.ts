import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** What every Debian has, what needs a running system, and what is only for compiling queries. */
const unwanted =
  /^(gcc-\d+-base|libc6|libgcc-s1|libstdc\+\+6|libllvm.*|perl.*|libperl.*|locales.*|systemd.*|adduser|debconf.*|ssl-cert|init-system-helpers|lsb-base|passwd|procps)$/

/**
 * Fetches a program of Debian's and its libraries into `~/.cache/latchkit`, or `/var/cache/latchkit` for root, once. Nothing is installed; it needs no
 * rights, and apt's own lists stay as they are.
 *
 * @returns Where their root is.
 */
export async function fetchDebian(name: string): Promise<string> {
  const cache = join(cacheHome(), 'latchkit')
  const place = join(cache, `${name}-${process.arch}`)
  if (existsSync(place)) return place
  mkdirSync(cache, { recursive: true })
  const work = mkdtempSync(join(cache, 'fetching-'))
  try {
    for (const folder of ['lists/partial', 'cache/archives/partial'])
      mkdirSync(join(work, folder), { recursive: true })
    const own = [
      `Dir::State::Lists=${work}/lists`,
      `Dir::Cache=${work}/cache`,
      'Debug::NoLocking=1',
      'APT::Sandbox::User=root',
    ].flatMap((option) => ['-o', option])
    await run('apt-get', [...own, 'update'])
    const only = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances']
    const { stdout } = await run('apt-cache', [
      ...own,
      'depends',
      '--recurse',
      ...only.map((kind) => `--no-${kind}`),
      name,
    ])
    const names = [...new Set(stdout.split('\n').filter((line) => /^[a-z]/.test(line)))]
    await run('apt-get', [...own, 'download', ...names.filter((one) => !unwanted.test(one))], { cwd: work })
    const root = join(work, 'root')
    mkdirSync(root, { mode: 0o755 })
    for (const file of readdirSync(work).filter((one) => one.endsWith('.deb')))
      await run('dpkg', ['-x', join(work, file), root])
    // Two may fetch at once; the first one's is kept.
    if (!existsSync(place)) renameSync(root, place)
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
  return place
}

/** Root's home is closed to the user that Postgres runs as. */
function cacheHome(): string {
  if (process.getuid?.() === 0) return '/var/cache'
  return process.env.XDG_CACHE_HOME || join(homedir(), '.cache')
}

/** Where a fetched program's libraries are. */
export function libraryPath(place: string): string {
  return ['usr/lib', 'lib']
    .map((name) => join(place, name))
    .filter(existsSync)
    .flatMap((name) => [name, ...readdirSync(name).map((inner) => join(name, inner))])
    .join(':')
}
