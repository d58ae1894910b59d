import { expect, test } from 'vitest'
import { runLimited } from './runLimited.js'

test('default', async () => {
  let running = 0
  let most = 0
  const done: number[] = []
  await runLimited([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
    running += 1
    most = Math.max(most, running)
    await Promise.resolve()
    running -= 1
    done.push(item)
  })
  expect([most, done.sort()]).toEqual([3, [1, 2, 3, 4, 5, 6, 7]])
})

test('behavior: no items', async () => {
  const run = () => Promise.reject(new Error('not reached'))
  await expect(runLimited([], 3, run)).resolves.toBeUndefined()
})

test('error: the other items are run, and the first error is thrown', async () => {
  const done: number[] = []
  const run = async (item: number) => {
    if (item < 3) throw new Error(`${item}`)
    done.push(item)
  }
  await expect(runLimited([1, 2, 3, 4], 2, run)).rejects.toThrow('1')
  expect(done).toEqual([3, 4])
})
