import { expect, test } from 'vitest'
import { matchesOrigin } from './matchesOrigin.js'

test.each([
  ['https://app.example.com', 'https://app.example.com', true],
  ['https://app.example.com', 'http://app.example.com', false],
  ['https://app.example.com', 'https://app.example.com:8443', false],
  ['https://app.example.com:443', 'https://app.example.com', true],
  ['http://app.example.com:80', 'http://app.example.com', true],
  ['http://app.example.com:443', 'http://app.example.com', false],
  ['https://app.example.com:8443', 'https://app.example.com:8443', true],
  ['https://app.example.com:*', 'https://app.example.com:8443', true],
  ['app.example.com', 'http://app.example.com', true],
  ['app.example.com', 'https://app.example.com', true],
  ['APP.example.com', 'https://app.example.com', true],
  ['https://*.example.com', 'https://app.example.com', true],
  ['https://*.example.com', 'https://a.b.example.com', false],
  ['https://*.example.com', 'https://example.com', false],
  ['https://app.*.com', 'https://app.example.com', true],
  ['https://app.example.com', 'https://app.example.com.evil.com', false],
  ['https://app.example.com', 'https://evil-app.example.com', false],
  ['https://my_app.example.com', 'https://my_app.example.com', true],
  ['https://*.example.com', 'https://my_app.example.com', true],
  ['*', 'https://example', true],
  ['*', 'https://example.com', false],
  ['https://app.example.com', 'null', false],
  ['app', 'ftp://app', false],
])('param: pattern %s, origin %s: %s', (pattern, origin, expected) => {
  expect(matchesOrigin(pattern, origin)).toBe(expected)
})
