import { expect, test } from 'vitest'
import { sanitizeAppLink } from './sanitizeAppLink.js'

test.each([
  'metamask://wc?uri=wc%3A1',
  'https://app.example/wc?uri=1',
  'wc:abc@2?symKey=1',
  'com.my-wallet+x://',
])('default: %s', (url) => {
  expect(sanitizeAppLink(url)).toBe(url)
})

test.each([
  undefined,
  '',
  'metamask',
  '//example.com',
  'javascript:alert(1)',
  'JavaScript:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'file:///etc/passwd',
  'blob:https://example.com/1',
  'vbscript:x',
  'intent://x#Intent;end',
  'http://example.com',
  'view-source:https://example.com',
  'about:blank',
])('error: rejects %s', (url) => {
  expect(sanitizeAppLink(url)).toBeUndefined()
})
