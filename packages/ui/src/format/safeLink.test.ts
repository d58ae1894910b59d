import { expect, test } from 'vitest'
import { safeLink } from './safeLink.js'

test('default', () => {
  expect(safeLink('https://example.com')).toBe('https://example.com')
})

test('behavior: the explorer of a local chain', () => {
  expect(safeLink('http://127.0.0.1:4000/address/0x')).toBe('http://127.0.0.1:4000/address/0x')
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
  expect(safeLink(url)).toBeUndefined()
})
