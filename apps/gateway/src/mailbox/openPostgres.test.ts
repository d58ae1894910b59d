import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyDefaults } from '../config/applyDefaults.js'
import { readSettings } from '../config/readSettings.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { openPostgres } from './openPostgres.js'

type QueryResult = { readonly rows: readonly { readonly connection: number }[] }

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

test('param: DATABASE_POOL_SIZE limits the connections', async () => {
  const settings = applyDefaults(readSettings({ DATABASE_POOL_SIZE: '2' }))
  const database = await openPostgres(postgres.url, settings.databasePoolSize, () => {})
  const query = sql`select pg_backend_pid() as connection, pg_sleep(0.1)`
  const results: readonly unknown[] = await Promise.all(
    Array.from({ length: 6 }, () => database.db.execute(query)),
  )
  const connections = (results as readonly QueryResult[]).map(({ rows: [row] }) => row?.connection)
  expect(connections).toHaveLength(6)
  expect(new Set(connections).size).toBe(2)
  await database.close()
})
