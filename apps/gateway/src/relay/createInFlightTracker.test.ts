import { expect, onTestFinished, test, vi } from 'vitest'
import { createInFlightTracker } from './createInFlightTracker.js'

test('default: waits until all work has settled', async () => {
  const { add, waitUntilSettled } = createInFlightTracker()
  const resolvers: (() => void)[] = []
  for (let index = 0; index < 2; index += 1) add(new Promise<void>((resolve) => resolvers.push(resolve)))
  let isSettled = false
  const done = waitUntilSettled(60_000).then(() => {
    isSettled = true
  })
  resolvers[0]?.()
  await new Promise(setImmediate)
  expect(isSettled).toBe(false)
  resolvers[1]?.()
  await done
  await waitUntilSettled(60_000)
})

test('param: maxMs bounds the wait for work that does not settle', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { add, waitUntilSettled } = createInFlightTracker()
  add(new Promise(() => {}))
  const done = waitUntilSettled(5_000)
  await vi.advanceTimersByTimeAsync(5_000)
  await done
  expect(vi.getTimerCount()).toBe(0)
})
