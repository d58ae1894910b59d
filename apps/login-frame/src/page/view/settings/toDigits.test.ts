import { expect, test } from 'vitest'
import { toDigits } from './toDigits.js'

test.each([
  ['123456', '123456'],
  ['123 456', '123456'],
  ['12 34 56', '123456'],
  ['Code: 123-456.', '123456'],
  ['1234567', '123456'],
  ['12', '12'],
  ['abc', ''],
  ['', ''],
])('default: "%s" is "%s"', (text, digits) => {
  expect(toDigits(text)).toBe(digits)
})

test.each([
  ['Arabic', '١٢٣٤٥٦'],
  ['Persian', '۱۲۳۴۵۶'],
  ['Devanagari', '१२३४५६'],
  ['Bengali', '১২৩৪৫৬'],
  ['Thai', '๑๒๓๔๕๖'],
  ['Burmese', '၁၂၃၄၅၆'],
  ['fullwidth', '１２３４５６'],
  ['mathematical', '𝟏𝟐𝟑𝟒𝟓𝟔'],
  ['Adlam', '𞥑𞥒𞥓𞥔𞥕𞥖'],
])('behavior: digits of %s', (_, text) => {
  expect(toDigits(text)).toBe('123456')
})

test('behavior: digits of every script of Unicode', () => {
  const digits: string[] = []
  for (let point = 0; point <= 0x10_ffff; point += 1) {
    const character = String.fromCodePoint(point)
    if (/\p{Nd}/u.test(character)) digits.push(character)
  }
  expect(digits.length % 10).toBe(0)
  for (const [at, digit] of digits.entries()) expect(toDigits(digit), digit).toBe(String(at % 10))
})

test.each([
  ['Your code is valid for 10 minutes: 123456', '123456'],
  ['Within 10 minutes, enter 123 456.', '123456'],
  ['[App 2] 123456 is your code of 12:30', '123456'],
  ['رمزك خلال ١٠ دقائق هو ١٢٣٤٥٦', '123456'],
  ['Call 555 123, code 123456', '123456'],
])('behavior: the code in the sentence "%s"', (text, digits) => {
  expect(toDigits(text)).toBe(digits)
})
