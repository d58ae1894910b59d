import { expect, test } from 'vitest'
import { gasPriceResponseSchema } from './gasPriceSchema.js'

const prices = { standard: '1000000007', fast: '2000000000', instant: '3000000000' }

test('default: accepts prices in wei', () => {
  expect(gasPriceResponseSchema.parse(prices)).toEqual(prices)
})

test.each([
  { fast: undefined },
  { standard: 1 },
  { instant: '1.5' },
  { fast: '-1' },
  { fast: '0x1' },
  { fast: '' },
])('error: %j', (fields) => {
  expect(gasPriceResponseSchema.safeParse({ ...prices, ...fields }).success).toBe(false)
})
