import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatAmount } from './formatAmount.js'

const en = { locale: 'en' }

test('default', () => {
  expect(formatAmount(1_500_000n, 6, en)).toBe('1.5')
})

test('behavior: truncates to three decimals', () => {
  expect(formatAmount(1_999_999_999_999_999_999n, 18, en)).toBe('1.999')
  expect(formatAmount(1_234_567n, 6, en)).toBe('1.234')
})

test('behavior: formats zero as 0 and an amount below the last decimal as <0.001', () => {
  expect(formatAmount(0n, 18, en)).toBe('0')
  expect(formatAmount(1n, 18, en)).toBe('<0.001')
  expect(formatAmount(999_999_999_999_999n, 18, en)).toBe('<0.001')
  expect(formatAmount(1_000_000_000_000_000n, 18, en)).toBe('0.001')
})

test('behavior: removes trailing zeros only', () => {
  expect(formatAmount(1_050_000n, 6, en)).toBe('1.05')
  expect(formatAmount(2_000_000n, 6, en)).toBe('2')
})

test('behavior: keeps every digit of a large amount', () => {
  expect(formatAmount(2n ** 256n - 1n, 18, en)).toBe(
    '115,792,089,237,316,195,423,570,985,008,687,907,853,269,984,665,640,564,039,457.584',
  )
})

test('behavior: formats a token with fewer decimals than are shown', () => {
  expect(formatAmount(15n, 1, en)).toBe('1.5')
  expect(formatAmount(15n, 0, en)).toBe('15')
})

test('param: locale', () => {
  expect(formatAmount(1_234_500n, 3, { locale: 'de' })).toBe('1.234,5')
  expect(formatAmount(1_234_500n, 3, { locale: 'ar-u-nu-latn' })).toBe('1,234.5')
  expect(formatAmount(12_500n, 3, { locale: 'ar-EG' })).toBe('١٢٫٥')
})

test('param: fractionDigits', () => {
  expect(formatAmount(1_999_999n, 6, { locale: 'en', fractionDigits: 2 })).toBe('1.99')
  expect(formatAmount(1_999_999n, 6, { locale: 'en', fractionDigits: 0 })).toBe('1')
  expect(formatAmount(1n, 6, { locale: 'en', fractionDigits: 0 })).toBe('<1')
})

test('param: isShort', () => {
  const short = { locale: 'en', isShort: true }
  expect(formatAmount(10n ** 21n - 1n, 6, short)).toBe('999,999,999,999,999.999')
  expect(formatAmount(10n ** 21n, 6, short)).toBe('>999T')
  expect(formatAmount(10n ** 21n, 6, en)).toBe('1,000,000,000,000,000')
})

test('behavior: never formats more than the amount', () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 2n ** 256n), fc.integer({ min: 0, max: 36 }), (value, decimals) => {
      const shown = formatAmount(value, decimals, en)
      if (shown.startsWith('<')) return
      const [whole = '', fraction = ''] = shown.replaceAll(',', '').split('.')
      const asUnits = BigInt(whole + fraction.padEnd(Math.max(decimals, 3), '0'))
      const exact = value * 10n ** BigInt(Math.max(3 - decimals, 0))
      expect(asUnits <= exact).toBe(true)
      expect(exact - asUnits < 10n ** BigInt(Math.max(decimals - 3, 0))).toBe(true)
    }),
  )
})
