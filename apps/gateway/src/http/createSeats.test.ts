import { expect, test } from 'vitest'
import { createSeats } from './createSeats.js'

test('default: so many of one address', () => {
  const { take } = createSeats({ inAll: 10, ofAddress: 2 })
  const first = take('a')
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
  expect(take('b')).toBeDefined()
  first?.()
  expect(take('a')).toBeDefined()
  expect(take('a')).toBeUndefined()
})

test('behavior: so many in all, this machine among them', () => {
  const { take } = createSeats({ inAll: 3, ofAddress: 1 })
  const leave = [take(undefined), take(undefined), take('a')]
  expect([take(undefined), take('b')]).toEqual([undefined, undefined])
  for (const one of leave) one?.()
  expect(take('a')).toBeDefined()
})
