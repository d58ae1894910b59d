import { expect, test } from 'vitest'
import { sanitizeLink } from './sanitizeLink.js'

test('default', () => {
  expect(sanitizeLink('https://example.com')).toBe('https://example.com')
})

test('behavior: accepts the explorer of a local chain', () => {
  expect(sanitizeLink('http://127.0.0.1:4000/address/0x')).toBe('http://127.0.0.1:4000/address/0x')
})

test.each([
  undefined,
  '',
  'javascript:alert(1)',
  '\tjavascript:alert(1)',
  'data:text/html,x',
  '//example.com',
  'mailto:a@b.c',
])('error: rejects %s', (url) => {
  expect(sanitizeLink(url)).toBeUndefined()
})
