import fc from 'fast-check'
import { expect, test } from 'vitest'
import { toPriceText } from './toPriceText.js'

test.each<[number, string]>([
  [1, '1'],
  [2988.02, '2988.02'],
  [0.1, '0.1'],
  [0.000001, '0.000001'],
  [1e-7, '0.0000001'],
  [1.25e-9, '0.00000000125'],
  [123456789.987, '123456789.987'],
  [1e21, '1000000000000000000000'],
  [1.5e21, '1500000000000000000000'],
  [5e-324, `0.${'0'.repeat(323)}5`],
])('default: %d', (price, text) => {
  expect(toPriceText(price)).toBe(text)
})

test.each([0, -0])('behavior: %d is an unknown price', (price) => {
  expect(toPriceText(price)).toBeUndefined()
})

test('behavior: the text is decimal, and is parsed as the same number', () => {
  const prices = fc.oneof(
    fc.double({ min: Number.MIN_VALUE, max: Number.MAX_VALUE, noNaN: true }),
    fc.double({ min: 1e-12, max: 1e12, noNaN: true }),
  )
  fc.assert(
    fc.property(prices, (price) => {
      const text = toPriceText(price) ?? ''
      expect(text).toMatch(/^(0|[1-9]\d*)(\.\d*[1-9])?$/)
      expect(Number(text)).toBe(price)
    }),
    { numRuns: 1_000 },
  )
})

test('behavior: keeps every digit of a text with up to 15 digits', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1, max: 999_999_999 }), (a, b) => {
      const text = `${a}.${String(b).padStart(9, '0').replace(/0+$/, '')}`
      expect(toPriceText(JSON.parse(text))).toBe(text)
    }),
  )
})
