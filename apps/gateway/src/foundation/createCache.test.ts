import { expect, test } from 'vitest'
import { createCache } from './createCache.js'

function createTest(maxKeys = 10) {
  const clock = { now: 0 }
  const cache = createCache<string>({ maxAgeMs: 10, maxKeys, now: () => clock.now })
  /** Loads a value now, and returns the value of the cache. */
  const get = (key: string, value: string, isForced = false) => cache.get(key, async () => value, isForced)
  return { clock, cache, get }
}

test('default: stores a result', async () => {
  const { clock, cache, get } = createTest()
  expect(cache.has('a')).toBe(false)
  expect(await get('a', '1')).toBe('1')
  clock.now = 9
  expect(cache.has('a')).toBe(true)
  expect(await get('a', '2')).toBe('1')
  clock.now = 10
  expect(await get('a', '2')).toBe('2')
})

test('behavior: joins a load, however long it takes', async () => {
  const { clock, cache, get } = createTest()
  const { promise, resolve } = createDeferred()
  const first = cache.get('a', () => promise)
  clock.now = 1_000
  const second = get('a', '2')
  resolve('1')
  expect(await Promise.all([first, second])).toEqual(['1', '1'])
  // The result is as old as its load.
  expect(await get('a', '3')).toBe('3')
})

test('error: a failed load is not stored', async () => {
  const { cache, get } = createTest()
  await expect(cache.get('a', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await get('a', '2')).toBe('2')
})

test('behavior: a forced load does not join an earlier one, whose result does not replace it', async () => {
  const { cache, get } = createTest()
  const earlier = createDeferred()
  const first = cache.get('a', () => earlier.promise)
  expect(await get('a', '2', true)).toBe('2')
  earlier.resolve('1')
  expect(await first).toBe('1')
  expect(await get('a', '3')).toBe('2')
})

test('error: an earlier load that fails does not remove the result of a forced one', async () => {
  const { cache, get } = createTest()
  const earlier = createDeferred()
  const first = cache.get('a', () => earlier.promise)
  await get('a', '2', true)
  earlier.reject(new Error('no'))
  await expect(first).rejects.toThrow('no')
  expect(await get('a', '3')).toBe('2')
})

test('behavior: drops the oldest key', async () => {
  const { cache, get } = createTest(2)
  for (const key of ['a', 'b', 'a', 'c']) await get(key, key)
  expect(['a', 'b', 'c'].map(cache.has)).toEqual([false, true, true])
})

function createDeferred() {
  let resolve: (value: string) => void = () => {}
  let reject: (error: Error) => void = () => {}
  const promise = new Promise<string>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  return { promise, resolve, reject }
}
