import { expect, test } from 'vitest'
import { createAudienceCheck } from './createAudienceCheck.js'

const isValidAudience = createAudienceCheck(
  ['https://relay.example.com', 'wss://other.example.com:8443/relay'],
  8790,
)

test.each([
  ['ws://localhost:8790', true],
  ['wss://127.0.0.1:8790/', true],
  ['http://[::1]:8790', true],
  ['ws://localhost:8791', false],
  ['ws://localhost', false],
  ['wss://relay.example.com', true],
  ['wss://relay.example.com:443/', true],
  ['wss://relay.example.com:8790', false],
  ['wss://other.example.com:8443', true],
  ['wss://relay.example.com.evil.com', false],
  ['relay.example.com', false],
  ['', false],
])('param: %s: %s', (audience, expected) => {
  expect(isValidAudience(audience)).toBe(expected)
})
