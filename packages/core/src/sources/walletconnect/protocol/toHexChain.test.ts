import { expect, test } from 'vitest'
import { toHexChain } from './toHexChain.js'

test.each([
  ['eip155:1', '0x1'],
  ['eip155:10', '0xa'],
  ['eip155:8453', '0x2105'],
  ['eip155:9007199254740991', '0x1fffffffffffff'],
] as const)('default: toHexChain of %s', (chainId, expected) => {
  expect(toHexChain(chainId)).toBe(expected)
})
