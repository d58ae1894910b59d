import { expect, test } from 'vitest'
import { createSourceHealth } from './createSourceHealth.js'

function setup() {
  let nowMs = 1_000_000
  const health = createSourceHealth(() => nowMs)
  const moveBy = (ms: number) => {
    nowMs += ms
  }
  return { ...health, moveBy }
}

test('default: a source does not fail', () => {
  expect(setup().getRetrySeconds('a')).toBeUndefined()
})

test('behavior: a source that fails is paused, and the others are not', () => {
  const { recordFailure, getRetrySeconds, moveBy } = setup()
  recordFailure('a')
  expect(getRetrySeconds('a')).toBe(5)
  expect(getRetrySeconds('b')).toBeUndefined()
  moveBy(4_001)
  expect(getRetrySeconds('a')).toBe(1)
  moveBy(999)
  expect(getRetrySeconds('a')).toBeUndefined()
})

test('behavior: each further failure doubles the pause, up to a minute', () => {
  const { recordFailure, getRetrySeconds, moveBy } = setup()
  const pauses = [1, 2, 3, 4, 5, 6].map(() => {
    recordFailure('a')
    const pause = getRetrySeconds('a') ?? 0
    moveBy(pause * 1_000)
    return pause
  })
  expect(pauses).toEqual([5, 10, 20, 40, 60, 60])
})

test('behavior: failures at the same time count once', () => {
  const { recordFailure, getRetrySeconds } = setup()
  for (const _ of [1, 2, 3]) recordFailure('a')
  expect(getRetrySeconds('a')).toBe(5)
})

test('behavior: a success ends the pause', () => {
  const { recordFailure, recordSuccess, getRetrySeconds } = setup()
  recordFailure('a')
  recordSuccess('a')
  expect(getRetrySeconds('a')).toBeUndefined()
  recordFailure('a')
  expect(getRetrySeconds('a')).toBe(5)
})
