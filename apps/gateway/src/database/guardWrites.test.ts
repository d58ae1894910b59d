import { expect, test } from 'vitest'
import type { StatementWorker } from './createLazyWorker.js'
import type { SpaceLevel } from './createSpaceGuard.js'
import { guardWrites } from './guardWrites.js'
import { StorageFullError } from './StorageFullError.js'

function start() {
  const state = { level: 'free' as SpaceLevel, now: 0, reads: 0 }
  const space = {
    async getLevel() {
      state.reads += 1
      return state.level
    },
  }
  const worker = { query: async (sql: string) => [sql], exec: async () => {}, close: async () => {} }
  const { query }: StatementWorker = guardWrites(worker, space, () => state.now)
  return { state, run: (sql: string) => query(sql, [], true) }
}

test.each([
  'insert into "a" values ($1)',
  'UPDATE a SET b = 1',
  'delete from a',
  'with x as (insert into a values (1) returning *) select * from x',
])('error: on a full disk, %j is refused', async (sql) => {
  const { state, run } = start()
  expect(await run(sql)).toEqual([sql])
  state.level = 'exhausted'
  state.now += 100
  await expect(run(sql)).rejects.toThrow(StorageFullError)
  state.level = 'low'
  state.now += 100
  expect(await run(sql)).toEqual([sql])
})

test('behavior: a read needs no space, also of a column such as "updated_at"', async () => {
  const { state, run } = start()
  state.level = 'exhausted'
  expect(await run('select "updated_at", "deleted" from "a"')).toHaveLength(1)
})

test('behavior: the space is measured at most ten times a second', async () => {
  const { state, run } = start()
  for (let count = 0; count < 50; count += 1) await run('delete from a')
  expect(state.reads).toBe(1)
})
