import { expect, test } from 'vitest'
import { createTokenBuckets } from './createTokenBuckets.js'

function start() {
  const clock = { now: 0 }
  return { clock, ...createTokenBuckets({ burst: 3, perSecond: 2 }, () => clock.now) }
}

test('default: allows a burst, then refills over time', () => {
  const { take, clock } = start()
  expect([take('a'), take('a'), take('a'), take('a')]).toEqual([true, true, true, false])
  clock.now += 499
  expect(take('a')).toBe(false)
  clock.now += 1
  expect([take('a'), take('a')]).toEqual([true, false])
})

test('behavior: each key has its own bucket', () => {
  const { take } = start()
  expect([take('a', 3), take('a'), take('b')]).toEqual([true, false, true])
})

test('behavior: a bucket never holds more than a burst', () => {
  const { take, clock } = start()
  take('a', 3)
  clock.now += 60_000
  expect([take('a', 3), take('a')]).toEqual([true, false])
})

test('behavior: a full bucket allows a cost above the burst, and its balance becomes negative', () => {
  const { take, clock } = start()
  expect(take('a', 5)).toBe(true)
  clock.now += 1_000
  expect(take('a')).toBe(false)
  clock.now += 500
  expect(take('a')).toBe(true)
})

test('behavior: does not refill a bucket when the clock goes backwards', () => {
  const { take, clock } = start()
  clock.now = 1_000
  take('a', 3)
  clock.now = 0
  expect(take('a')).toBe(false)
})

test('behavior: a charge always takes its tokens, and the bucket fills again', () => {
  const { take, charge, clock } = start()
  expect([charge('a', 2), charge('a', 4), take('a')]).toEqual([1, -3, false])
  clock.now += 2_000
  expect([take('a'), take('a')]).toEqual([true, false])
})
