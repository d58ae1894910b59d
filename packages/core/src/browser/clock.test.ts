import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from './clock.js'

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000 })
})
afterEach(() => {
  vi.useRealTimers()
})

test('default', () => {
  const clock = systemClock()
  const fired: number[] = []
  clock.setTimeout(() => fired.push(clock.now()), 500)
  vi.advanceTimersByTime(499)
  expect(fired).toEqual([])
  vi.advanceTimersByTime(1)
  expect(fired).toEqual([1_500])
})

test('behavior: does not fire a cleared timer', () => {
  const fired: string[] = []
  const stop = systemClock().setTimeout(() => fired.push('fired'), 500)
  stop()
  vi.advanceTimersByTime(1_000)
  expect(fired).toEqual([])
})
