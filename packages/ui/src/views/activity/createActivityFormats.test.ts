import { expect, test } from 'vitest'
import { createActivityFormats } from './createActivityFormats.js'

const now = new Date(2026, 4, 20, 12, 4).getTime()
const minute = 60_000
const hour = 60 * minute

test('default', () => {
  const { age } = createActivityFormats('en')
  expect(age(now - 5 * minute, now)).toBe('5 min. ago')
  expect(age(now - hour, now)).toBe('1 hr. ago')
})

test.each([
  [59_999, 'now'],
  [minute, '1 min. ago'],
  [hour - 1, '59 min. ago'],
  [24 * hour - 1, '23 hr. ago'],
  [24 * hour, 'May 19'],
  [-minute, 'now'],
])('behavior: an age of %i ms is %s', (ms, text) => {
  expect(createActivityFormats('en').age(now - ms, now)).toBe(text)
})

test('behavior: an age is in the locale', () => {
  expect(createActivityFormats('de').age(now - 3 * hour, now)).toBe('vor 3 Std.')
  expect(createActivityFormats('ar').age(now - 5 * minute, now)).toBe('قبل 5 دقائق')
})

test('behavior: without the current time, an age is a date', () => {
  expect(createActivityFormats('en').age(now - minute, undefined)).toBe('May 20')
})
