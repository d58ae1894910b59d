import { expect, test } from 'vitest'
import { normalizeAmountText } from './normalizeAmountText.js'

test.each([
  ['1.5', '1.5'],
  [' 1.5\n', '1.5'],
  ['1,', '1.'],
  [',', '.'],
  ['1,000', '1,000'],
  ['1.5,', '1.5,'],
  ['١٢٫٥', '12.5'],
  ['۱۲', '12'],
  ['१२', '12'],
  ['abc', 'abc'],
  ['', ''],
])('behavior: %j is %j', (text, expected) => {
  expect(normalizeAmountText(text)).toBe(expected)
})
