import { expect, onTestFinished, test, vi } from 'vitest'
import { createInFlight } from './createInFlight.js'

test('default: settled when everything that has begun is done', async () => {
  const { add, settled } = createInFlight()
  const ends: (() => void)[] = []
  for (let index = 0; index < 2; index += 1) add(new Promise<void>((resolve) => ends.push(resolve)))
  let isSettled = false
  const done = settled(60_000).then(() => {
    isSettled = true
  })
  ends[0]?.()
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  ends[1]?.()
  await done
  await settled(60_000)
})

test('behavior: at the latest after so long', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { add, settled } = createInFlight()
  add(new Promise(() => {}))
  const done = settled(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await done
  expect(vi.getTimerCount()).toBe(0)
})
