import { expect, test } from 'vitest'
import { createSharedLimit } from './createSharedLimit.js'

test('default: limits each address and all of them together', () => {
  const { take } = createSharedLimit({ total: 10, ofAddress: 6 })
  expect(take('1', 6)).toBe(true)
  expect(take('1', 1)).toBe(false)
  expect(take('2', 5)).toBe(false)
  expect(take('2', 4)).toBe(true)
  expect(take('3', 1)).toBe(false)
})

test('behavior: what is given back can be taken again', () => {
  const { take, giveBack } = createSharedLimit({ total: 10, ofAddress: 6 })
  take('1', 6)
  giveBack('1', 2)
  expect(take('1', 2)).toBe(true)
  giveBack('1', 6)
  expect(take('2', 6)).toBe(true)
})
