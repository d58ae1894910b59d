import { describe, expect, test } from 'vitest'
import { normalizeAmountText, swapSeparators } from './normalizeAmountText.js'

test.each([
  ['1.5', '1.5'],
  [' 1.5\n', '1.5'],
  ['1,', '1.'],
  [',', '.'],
  [',5', '.5'],
  ['0,5', '0.5'],
  ['0,500', '0.500'],
  ['1,25', '1.25'],
  ['1,2500', '1.2500'],
  ['1,000', '1,000'],
  ['10,000', '10,000'],
  ['1,000,000', '1,000,000'],
  ['1.5,', '1.5,'],
  ['1,000.5', '1,000.5'],
  ['١٢٫٥', '12.5'],
  ['۱۲', '12'],
  ['१२', '12'],
  ['abc', 'abc'],
  ['', ''],
])('behavior: with a point as decimal separator, %j is %j', (text, expected) => {
  expect(normalizeAmountText(text, false)).toBe(expected)
})

describe('with a comma as decimal separator', () => {
  test.each([
    ['1,5', '1.5'],
    ['1,250', '1.250'],
    ['1,', '1.'],
    ['1.', '1.'],
    ['0.5', '0.5'],
    ['1.25', '1.25'],
    ['1.250', '1,250'],
    ['1.250,5', '1,250.5'],
    ['1.000.000', '1,000,000'],
    ['١٢٫٥', '12.5'],
  ])('behavior: %j is %j', (text, expected) => {
    expect(normalizeAmountText(text, true)).toBe(expected)
  })

  test('behavior: what is refused is shown as it was typed', () => {
    expect(swapSeparators(normalizeAmountText('1.250', true), true)).toBe('1.250')
  })
})
