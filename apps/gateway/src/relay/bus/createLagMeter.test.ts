import { expect, test } from 'vitest'
import { createLagMeter } from './createLagMeter.js'

test('default: returns the time between sending and receiving a probe', () => {
  let now = 1_000
  const lag = createLagMeter(() => now)
  expect(lag.getSeconds()).toBe(0)
  const text = lag.createProbe()
  now += 250
  lag.receiveProbe(text)
  expect(lag.getSeconds()).toBe(0.25)
})

test('behavior: the lag grows while a probe is not received', () => {
  let now = 1_000
  const lag = createLagMeter(() => now)
  lag.receiveProbe(lag.createProbe())
  lag.createProbe()
  now += 3_000
  lag.createProbe()
  now += 1_000
  expect(lag.getSeconds()).toBe(4)
})

test('error: ignores a malformed probe', () => {
  const lag = createLagMeter(() => 1_000)
  lag.receiveProbe('nonsense')
  expect(lag.getSeconds()).toBe(0)
})
