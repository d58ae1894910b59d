import { expect, test } from 'vitest'
import { formatSeen } from './formatSeen.js'

const now = Date.UTC(2026, 10, 26, 12)
const minute = 60_000

test.each([
  ['now', 0, 'now'],
  ['in the future, by a wrong clock', -minute, 'now'],
  ['just now', minute - 1, 'now'],
  ['minutes', 5 * minute, '5 minutes ago'],
  ['hours', 60 * minute, '1 hour ago'],
  ['a day', 24 * 60 * minute, 'yesterday'],
  ['days', 7 * 24 * 60 * minute - 1, '6 days ago'],
  ['a date', 7 * 24 * 60 * minute, 'Nov 19, 2026'],
])('default: %s', (_name, age, text) => {
  expect(formatSeen(now - age, now, 'en')).toBe(text)
})

test('behavior: in another language', () => {
  expect(formatSeen(now - 24 * 60 * minute, now, 'ar')).toBe('أمس')
})
