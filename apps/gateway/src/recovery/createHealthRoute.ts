import { setTimeout } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type { Database } from '../database/Database.js'
import type { Route } from '../server/http/Route.js'

/** Maximum response time of the database. Load balancers wait only a few seconds. */
const databaseTimeoutMs = 2_000

/** Creates the route `GET /health` for load balancers. */
export function createHealthRoute({ db, space, hasStarted }: Database, isStopping: () => boolean): Route {
  async function getDatabaseStatus(): Promise<'ok' | 'full' | 'unreachable'> {
    if ((await space.getLevel()) === 'exhausted') return 'full'
    // One in memory starts with its first statement, and would exceed the time.
    if (!hasStarted()) return 'ok'
    const checked = db.execute(sql`select 1`).then(
      () => 'ok' as const,
      () => 'unreachable' as const,
    )
    return Promise.race([checked, setTimeout(databaseTimeoutMs, 'unreachable' as const, { ref: false })])
  }

  return {
    name: 'health',
    method: 'GET',
    pattern: /^\/health$/,
    async handle() {
      const database = await getDatabaseStatus()
      const status = isStopping() ? 'stopping' : database
      return {
        status: status === 'ok' ? 200 : 503,
        headers: { 'cache-control': 'no-store' },
        body: { status, database },
      }
    },
  }
}
