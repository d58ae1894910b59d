import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createUsdFormat } from './createUsdFormat.js'

const format = createUsdFormat('en')

test.each([
  [0n, 18, '$0.00'],
  [298_802n, 2, '$2,988.02'],
  [5n, 1, '$0.50'],
  [5n, 0, '$5.00'],
  [1_999_999n, 6, '$1.99'],
  [1n, 18, '<$0.01'],
  [10n ** 16n, 18, '$0.01'],
  [10n ** 30n - 1n, 18, '$999,999,999,999.99'],
  [10n ** 30n, 18, '>$999B'],
])('default: %s with %s decimals is %s', (value, decimals, expected) => {
  expect(format(value, decimals)).toBe(expected)
})

test('param: locale', () => {
  expect(createUsdFormat('de')(123_456_789n, 2)).toBe('1.234.567,89\u00a0$')
  expect(createUsdFormat('ar-EG')(123_405n, 2)).toContain('١٬٢٣٤٫٠٥')
})

test('behavior: shows every digit, and not more than the value', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 256n), fc.integer({ min: 0, max: 80 }), (value, decimals) => {
      const shown = format(value, decimals)
      const cents = BigInt(shown.replace(/\D/g, ''))
      const exact = value * 100n
      const scale = 10n ** BigInt(decimals)
      if (shown.startsWith('>')) expect(value >= scale * 10n ** 12n).toBe(true)
      else if (shown.startsWith('<')) expect(value > 0n && exact < scale).toBe(true)
      else expect(cents * scale <= exact && exact < (cents + 1n) * scale).toBe(true)
    }),
  )
})
