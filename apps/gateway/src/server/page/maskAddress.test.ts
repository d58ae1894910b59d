import { expect, test } from 'vitest'
import { maskAddress } from './maskAddress.js'

test.each([
  ['alice@example.org', 'a•••@example.org'],
  ['a@example.org', 'a•••@example.org'],
  ['alice', '•••'],
])('default: %s becomes %s', (address, masked) => {
  expect(maskAddress(address)).toBe(masked)
})
