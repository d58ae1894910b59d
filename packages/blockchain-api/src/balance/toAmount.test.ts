import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toAmount } from './toAmount.js'

const maxAmount = 2n ** 256n - 1n

test.each<[string, number, bigint]>([
  ['0', 18, 0n],
  ['0.0', 1, 0n],
  ['1', 6, 1_000_000n],
  ['1.5', 6, 1_500_000n],
  ['0.000001', 6, 1n],
  ['007.5', 1, 75n],
  ['12345678901234567.123456789', 9, 12_345_678_901_234_567_123_456_789n],
  [String(maxAmount / 10n), 1, (maxAmount / 10n) * 10n],
])('default: %s with %i decimals', (text, decimals, amount) => {
  expect(toAmount(text, decimals)).toBe(amount)
})

test('behavior: zeros beyond the decimals change nothing', () => {
  expect(toAmount('1.50000', 1)).toBe(15n)
})

test('error: digits beyond the decimals', () => {
  expect(toAmount('1.05', 1)).toBeUndefined()
})

test('behavior: accepts the largest amount of 256 bits', () => {
  const text = `0.${maxAmount.toString().padStart(255, '0')}`
  expect(toAmount(text, 255)).toBe(maxAmount)
})

test('error: an amount of more than 256 bits', () => {
  expect(toAmount(`0.${(maxAmount + 1n).toString().padStart(255, '0')}`, 255)).toBeUndefined()
})

test('behavior: any amount equals its decimal text', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: maxAmount }),
      fc.integer({ min: 1, max: 255 }),
      fc.nat({ max: 10 }),
      (amount, decimals, zeros) => {
        const digits = amount.toString().padStart(decimals + 1, '0')
        const text = `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}${'0'.repeat(zeros)}`
        expect(toAmount(text, decimals)).toBe(amount)
      },
    ),
    { numRuns: 1_000 },
  )
})

test('behavior: a text is converted exactly or not at all', () => {
  const digits = fc.stringMatching(/^\d{1,40}$/)
  fc.assert(
    fc.property(digits, digits, fc.integer({ min: 1, max: 40 }), (whole, fraction, decimals) => {
      const amount = toAmount(`${whole}.${fraction}`, decimals)
      // In units of 10^-40.
      const exact = BigInt(whole + fraction.padEnd(40, '0'))
      const isExact = exact % 10n ** BigInt(40 - decimals) === 0n
      const expected = exact / 10n ** BigInt(40 - decimals)
      expect(amount).toBe(isExact && expected <= maxAmount ? expected : undefined)
    }),
    { numRuns: 1_000 },
  )
})
