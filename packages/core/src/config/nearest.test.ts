import { expect, test } from 'vitest'
import { nearest } from './nearest.js'

const known = ['networks', 'defaultNetwork', 'featuredWalletIds', 'debug', 'siwx']

test.each([
  ['network', 'networks'],
  ['Networks', 'networks'],
  ['defaultNetwrok', 'defaultNetwork'],
  ['featuredWallets', 'featuredWalletIds'],
  ['debgu', 'debug'],
  ['siwe', 'siwx'],
])('default', (word, meant) => {
  expect(nearest(word, known)).toBe(meant)
})

test.each(['', 'x', 'analytics', 'enableCoinbase'])('behavior: %j has no similar word', (word) => {
  expect(nearest(word, known)).toBeUndefined()
})

test('behavior: returns the most similar word, or the first of equals', () => {
  expect(nearest('abcd', ['abxy', 'abcx', 'abcy'])).toBe('abcx')
})

test.each([
  // Longer words allow more differences: one letter of three, two of four, four of twelve and more.
  ['abc', 'abx', true],
  ['abc', 'axy', false],
  ['abcd', 'abxy', true],
  ['abcd', 'axyz', false],
  ['a'.repeat(12), `${'a'.repeat(8)}bbbb`, true],
  ['a'.repeat(12), `${'a'.repeat(7)}bbbbb`, false],
  ['a'.repeat(40), `${'a'.repeat(36)}bbbb`, true],
  ['a'.repeat(40), `${'a'.repeat(35)}bbbbb`, false],
])('behavior: %s and %s: %s', (word, other, near) => {
  expect(nearest(word, [other])).toBe(near ? other : undefined)
})
