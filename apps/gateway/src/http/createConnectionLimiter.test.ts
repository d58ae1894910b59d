import { expect, test } from 'vitest'
import { createConnectionLimiter } from './createConnectionLimiter.js'

test('default: so many of one address', () => {
  const { acquire } = createConnectionLimiter({ total: 10, perAddress: 2 })
  const first = acquire('a')
  expect(acquire('a')).toBeDefined()
  expect(acquire('a')).toBeUndefined()
  expect(acquire('b')).toBeDefined()
  first?.()
  expect(acquire('a')).toBeDefined()
  expect(acquire('a')).toBeUndefined()
})

test('behavior: so many in all, this machine among them', () => {
  const { acquire } = createConnectionLimiter({ total: 3, perAddress: 1 })
  const leave = [acquire(undefined), acquire(undefined), acquire('a')]
  expect([acquire(undefined), acquire('b')]).toEqual([undefined, undefined])
  for (const one of leave) one?.()
  expect(acquire('a')).toBeDefined()
})
