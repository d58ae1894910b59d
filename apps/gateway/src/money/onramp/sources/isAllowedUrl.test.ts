import { expect, test } from 'vitest'
import { isAllowedUrl } from './isAllowedUrl.js'

const hosts = ['pay.example.com', '127.0.0.1:1234']

test.each([
  ['https://pay.example.com/buy?x=1', true],
  ['http://127.0.0.1:1234/buy', true],
  ['http://pay.example.com/buy', false],
  ['https://pay.example.com.evil.test/buy', false],
  ['https://evil.test/pay.example.com', false],
  ['https://pay.example.com@evil.test/', false],
  ['https://user@pay.example.com/', false],
  ['https://pay.example.com:8443/', false],
  ['http://127.0.0.1:1235/buy', false],
  ['javascript:alert(1)', false],
  ['//pay.example.com', false],
  ['', false],
])('behavior: %s is allowed: %s', (url, isAllowed) => {
  expect(isAllowedUrl(url, hosts)).toBe(isAllowed)
})
