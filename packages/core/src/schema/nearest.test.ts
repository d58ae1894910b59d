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

test.each(['', 'x', 'analytics', 'enableCoinbase'])('behavior: %j is near nothing', (word) => {
  expect(nearest(word, known)).toBeUndefined()
})

test('behavior: the nearest of several, the first of equals', () => {
  expect(nearest('abcd', ['abxy', 'abcx', 'abcy'])).toBe('abcx')
})
