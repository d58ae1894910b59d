import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResyncThrottle } from './createResyncThrottle.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const resyncs: string[] = []
  return { resyncs, ...createResyncThrottle((topic) => resyncs.push(topic)) }
}

test('default: resyncs a topic immediately', () => {
  const { resyncs, schedule } = start()
  schedule('a')
  schedule('b')
  expect(resyncs).toEqual(['a', 'b'])
})

test('behavior: resyncs a topic at most once per second', () => {
  const { resyncs, schedule } = start()
  for (let ms = 0; ms < 3_000; ms += 10) {
    schedule('a')
    vi.advanceTimersByTime(10)
  }
  expect(resyncs.length).toBeLessThanOrEqual(4)
})

test('behavior: calls within one second after a resync cause one more resync, at the end of that second', () => {
  const { resyncs, schedule } = start()
  schedule('a')
  schedule('a')
  vi.advanceTimersByTime(999)
  expect(resyncs).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(resyncs).toEqual(['a', 'a'])
  vi.advanceTimersByTime(1_000)
  expect(resyncs).toEqual(['a', 'a'])
  expect(vi.getTimerCount()).toBe(0)
})
