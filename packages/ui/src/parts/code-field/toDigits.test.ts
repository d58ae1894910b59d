import { expect, test } from 'vitest'
import { toDigits } from './toDigits.js'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['Code: 123-456.', '123456'],
  ['1234567', '123456'],
  ['١٢٣٤٥٦', '123456'],
  ['۱۲۳۴۵۶', '123456'],
  ['abc', ''],
])('default: "%s" is "%s"', (text, digits) => {
  expect(toDigits(text)).toBe(digits)
})
