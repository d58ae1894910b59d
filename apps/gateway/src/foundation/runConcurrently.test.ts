import { expect, test } from 'vitest'
import { runConcurrently } from './runConcurrently.js'

test('default: runs a task for each item, at most limit at a time', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await runConcurrently([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]])
})

test('behavior: resolves without items', async () => {
  const run = () => Promise.reject(new Error('not reached'))
  await expect(runConcurrently([], 3, run)).resolves.toBeUndefined()
})

test('error: runs the remaining tasks, and rejects with the first error', async () => {
  const done: number[] = []
  const run = async (item: number) => {
    if (item < 3) throw new Error(`${item}`)
    done.push(item)
  }
  await expect(runConcurrently([1, 2, 3, 4], 2, run)).rejects.toThrow('1')
  expect(done).toEqual([3, 4])
})
