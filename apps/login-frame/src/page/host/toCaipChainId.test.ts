import { expect, test } from 'vitest'
import { toCaipChainId } from './toCaipChainId.js'
import { toWireChainId } from './toWireChainId.js'

test.each([
  [1, 'eip155:1'],
  ['10', 'eip155:10'],
  ['0xa', 'eip155:10'],
  ['eip155:137', 'eip155:137'],
  ['solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'],
])('default: %s', (given, expected) => {
  expect(toCaipChainId(given)).toBe(expected)
})

test.each([0, -1, 1.5, 2 ** 53, '', 'x', '01x', 'eip155:0x1', 'ethereum', '1'.repeat(17)])(
  'error: %s',
  (given) => {
    expect(toCaipChainId(given)).toBeUndefined()
  },
)

test('default: back to the form that apps expect', () => {
  expect(toWireChainId('eip155:137')).toBe(137)
  expect(toWireChainId('solana:5eykt')).toBe('solana:5eykt')
})
