import { expect, test } from 'vitest'
import { getFarcasterNonce } from './getFarcasterNonce.js'
import { getIdentityNonce } from './getIdentityNonce.js'

const key = 'hSDwCYkwp1R0i33ctD73Wg2_Og0mOBr066SpjqqbTmo'

test('default: has the bytes of the nonce of an ID token', () => {
  const nonce = getFarcasterNonce(key)
  expect(nonce).toMatch(/^[0-9a-f]{64}$/)
  expect(Buffer.from(nonce, 'hex').toString('base64url')).toBe(getIdentityNonce(key))
})

test('behavior: another key has another nonce', () => {
  expect(getFarcasterNonce('A'.repeat(43))).not.toBe(getFarcasterNonce(key))
})
