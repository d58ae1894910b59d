import { expect, test } from 'vitest'
import { createSubscriptionLimiter } from './createSubscriptionLimiter.js'

test('default: limits subscriptions per address and in total', () => {
  const { acquire } = createSubscriptionLimiter({ total: 10, perAddress: 6 })
  expect(acquire('1', 6)).toBe(true)
  expect(acquire('1', 1)).toBe(false)
  expect(acquire('2', 5)).toBe(false)
  expect(acquire('2', 4)).toBe(true)
  expect(acquire('3', 1)).toBe(false)
})

test('behavior: released subscriptions can be acquired again', () => {
  const { acquire, release } = createSubscriptionLimiter({ total: 10, perAddress: 6 })
  acquire('1', 6)
  release('1', 2)
  expect(acquire('1', 2)).toBe(true)
  release('1', 6)
  expect(acquire('2', 6)).toBe(true)
})
