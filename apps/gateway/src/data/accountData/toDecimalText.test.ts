import { balanceItemSchema } from '@latchkit/blockchain-api/contract'
import fc from 'fast-check'
import { formatUnits } from 'viem'
import { expect, test } from 'vitest'
import { toDecimalText } from './toDecimalText.js'

const amounts = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n })
const decimals = fc.integer({ min: 0, max: 255 })

/** Parses exact decimal text. */
function parse(text: string, decimalCount: number): bigint {
  const [whole = '', fraction = ''] = text.split('.')
  return BigInt(whole + fraction.padEnd(decimalCount, '0'))
}

test.each<[bigint, number, string]>([
  [0n, 0, '0'],
  [0n, 18, '0'],
  [7n, 0, '7'],
  [1n, 1, '0.1'],
  [1_500_000n, 6, '1.5'],
  [1_000_000n, 6, '1'],
  [10n, 0, '10'],
  [100n, 3, '0.1'],
  [123n, 3, '0.123'],
])('default: %s with %s decimals is %s', (amount, decimalCount, text) => {
  expect(toDecimalText(amount, decimalCount)).toBe(text)
})

test('behavior: no digit is lost', () => {
  fc.assert(
    fc.property(amounts, decimals, (amount, decimalCount) => {
      expect(parse(toDecimalText(amount, decimalCount), decimalCount)).toBe(amount)
    }),
  )
})

test('behavior: equals the text of viem', () => {
  fc.assert(
    fc.property(amounts, decimals, (amount, decimalCount) => {
      expect(toDecimalText(amount, decimalCount)).toBe(formatUnits(amount, decimalCount))
    }),
  )
})

test('behavior: the contract of the API accepts every text', () => {
  fc.assert(
    fc.property(amounts, decimals, (amount, decimalCount) => {
      const quantity = { decimals: String(decimalCount), numeric: toDecimalText(amount, decimalCount) }
      const item = { name: 'A', symbol: 'A', price: 0, quantity, iconUrl: '' }
      expect(balanceItemSchema.safeParse(item).success).toBe(true)
    }),
  )
})
