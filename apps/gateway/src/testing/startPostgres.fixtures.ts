import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { fetchServer } from './fetchServer.fixtures.js'

/** The unprivileged user of Debian: Postgres refuses to run as root. */
const unprivilegedUser = 65_534

/** Starts a Postgres server, installed or from Debian, with an empty database that is deleted when it stops. */
export async function startPostgres() {
  const { bin, env } = await findPostgres()
  const folder = mkdtempSync(join(tmpdir(), 'latchkit-postgres-'))
  const data = join(folder, 'data')
  const owner = process.getuid?.() === 0 ? { uid: unprivilegedUser, gid: unprivilegedUser } : {}
  mkdirSync(data)
  if (owner.uid) for (const path of [folder, data]) chownSync(path, unprivilegedUser, unprivilegedUser)
  const options = { ...owner, env, cwd: folder }
  // The machine's locale may not be installed, and would change the order of text and the message below.
  const locale = ['--no-locale', '--encoding=UTF8']
  const initdb = ['-D', data, '-U', 'latchkit', '-A', 'trust', '--no-sync', ...locale]
  execFileSync(join(bin, 'initdb'), initdb, options)
  const settings = ['fsync=off', 'listen_addresses=', 'jit=off', `unix_socket_directories=${folder}`]
  const child = spawn(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((one) => ['-c', one])], options)
  const ended = once(child, 'close')
  const url = `postgres://latchkit@/postgres?host=${encodeURIComponent(folder)}`
  const errors: string[] = []
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => errors.push(chunk))
  while (!errors.join('').includes('ready to accept connections')) {
    const first = await Promise.race([once(child.stderr, 'data').then(() => 'data'), ended.then(() => 'end')])
    if (first === 'end') throw new Error(`postgres ended: ${errors.join('')}`)
  }
  async function query(text: string) {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      return (await client.query(text)).rows
    } finally {
      await client.end()
    }
  }
  return {
    url,
    query,
    /** Locks a table, so that other transactions block. */
    async lockTable(table: string) {
      const client = new pg.Client({ connectionString: url })
      await client.connect()
      await client.query(`begin; lock table ${table}`)
      return {
        /** Terminates the connections of the transactions that are blocked. */
        terminateBlocked: () =>
          query("select pg_terminate_backend(pid) from pg_stat_activity where wait_event_type = 'Lock'"),
        release: () => client.end(),
      }
    },
    async stop() {
      child.kill('SIGQUIT')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function findPostgres() {
  const installed = findNewest('/usr/lib/postgresql')
  if (installed) return { bin: installed, env: process.env }
  const { root, libraryPath } = await fetchServer('postgresql-15')
  const bin = findNewest(join(root, 'usr/lib/postgresql'))
  if (!bin) throw new Error('The fetched Postgres has no programs')
  return { bin, env: { ...process.env, LD_LIBRARY_PATH: libraryPath } }
}

function findNewest(root: string): string | undefined {
  if (!existsSync(root)) return undefined
  const [version] = readdirSync(root)
    .filter((name) => existsSync(join(root, name, 'bin/postgres')))
    .sort((a, b) => Number(b) - Number(a))
  return version && join(root, version, 'bin')
}
