import { expect, test } from 'vitest'
import { loginEndpoints } from './loginEndpoints.js'
import { recoveryEndpoints } from './recoveryEndpoints.js'

const app = { projectId: 'my-dapp', origin: 'https://my-dapp.example' }
const key = 'A'.repeat(43)
const addresses = { eip155: `0x${'aB'.repeat(20)}`, solana: '1'.repeat(32) }
const signature = `0x${'ab'.repeat(65)}`
const flowId = 'flow-00000001'
const assertion = {
  id: 'credential',
  clientDataJSON: 'e30',
  authenticatorData: 'AAAA',
  signature: 'AAAA',
  userHandle: 'AAAA',
}
const attestation = { id: 'credential', clientDataJSON: 'e30', attestationObject: 'AAAA' }

test.each([
  ['email/start', { email: 'user@my-dapp.example', app }],
  // Browsers open hosts with an underscore, and a project with a wildcard allows them.
  ['email/start', { email: 'user@my-dapp.example', app: { ...app, origin: 'https://my_dapp.example:8443' } }],
  ['email/verify', { flowId, code: '012345' }],
  ['farcaster/start', { app, nonce: 'a0'.repeat(32) }],
  ['passkey/verify', { flowId, credential: assertion }],
  ['passkey/create', { flowId, credential: attestation, signature }],
  ['wallet/create', { addresses, check: 'AAAAAA', share: key, envelopes: [], signature }],
  ['wallet/share/put', { share: key, signature }],
] as const)('default: %s accepts a request', (endpoint, body) => {
  expect(loginEndpoints[endpoint].request.safeParse(body).success).toBe(true)
})

test.each([
  ['email/start', { email: 'no address', app }],
  ['email/start', { email: 'user@my-dapp.example', app: { ...app, origin: 'null' } }],
  ['email/start', { email: 'user@my-dapp.example', app: { ...app, origin: 'https://a.example/path' } }],
  ['email/verify', { flowId, code: '12345' }],
  ['email/verify', { flowId, code: '١٢٣٤٥٦' }],
  ['email/verify', { flowId: '../up', code: '123456' }],
  ['farcaster/start', { app, nonce: 'A0'.repeat(32) }],
  ['farcaster/start', { app, nonce: key }],
  ['passkey/verify', { flowId, credential: { ...assertion, id: '' } }],
  ['passkey/verify', { flowId, credential: { ...assertion, id: 'a'.repeat(1025) } }],
  ['passkey/verify', { flowId, credential: { ...assertion, clientDataJSON: '{}' } }],
  ['passkey/create', { flowId, credential: attestation, signature: '0x' }],
  ['wallet/create', { addresses, check: 'AAAAAA', share: `${key}A`, envelopes: [], signature }],
  ['wallet/share/put', { share: key, signature: '0x' }],
] as const)('error: %s refuses %j', (endpoint, body) => {
  expect(loginEndpoints[endpoint].request.safeParse(body).success).toBe(false)
})

test.each([
  ['links/create', { email: 'user@my-dapp.example', app, recipientKey: key }],
  [
    'links/identity',
    { provider: 'google', proof: { type: 'accessToken', token: 'aZ0-._~+/=' }, app, recipientKey: key },
  ],
  [
    'links/identity',
    {
      provider: 'farcaster',
      proof: { type: 'farcaster', message: 'text', signature },
      app,
      recipientKey: key,
    },
  ],
  ['keys/put', { linkId: 'link-00000001', addresses, keyId: 'key-00000001', sealedKey: 'AAAA', signature }],
  ['keys/release', { linkId: 'link-00000001', addresses }],
] as const)('default: %s accepts a request', (endpoint, body) => {
  expect(recoveryEndpoints[endpoint].request.safeParse(body).success).toBe(true)
})

test.each([
  ['links/create', { email: 'user@my-dapp.example', app, recipientKey: 'short' }],
  ...['', 'token ', 'to ken', 'token\n', 'tök'].map(
    (token) =>
      [
        'links/identity',
        { provider: 'google', proof: { type: 'accessToken', token }, app, recipientKey: key },
      ] as const,
  ),
  ...[
    { message: '', signature },
    { message: 'text', signature: '0x' },
    { message: 'text', signature: '0xABCD' },
    { message: 'text', signature: '0xabc' },
    { message: 'text', signature: `0x${'ab'.repeat(4097)}` },
    { message: 'a'.repeat(4097), signature },
    { token: 'token' },
  ].map(
    (proof) =>
      [
        'links/identity',
        { provider: 'farcaster', proof: { type: 'farcaster', ...proof }, app, recipientKey: key },
      ] as const,
  ),
  ['keys/release', { linkId: 'link-00000001', addresses: { ...addresses, eip155: '0x' } }],
] as const)('error: %s refuses %j', (endpoint, body) => {
  expect(recoveryEndpoints[endpoint].request.safeParse(body).success).toBe(false)
})

test('behavior: a Farcaster login that is not completed has no session', () => {
  const { response } = loginEndpoints['farcaster/verify']
  expect(response.safeParse({ status: 'completed' }).success).toBe(false)
  for (const status of ['pending', 'declined', 'expired'])
    expect(response.parse({ status, accessToken: 'token' })).toEqual({ status })
})
