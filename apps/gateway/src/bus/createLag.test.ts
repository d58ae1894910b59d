import { expect, test } from 'vitest'
import { createLag } from './createLag.js'

test('default', () => {
  let now = 1_000
  const lag = createLag(() => now)
  expect(lag.seconds()).toBe(0)
  const text = lag.sent()
  now += 250
  lag.received(text)
  expect(lag.seconds()).toBe(0.25)
})

test('behavior: an event that does not come back counts from when it was sent', () => {
  let now = 1_000
  const lag = createLag(() => now)
  lag.received(lag.sent())
  lag.sent()
  now += 3_000
  lag.sent()
  now += 1_000
  expect(lag.seconds()).toBe(4)
})

test('error: ignores text that is no time', () => {
  const lag = createLag(() => 1_000)
  lag.received('nonsense')
  expect(lag.seconds()).toBe(0)
})
