import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toChainId, toCoinType } from './coinTypes.js'

test('default: Ethereum has two coin types', () => {
  expect([60, 2_147_483_649].map(toCoinType)).toEqual([60, 60])
  expect(toChainId(60)).toBe('eip155:1')
})

test.each([-1, 0, 61, 501, 0x80_00_00_00, 2 ** 32, 2_147_483_650.5, Number.NaN])('error: %d', (value) => {
  expect(toCoinType(value)).toBeUndefined()
})

test('behavior: each chain has one coin type', () => {
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 0x7f_ff_ff_ff }), (id) => {
      const coinType = toCoinType(0x80_00_00_00 + id)
      expect(coinType && toChainId(coinType)).toBe(`eip155:${id}`)
    }),
  )
})
