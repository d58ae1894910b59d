import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { NodeMissingError } from '../DevnetError.js'

const run = promisify(execFile)

/** A program that is a Bitcoin node, or speaks as one. */
export type NodeProgram = {
  readonly command: string
  readonly env: Readonly<Record<string, string>>
  /** It has extension blocks that Bitcoin has not. */
  readonly isLitecoin: boolean
}

/** What every Debian with a Node.js has, and what must be of one piece with the machine's own. */
const system = /^(gcc-\d+-base|libc6|libgcc-s1|libstdc\+\+6)$/

const elsewhere =
  'where that fails, set LATCHKIT_BITCOIND to a bitcoind or litecoind, or leave the Bitcoin chain out'

/**
 * Fetches Debian's litecoind and its libraries into `~/.cache/latchkit`, once. Nothing is installed and nothing of the
 * system is written, apt's package lists included; it needs no rights.
 *
 * @throws NodeMissingError where there is no apt, no such package, or no network.
 */
export async function fetchLitecoind(): Promise<NodeProgram> {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'latchkit')
  const place = join(cache, `litecoind-${process.arch}`)
  if (!existsSync(place)) {
    console.error(`Fetching Debian's litecoind for the Bitcoin chain into ${place}, once (5 MB) …`)
    await fetchInto(cache, place)
  }
  return {
    command: join(place, 'usr/lib/litecoin/litecoind'),
    env: { LD_LIBRARY_PATH: libraryPath(place) },
    isLitecoin: true,
  }
}

async function fetchInto(cache: string, place: string): Promise<void> {
  try {
    mkdirSync(cache, { recursive: true })
    const work = mkdtempSync(join(cache, 'fetching-'))
    try {
      await download(work)
      const root = join(work, 'root')
      for (const file of readdirSync(work).filter((name) => name.endsWith('.deb')))
        await run('dpkg', ['-x', join(work, file), root])
      keep(root, place)
    } finally {
      rmSync(work, { recursive: true, force: true })
    }
  } catch (cause) {
    throw new NodeMissingError(
      `The Bitcoin chain needs Debian's litecoind, which could not be fetched with apt (${firstLine(cause)}): ${elsewhere}.`,
      { cause },
    )
  }
}

async function download(work: string): Promise<void> {
  // Lists and caches of its own: those of the system may be empty, old, or root's.
  for (const name of ['lists/partial', 'cache/archives/partial'])
    mkdirSync(join(work, name), { recursive: true })
  const own = [
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
  const updated = await run('apt-get', [...own, 'update']).catch((error: unknown) => error)
  try {
    await downloadFrom(own, work)
  } catch (error) {
    throw updated instanceof Error ? updated : error
  }
}

async function downloadFrom(own: readonly string[], work: string): Promise<void> {
  const only = ['recommends', 'suggests', 'conflicts', 'breaks', 'replaces', 'enhances'].map(
    (kind) => `--no-${kind}`,
  )
  const { stdout } = await run('apt-cache', [...own, 'depends', '--recurse', ...only, 'litecoind'])
  // A line that does not begin with a letter is indented, or names a package no repository has.
  const names = [...new Set(stdout.split('\n').filter((line) => /^[a-z]/.test(line)))]
  const wanted = names.filter((name) => !system.test(name))
  await run('apt-get', [...own, 'download', ...wanted], { cwd: work })
}

/** Two may fetch at once; the first one's is kept. */
function keep(root: string, place: string): void {
  try {
    renameSync(root, place)
  } catch (error) {
    if (!existsSync(place)) throw error
  }
}

function libraryPath(place: string): string {
  return ['usr/lib', 'lib']
    .map((name) => join(place, name))
    .filter(existsSync)
    .flatMap((name) => [name, ...readdirSync(name).map((inner) => join(name, inner))])
    .join(':')
}

function firstLine(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause)
  const said = 'stderr' in cause && typeof cause.stderr === 'string' ? cause.stderr.trim() : ''
  return (said || cause.message).split('\n')[0] ?? ''
}
