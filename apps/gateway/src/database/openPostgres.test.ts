import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applyDefaults } from '../foundation/config/applyDefaults.js'
import { readSettings } from '../foundation/config/readSettings.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { getOutage } from './getOutage.js'
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

test('error: a statement that waits for a locked table ends, and the other services continue', async () => {
  const database = await openPostgres(postgres.url, 3, () => {})
  const [first, second] = [database.share(), database.share()]
  await first.db.execute(sql`create table locked (value integer)`)
  const lock = await postgres.lockTable('locked')
  const blocked = [1, 2, 3].map((value) =>
    first.db.execute(sql`insert into locked values (${value})`).catch(getOutage),
  )
  const start = performance.now()
  await second.db.execute(sql`select 1`)
  expect(performance.now() - start).toBeLessThan(2_000)
  expect(await blocked[0]).toBe('busy')
  await lock.release()
  await Promise.all(blocked)
  await database.close()
})

test('behavior: each connection has time-outs, also the one that ran the migrations', async () => {
  const database = await openPostgres(postgres.url, 3, () => {})
  const select = sql`select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement, pg_backend_pid() as id`
  const results = await Promise.all([1, 2, 3].map(() => database.db.execute(select)))
  const connection = { lock: '3s', statement: '20s', id: expect.any(Number) }
  for (const result of results) expect(result).toMatchObject({ rows: [connection] })
  expect(new Set(results.map((result) => JSON.stringify(result))).size).toBe(3)
  await database.close()
})
