import { expect, test } from 'vitest'
import { createConnectionLimiter } from './createConnectionLimiter.js'

test('default: limits the connections of one address', () => {
  const { acquire } = createConnectionLimiter({ total: 10, perAddress: 2 })
  const first = acquire('a')
  expect(acquire('a')).toBeDefined()
  expect(acquire('a')).toBeUndefined()
  expect(acquire('b')).toBeDefined()
  first?.()
  expect(acquire('a')).toBeDefined()
  expect(acquire('a')).toBeUndefined()
})

test('behavior: limits the connections in total, including local ones', () => {
  const { acquire } = createConnectionLimiter({ total: 3, perAddress: 1 })
  const releases = [acquire(undefined), acquire(undefined), acquire('a')]
  expect([acquire(undefined), acquire('b')]).toEqual([undefined, undefined])
  for (const release of releases) release?.()
  expect(acquire('a')).toBeDefined()
})
