import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createRepeats } from './createRepeats.js'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function start() {
  const looks: string[] = []
  return { looks, ...createRepeats((topic) => looks.push(topic)) }
}

test('default: looks at once at the topic of a repeated message', () => {
  const { looks, notify } = start()
  notify('a')
  notify('b')
  expect(looks).toEqual(['a', 'b'])
})

test('behavior: many repeats on a topic are one look a second', () => {
  const { looks, notify } = start()
  for (let ms = 0; ms < 3_000; ms += 10) {
    notify('a')
    vi.advanceTimersByTime(10)
  }
  expect(looks.length).toBeLessThanOrEqual(4)
})

test('behavior: a repeat during the pause is looked at after it', () => {
  const { looks, notify } = start()
  notify('a')
  notify('a')
  vi.advanceTimersByTime(999)
  expect(looks).toEqual(['a'])
  vi.advanceTimersByTime(1)
  expect(looks).toEqual(['a', 'a'])
  vi.advanceTimersByTime(1_000)
  expect(looks).toEqual(['a', 'a'])
  expect(vi.getTimerCount()).toBe(0)
})
