import { expect, test } from 'vitest'
import { formatMaximumFee } from './formatMaximumFee.js'

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

test.each([
  [0n, '0 ETH'],
  [21_000n * 10n ** 9n, '0.000021 ETH'],
  [51_903_000_570_933n, '0.00005191 ETH'],
  [99_999_999n, '0.0000000001 ETH'],
  [12_345n * 10n ** 16n, '123.5 ETH'],
])('default: %s is at most %s', (fee, text) => {
  expect(formatMaximumFee(fee, ether)).toBe(text)
})
