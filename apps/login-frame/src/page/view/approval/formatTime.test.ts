import { expect, test } from 'vitest'
import { formatDate, formatDuration } from './formatTime.js'

test.each([
  [86_400, '1 day'],
  [30 * 86_400, '30 days'],
  [3_600, '1 hour'],
  [90, '1 minute, 30 seconds'],
  [86_401, '1 day, 1 second'],
])('default: %i seconds in English', (seconds, text) => {
  expect(formatDuration(seconds, 'en')).toBe(text)
})

test('behavior: in Arabic', () => {
  expect(formatDuration(30 * 86_400, 'ar')).toMatch(/يوم/)
  expect(formatDate(1_800_000_000_000, 'ar')).toMatch(/يناير/)
})

test('default: a date has its year and the time zone', () => {
  expect(formatDate(1_800_000_000_000, 'en')).toMatch(/^January 1\d, 2027 at .*(?:UTC|GMT|[A-Z]{2,4})/)
})
