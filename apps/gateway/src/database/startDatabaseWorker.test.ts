import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTemporaryFolder } from '../testing/program.fixtures.js'
import { getEmptyCluster } from './getEmptyCluster.js'
import { type DatabaseWorker, startDatabaseWorker } from './startDatabaseWorker.js'

let worker: DatabaseWorker

beforeAll(async () => {
  worker = await startDatabaseWorker({ folder: undefined, archive: await getEmptyCluster('memory') })
}, 180_000)

afterAll(() => worker.close())

test('default: runs statements in order, and returns rows as arrays or objects', async () => {
  await worker.exec('create table numbers (value bigint)')
  const [, asArrays, asObjects] = await Promise.all([
    worker.query('insert into numbers values ($1), ($2)', [1, 9_007_199_254_740_991], true),
    worker.query('select value from numbers order by value', [], true),
    worker.query('select value from numbers order by value', [], false),
  ])
  expect(asArrays).toEqual([[1], [9_007_199_254_740_991]])
  expect(asObjects).toEqual([{ value: 1 }, { value: 9_007_199_254_740_991 }])
})

test('behavior: a running statement does not block the event loop', async () => {
  let iterations = 0
  const counting = setInterval(() => {
    iterations += 1
  }, 1)
  await worker.query(
    `select count(*) from generate_series(1, 1000) a, generate_series(1, 3000) b where a * b % 7 = 3`,
    [],
    true,
  )
  clearInterval(counting)
  expect(iterations).toBeGreaterThan(5)
})

test('behavior: runs the statements of one call in a transaction', async () => {
  await worker.exec('create table names (name text primary key)')
  await expect(worker.exec(`insert into names values ('a'); insert into names values ('a')`)).rejects.toThrow(
    'duplicate key',
  )
  expect(await worker.query('select name from names', [], true)).toEqual([])
})

test('error: the error of a statement keeps its code, and the next statement runs', async () => {
  await expect(worker.query('select * from absent', [], true)).rejects.toMatchObject({
    code: '42P01',
    message: 'relation "absent" does not exist',
  })
  expect(await worker.query('select 1', [], true)).toEqual([[1]])
})

test('error: rejects if the folder cannot be created', async () => {
  const archive = await getEmptyCluster('folder')
  await expect(
    startDatabaseWorker({ folder: join('/proc', 'latchkit', 'postgres'), archive }),
  ).rejects.toThrow('/proc/latchkit')
}, 180_000)

test('error: pending and later calls reject after a panic of Postgres, which is reported once', async () => {
  const failures: Error[] = []
  const failing = await startDatabaseWorker(
    { folder: undefined, archive: await getEmptyCluster('memory') },
    (error) => failures.push(error),
  )
  await failing.exec(
    'create function recurse(n int) returns int language plpgsql as $$ begin return recurse(n + 1); end $$',
  )
  // The embedded Postgres does not recover from a stack overflow: one of the next statements panics.
  const calls = Array.from({ length: 8 }, (_, n) => failing.query(`select recurse(${n})`, [], true))
  const results = await Promise.allSettled(calls)
  expect(results.at(-1)).toMatchObject({
    reason: { message: 'The embedded database has stopped: start the gateway again' },
  })
  await expect(failing.query('select 1', [], true)).rejects.toThrow('The embedded database has stopped')
  expect(failures.map(({ name }) => name)).toEqual(['DatabaseStoppedError'])
}, 180_000)

test('error: close() terminates a database that does not respond', async () => {
  const failures: Error[] = []
  const hanging = await startDatabaseWorker(
    { folder: join(createTemporaryFolder(), 'postgres'), archive: await getEmptyCluster('folder') },
    (error) => failures.push(error),
    100,
  )
  const endless = hanging.query('select count(*) from generate_series(1, 1000000000000)', [], true)
  await Promise.all([
    expect(endless).rejects.toThrow('The embedded database has stopped'),
    expect(hanging.close()).rejects.toThrow('The embedded database has stopped'),
  ])
  expect(failures).toEqual([])
}, 180_000)
