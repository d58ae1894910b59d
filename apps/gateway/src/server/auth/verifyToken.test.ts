import { base58 } from '@scure/base'
import { expect, test } from 'vitest'
import { createIdentity } from '../../testing/identity.fixtures.js'
import { verifyToken } from './verifyToken.js'

const now = 1_800_000_000_000
const identity = createIdentity(() => now)
const rules = { now, isValidAudience: (audience: string) => audience === 'wss://relay' }
const verify =
  (token: string, at = now) =>
  () =>
    verifyToken(token, { ...rules, now: at })
const minute = 60_000
const day = 86_400_000

test('default: returns the client id', () => {
  expect(verify(identity.token('wss://relay'))()).toBe(identity.clientId)
})

test('default: accepts a token of @walletconnect/relay-auth', () => {
  // Created by @walletconnect/relay-auth 1.1.0 with the seed 0x07…07.
  const token =
    'eyJhbGciOiJFZERTQSIsInR5cCI6IkpXVCJ9.eyJpc3MiOiJkaWQ6a2V5Ono2TWt2RHFHVDU0Y1hlc1lHdkFCcEYxVWFwVk53akNxUmNhZmk0UHg2VGh2NVQzWiIsInN1YiI6ImExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTFhMWExYTEiLCJhdWQiOiJ3c3M6Ly9yZWxheS5leGFtcGxlLmNvbSIsImlhdCI6MTgwMDAwMDAwMCwiZXhwIjoxODAwMDg2NDAwfQ.sThKEmx3qU_84oDa-KMx-KeFMspznWl4Sn-JejqUk-6ZsJxxj8cqbauEWP8gaHMZ43DK-CtAOJ2i-uOVwVxTDA'
  const isValidAudience = (audience: string) => audience === 'wss://relay.example.com'
  expect(verifyToken(token, { now, isValidAudience })).toBe(
    'did:key:z6MkvDqGT54cXesYGvABpF1UapVNwjCqRcafi4Px6Thv5T3Z',
  )
})

test('behavior: accepts clocks that differ by up to five minutes', () => {
  const token = identity.token('wss://relay')
  expect(verify(token, now - 5 * minute)()).toBe(identity.clientId)
  expect(verify(token, now - 5 * minute - 1_000)).toThrow('JWT validation error: JWT Token is not yet valid')
  expect(verify(token, now + day + 5 * minute - 1)()).toBe(identity.clientId)
  expect(verify(token, now + day + 5 * minute)).toThrow('JWT validation error: JWT Token is expired')
})

const [head, body, signature] = identity.token('wss://relay').split('.')
const unsigned = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url')
const notAToken = 'JWT validation error: not a token of a relay client'
const noKey = 'JWT validation error: iss is no did:key of Ed25519'
const wrongSignature = 'JWT validation error: wrong signature'

test.each([
  ['nothing', '', notAToken],
  ['a fourth part', `${head}.${body}.${signature}.`, notAToken],
  ['another algorithm', `${unsigned}.${body}.${signature}`, notAToken],
  ['no JSON inside', `${head}.e30x.${signature}`, notAToken],
  ['a claim missing', identity.token('wss://relay', { sub: undefined }), notAToken],
  ['a time in words', identity.token('wss://relay', { exp: 'never' }), notAToken],
  ['no signature', `${head}.${body}.`, wrongSignature],
  [
    'the signature of another key',
    `${head}.${body}.${createIdentity().token('wss://relay').split('.')[2]}`,
    wrongSignature,
  ],
  ['another audience', identity.token('wss://other'), 'JWT validation error: aud is another relay'],
  [
    'a lifetime above two days',
    identity.token('wss://relay', { exp: now / 1000 + 2 * 86_400 + 1 }),
    'JWT validation error: exp must be at most 172800 seconds after iat, got 172801',
  ],
  [
    'an old token that expires in the far future',
    identity.token('wss://relay', { iat: 0, exp: now / 1000 + 86_400 }),
    'JWT validation error: exp must be at most 172800 seconds after iat, got',
  ],
  ['another kind of id', identity.token('wss://relay', { iss: 'did:pkh:eip155:1:0x0' }), noKey],
  [
    'a key of another curve',
    identity.token('wss://relay', { iss: 'did:key:zQ3shokFTS3brHcDQrn82RUDfCZESWL1ZdCEJwekUDPQiYBme' }),
    noKey,
  ],
  ['a key too long', identity.token('wss://relay', { iss: `did:key:z${'6'.repeat(70_000)}` }), noKey],
])('error: %s', (_name, token, message) => {
  expect(verify(token)).toThrow(message)
})

test.each([
  ['of order 1', '01'.padEnd(64, '0')],
  ['of order 1, with the sign bit', `01${'80'.padStart(62, '0')}`],
  ['of order 1, not reduced', `ee${'7f'.padStart(62, 'f')}`],
  ['of order 2', `ec${'7f'.padStart(62, 'f')}`],
  ['of order 4', '0'.repeat(64)],
  ['of order 4, not reduced', `ed${'7f'.padStart(62, 'f')}`],
  ['of order 8', '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05'],
  ['of order 8, with the sign bit', 'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa'],
])('error: refuses a key %s, for which anyone can sign', (_name, key) => {
  const iss = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...Buffer.from(key, 'hex')]))}`
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const claims = { iss, sub: 'a', aud: 'wss://relay', iat: now / 1000, exp: now / 1000 + 60 }
  // The neutral element and zero: valid for every message under the key of order 1.
  const forged = Buffer.from('01'.padEnd(128, '0'), 'hex').toString('base64url')
  expect(verify(`${part({ alg: 'EdDSA' })}.${part(claims)}.${forged}`)).toThrow(noKey)
})
