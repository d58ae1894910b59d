import { expect, test } from 'vitest'
import { sanitizeLink } from './sanitizeLink.js'

test('default', () => {
  expect(sanitizeLink('https://example.com')).toBe('https://example.com')
})

test('behavior: the explorer of a local chain', () => {
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
])('error: %s leads nowhere', (url) => {
  expect(sanitizeLink(url)).toBeUndefined()
})
