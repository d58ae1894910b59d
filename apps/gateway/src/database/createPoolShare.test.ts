import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { createPoolShare } from './createPoolShare.js'
import { DatabaseBusyError } from './DatabaseBusyError.js'

let postgres: Awaited<ReturnType<typeof startPostgres>>
let pool: pg.Pool

beforeAll(async () => {
  postgres = await startPostgres()
  pool = new pg.Pool({ connectionString: postgres.url, max: 3 })
  // Of the driver, when the server stops.
  pool.on('error', () => {})
  await pool.query('create table a (value integer); create table b (value integer)')
}, 180_000)

afterAll(async () => {
  await pool?.end()
  await postgres?.stop()
})

test('behavior: a locked table holds only the connections of its service', async () => {
  const [first, second] = [2, 1].map((running) => createPoolShare(pool, { running, waitMs: 60_000 }))
  const lock = await postgres.lockTable('a')
  const blocked = Promise.all([1, 2, 3, 4].map((value) => first?.query('insert into a values ($1)', [value])))
  for (const value of [1, 2, 3]) await second?.query('insert into b values ($1)', [value])
  await lock.release()
  await blocked
  expect((await first?.query('select value from a order by value'))?.rows).toHaveLength(4)
  expect((await second?.query('select value from b'))?.rows).toHaveLength(3)
})

test('error: a statement that waits too long for the others', async () => {
  const share = createPoolShare(pool, { running: 1, waitMs: 20 })
  const lock = await postgres.lockTable('a')
  const blocked = share.query('select value from a')
  await expect(share.query('select 1')).rejects.toThrow(DatabaseBusyError)
  await lock.release()
  await blocked
  expect((await share.query('select 1 as one')).rows).toEqual([{ one: 1 }])
})
