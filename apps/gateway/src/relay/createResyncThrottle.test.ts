import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createResyncThrottle } from './createResyncThrottle.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const resyncs: string[] = []
  return { resyncs, ...createResyncThrottle((topic) => resyncs.push(topic)) }
}

test('default: resyncs each requested topic at once', () => {
  const { resyncs, request } = start()
  request('a')
  request('b')
  expect(resyncs).toEqual(['a', 'b'])
})

test('behavior: resyncs a topic at most once per second', () => {
  const { resyncs, request } = start()
  for (let ms = 0; ms < 3_000; ms += 10) {
    request('a')
    vi.advanceTimersByTime(10)
  }
  expect(resyncs.length).toBeLessThanOrEqual(4)
})

test('behavior: delays a request during the pause until its end', () => {
  const { resyncs, request } = start()
  request('a')
  request('a')
  vi.advanceTimersByTime(999)
  expect(resyncs).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(resyncs).toEqual(['a', 'a'])
  vi.advanceTimersByTime(1_000)
  expect(resyncs).toEqual(['a', 'a'])
  expect(vi.getTimerCount()).toBe(0)
})
