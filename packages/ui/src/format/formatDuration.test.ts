import { expect, test } from 'vitest'
import { formatDuration } from './formatDuration.js'

test.each([
  [2, 'en', '2 seconds'],
  [89, 'en', '89 seconds'],
  [90, 'en', '2 minutes'],
  [181, 'en', '4 minutes'],
  [1, 'en', '1 second'],
])('param: %d seconds in %s', (seconds, locale, text) => {
  expect(formatDuration(seconds, locale)).toBe(text)
})
