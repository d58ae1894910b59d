import { generateKeyPairSync, sign } from 'node:crypto'
import { createMessage, type SiwxFields } from '@latchkit/siwx'
import { base58 } from '@scure/base'
import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startGateway } from '../../app/startGateway.js'
import {
  origin,
  otherAccount,
  otherOrigin,
  owner,
  type RequestOverrides,
  type SignInGateway,
  startMs,
  startSignInGateway,
  toFields,
} from './signIn.fixtures.js'

const stops: (() => void | Promise<void>)[] = []
let gateway: SignInGateway

beforeAll(async () => {
  gateway = await startSignInGateway({}, (stop) => stops.unshift(stop))
}, 180_000)

beforeEach(() => {
  gateway.clock.ms = startMs
  gateway.chain.answer = '0x'
})

afterAll(async () => {
  for (const stop of stops) await stop()
})

const sub = `eip155:1:${owner.address}`

test('default: a server verifies the token with the published keys', async () => {
  const { token, expiresIn } = await gateway.signIn()
  expect(expiresIn).toBe(600)
  expect(decodeProtectedHeader(token)).toEqual({ alg: 'ES256', typ: 'at+jwt' })
  const keys = createRemoteJWKSet(new URL(`${gateway.url}/auth/v1/jwks.json`))
  const { payload } = await jwtVerify(token, keys, {
    ...{ issuer: 'https://gateway.example.net', audience: origin },
    currentDate: new Date(startMs),
  })
  expect(payload).toEqual({
    ...{ iss: 'https://gateway.example.net', aud: origin, sub },
    iat: startMs / 1_000,
    exp: startMs / 1_000 + 600,
    ...{ address: owner.address, chainId: '1', chainNamespace: 'eip155', caip2Network: 'eip155:1' },
    ...{ uri: `${origin}/account`, domain: 'app.example.com' },
    ...{ projectIdKey: 'p', projectUuid: 'p', profileUuid: expect.any(String) },
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    sid: expect.any(String),
  })
  const { status, body } = await gateway.me(token)
  const { sid: _, iat: __, ...claims } = payload
  expect({ status, body }).toEqual({ status: 200, body: claims })
})

test('behavior: the keys contain no private part', async () => {
  const { body } = await gateway.call('GET', 'jwks.json')
  expect(body).toEqual({
    keys: [
      { kty: 'EC', crv: 'P-256', x: expect.any(String), y: expect.any(String), alg: 'ES256', use: 'sig' },
    ],
  })
})

test('behavior: the fields of other kits beside message and signature are ignored', async () => {
  const { token, body } = await gateway.prepare()
  const further = {
    data: { accountAddress: otherAccount.address },
    clientId: null,
    walletInfo: { type: 'unknown' },
  }
  const answer = await gateway.authenticate({ token, body: { ...body, ...further } })
  expect(answer.status).toBe(200)
  expect((await gateway.readMe(answer.body.token)).address).toBe(owner.address)
})

const later = new Date(startMs + 120_000).toISOString()
const changes: readonly [keyof SiwxFields, Partial<SiwxFields>][] = [
  ['scheme', { scheme: 'https' }],
  ['domain', { domain: 'shop.example.com' }],
  ['address', { address: otherAccount.address }],
  ['statement', { statement: 'Sign in to Example!' }],
  ['uri', { uri: `${origin}/other` }],
  ['chainId', { chainId: 'eip155:10' }],
  ['nonce', { nonce: '0'.repeat(32) }],
  ['issuedAt', { issuedAt: later }],
  ['expirationTime', { expirationTime: later }],
  ['notBefore', { notBefore: new Date(startMs - 1_000).toISOString() }],
  ['requestId', { requestId: 'request2' }],
  ['resources', { resources: [`${origin}/other`] }],
]

test('default: the changed fields are all fields of a message', () => {
  const fields = { scheme: 'https', ...toFields('0'.repeat(32), startMs) }
  expect(changes.map(([field]) => field).toSorted()).toEqual(Object.keys(fields).toSorted())
})

test.each(changes)('error: the field %s was changed after the signature', async (field, change) => {
  const { nonce, token, body } = await gateway.prepare()
  const message = createMessage(toFields(nonce, startMs, change))
  expect(message).not.toBe(body.message)
  const answer = await gateway.authenticate({ token, body: { ...body, message } })
  // Without a node of the other chain, its contracts cannot be asked.
  expect(answer.status).toBe(field === 'chainId' ? 503 : 401)
  // Nothing was used up.
  expect((await gateway.authenticate({ token, body })).status).toBe(200)
})

test.each<[string, Partial<SiwxFields>, number, string]>([
  ['another domain', { domain: 'evil.example.net' }, 401, 'fieldMismatch'],
  ['the domain of another app of the project', { domain: 'shop.example.com' }, 401, 'fieldMismatch'],
  ['the domain with a port', { domain: 'app.example.com:8443' }, 401, 'fieldMismatch'],
  ['a URI of another origin', { uri: 'https://evil.example.net' }, 401, 'fieldMismatch'],
  ['a URI that begins like the origin', { uri: 'https://app.example.com.evil.net' }, 401, 'fieldMismatch'],
  ['a URI with another scheme', { uri: 'http://app.example.com' }, 401, 'fieldMismatch'],
  ['a URI without an origin', { uri: 'urn:app' }, 401, 'fieldMismatch'],
  ['another scheme', { scheme: 'http' }, 401, 'fieldMismatch'],
  ['a nonce of the user', { nonce: 'a'.repeat(32) }, 401, 'fieldMismatch'],
  ['an expired message', { expirationTime: new Date(startMs).toISOString() }, 401, 'expired'],
  ['a message of the future', { notBefore: later }, 401, 'notYetValid'],
  ['the address of another account', { address: otherAccount.address }, 401, 'invalidSignature'],
  [
    'a chain without verifier',
    { chainId: 'cosmos:cosmoshub-4', address: 'cosmos1abc' },
    400,
    'unsupportedChain',
  ],
])('error: a signed message with %s', async (_name, fields, status, field) => {
  expect(await gateway.authenticate(await gateway.prepare(fields))).toMatchObject({ status, field })
})

test('behavior: the scheme of the origin is accepted in the message', async () => {
  expect(await gateway.authenticate(await gateway.prepare({ scheme: 'https' }))).toMatchObject({
    status: 200,
  })
})

test('error: a used nonce', async () => {
  const prepared = await gateway.prepare()
  expect((await gateway.authenticate(prepared)).status).toBe(200)
  const again = { status: 401, field: 'invalidNonce' }
  expect(await gateway.authenticate(prepared)).toMatchObject(again)
  // Another message with the same nonce.
  const message = createMessage(toFields(prepared.nonce, startMs, { requestId: 'request2' }))
  const signature = await owner.signMessage({ message })
  const body = { message, signature }
  expect(await gateway.authenticate({ token: prepared.token, body })).toMatchObject(again)
})

test('behavior: a used nonce causes no request to the chain', async () => {
  const prepared = await gateway.prepare()
  await gateway.authenticate(prepared)
  const before = gateway.node.requests.length
  const body = { ...prepared.body, signature: `0x${'11'.repeat(70)}` }
  expect(await gateway.authenticate({ ...prepared, body })).toMatchObject({ field: 'invalidNonce' })
  expect(gateway.node.requests.length).toBe(before)
})

test('behavior: of parallel sign-ins with one nonce one succeeds', async () => {
  const prepared = await gateway.prepare()
  const answers = await Promise.all(Array.from({ length: 8 }, () => gateway.authenticate(prepared)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(7).fill(401)])
})

test('error: an expired nonce', async () => {
  const prepared = await gateway.prepare()
  gateway.clock.ms += 300_000
  expect(await gateway.authenticate(prepared)).toMatchObject({ status: 401, field: 'invalidNonce' })
})

test.each<[string, (given: { token: string }) => Promise<RequestOverrides>, number, string]>([
  ['no token', async () => ({ token: null }), 401, 'invalidNonce'],
  ['a malformed token', async () => ({ token: 'a.b.c' }), 401, 'invalidNonce'],
  ['a token that is no JWT', async () => ({ token: '../../..' }), 401, 'invalidNonce'],
  [
    'a token without signature',
    async ({ token }) => ({ token: `${token.split('.').slice(0, 2).join('.')}.` }),
    401,
    'invalidNonce',
  ],
  [
    'a token with the algorithm none',
    async ({ token }) => ({
      token: `${Buffer.from('{"alg":"none","typ":"nonce+jwt"}').toString('base64url')}.${token.split('.')[1]}.`,
    }),
    401,
    'invalidNonce',
  ],
  [
    'the token of another nonce',
    async () => ({ token: (await gateway.getNonce()).token }),
    401,
    'fieldMismatch',
  ],
  [
    'the token of a session as the token of a nonce',
    async () => ({ token: (await gateway.signIn()).token }),
    401,
    'invalidNonce',
  ],
  ['another project', async () => ({ projectId: 'q' }), 401, 'invalidNonce'],
  ['an unknown project', async () => ({ projectId: 'unknown' }), 401, 'projectId'],
  ['another origin of the project', async () => ({ origin: otherOrigin }), 401, 'invalidNonce'],
  [
    'an origin that the project does not list',
    async () => ({ origin: 'https://evil.example.net' }),
    403,
    'origin',
  ],
  ['no origin', async () => ({ origin: null }), 403, 'origin'],
  ['the origin of a sandboxed page', async () => ({ origin: 'null' }), 403, 'origin'],
])('error: %s', async (_name, change, status, field) => {
  const { token, body } = await gateway.prepare()
  const answer = await gateway.authenticate({ token, body }, await change({ token }))
  expect(answer).toMatchObject({ status, field })
})

test('error: a project without a list of origins', async () => {
  const prepared = await gateway.prepare({}, owner, { projectId: 'open' })
  const answer = await gateway.authenticate(prepared, { projectId: 'open' })
  expect(answer).toMatchObject({ status: 403, field: 'origin' })
})

test('behavior: a local origin', async () => {
  const local = 'http://localhost:5173'
  const fields = { domain: 'localhost:5173', uri: `${local}/` }
  const { token } = await gateway.signIn(fields, owner, { origin: local })
  expect((await gateway.me(token, { origin: local })).body).toMatchObject({
    aud: local,
    domain: 'localhost:5173',
  })
})

test('behavior: without a list of projects, local origins only', async () => {
  const local = 'http://localhost:5173'
  const other = await startSignInGateway({ projects: [] })
  const { token } = await other.signIn({ domain: 'localhost:5173', uri: local }, owner, { origin: local })
  expect(await other.me(token, { origin: local })).toMatchObject({ status: 200, body: { projectIdKey: 'p' } })
  expect(await other.me(token, { origin: local, projectId: 'q' })).toMatchObject({ status: 401 })
  expect(await other.call('GET', 'nonce')).toMatchObject({ status: 403, field: 'origin' })
})

test('behavior: an account of Solana', async () => {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const key = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  const fields = { address: base58.encode(key), chainId: 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp' }
  const { token, body } = await gateway.prepare(fields)
  const signature = base58.encode(sign(null, Buffer.from(body.message), privateKey))
  const answer = await gateway.authenticate({ token, body: { ...body, signature } })
  expect((await gateway.readMe(answer.body.token)).sub).toBe(`${fields.chainId}:${fields.address}`)
})

test('error: replay at another gateway', async () => {
  const other = await startSignInGateway()
  const prepared = await gateway.prepare()
  expect(await other.authenticate(prepared)).toMatchObject({ status: 401, field: 'invalidNonce' })
  const { token: nonceToken } = await other.getNonce()
  const answer = await other.authenticate({ token: nonceToken, body: prepared.body })
  expect(answer).toMatchObject({ status: 401, field: 'fieldMismatch' })
  const { token, refreshToken } = await gateway.signIn()
  expect(await other.me(token)).toMatchObject({ status: 401, field: 'session_expired' })
  expect(await other.refresh(refreshToken)).toMatchObject({ status: 401, field: 'session_expired' })
})

const contractSignature = `0x${'ab'.repeat(70)}`
const undeployedSignature = `0x${'ab'.repeat(96)}${'6492'.repeat(16)}`
const word = (digits: string): `0x${string}` => `0x${digits.padStart(64, '0')}`
const contract = '0x00000000000000000000000000000000000c0DE1'

test.each<[string, string, typeof gateway.chain.answer, number, string | undefined]>([
  ['accepts', contractSignature, `0x1626ba7e${'0'.repeat(56)}`, 200, undefined],
  ['refuses', contractSignature, word('0'), 401, 'invalidSignature'],
  ['returns nothing for', contractSignature, '0x', 401, 'invalidSignature'],
  ['reverts for', contractSignature, 'revert', 401, 'invalidSignature'],
  ['cannot be asked for', contractSignature, 'unavailable', 503, 'chainUnavailable'],
  ['before its deployment accepts', undeployedSignature, word('1'), 200, undefined],
  ['before its deployment refuses', undeployedSignature, word('0'), 401, 'invalidSignature'],
  ['before its deployment cannot be asked for', undeployedSignature, 'unavailable', 503, 'chainUnavailable'],
])('behavior: a contract account %s the signature', async (_name, signature, answer, status, field) => {
  gateway.chain.answer = answer
  const { token, body } = await gateway.prepare({ address: contract.toLowerCase() })
  const result = await gateway.authenticate({ token, body: { ...body, signature } })
  expect({ status: result.status, field: result.field }).toEqual({ status, field })
})

test.each<[string, RequestOverrides, number]>([
  ['no JSON', { text: '{' }, 400],
  ['an empty body', { text: '' }, 400],
  ['a list', { body: [] }, 400],
  ['null', { text: 'null' }, 400],
  ['no message', { body: { signature: '0x' } }, 400],
  ['no signature', { body: { message: 'a' } }, 400],
  ['a message of another type', { body: { message: {}, signature: '0x' } }, 400],
  ['a message that is too long', { body: { message: 'a'.repeat(16_385), signature: '0x' } }, 400],
  ['a text that is no message', { body: { message: 'Hello', signature: '0x' } }, 400],
  ['a signature that is too long', { body: { message: 'a', signature: 'a'.repeat(131_073) } }, 400],
  ['a body that is too large', { text: `"${'a'.repeat(160 * 1024)}"` }, 413],
])('error: a request with %s', async (_name, overrides, status) => {
  const { token } = await gateway.getNonce()
  expect((await gateway.authenticate({ token }, overrides)).status).toBe(status)
})

test('error: a signature in another encoding', async () => {
  const { token, body } = await gateway.prepare()
  const answer = await gateway.authenticate({ token, body: { ...body, signature: 'signature' } })
  expect(answer).toMatchObject({ status: 400, field: 'malformedSignature' })
})

test('error: too many sign-ins of an IP address', async () => {
  const ip = '192.0.2.1'
  const answers = await Promise.all(Array.from({ length: 61 }, () => gateway.call('GET', 'nonce', { ip })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
  expect(await gateway.call('POST', 'authenticate', { ip })).toMatchObject({
    status: 429,
    field: 'rate_limited',
  })
  gateway.clock.ms += 1_000
  expect((await gateway.call('GET', 'nonce', { ip })).status).toBe(200)
})

test('behavior: a browser may send the headers', async () => {
  const response = await fetch(`${gateway.url}/auth/v1/account-metadata`, { method: 'OPTIONS' })
  expect(response.headers.get('access-control-allow-methods')).toContain('PUT')
  expect(response.headers.get('access-control-allow-headers')).toContain('x-nonce-jwt')
  // Without credentials, so that a page of another site has no session to abuse.
  expect(response.headers.get('access-control-allow-credentials')).toBeNull()
})

test('behavior: logs contain no token, nonce, signature, message or address', async () => {
  const prepared = await gateway.prepare()
  gateway.chain.answer = 'unavailable'
  const body = { ...prepared.body, signature: contractSignature }
  await gateway.authenticate({ token: prepared.token, body })
  const { body: tokens } = await gateway.authenticate(prepared)
  const text = gateway.logs.join('')
  expect(text).toContain('a sign-in cannot be verified')
  for (const secret of [
    ...[prepared.token, prepared.nonce, prepared.body.signature, contractSignature, owner.address],
    ...[tokens.token, tokens.refreshToken, 'Sign in to Example'],
  ])
    expect(text).not.toContain(secret)
}, 180_000)

test('error: without a key, the gateway has no sign-in', async () => {
  const other = await startSignInGateway({ signInKeyFile: undefined })
  expect(await other.call('GET', 'nonce')).toMatchObject({
    status: 404,
    body: { reasons: [{ description: expect.stringContaining('SIGN_IN_KEY_FILE') }] },
  })
})

test('error: a missing key file', async () => {
  await expect(startGateway({ signInKeyFile: '/nowhere.pem' })).rejects.toThrow(
    'SIGN_IN_KEY_FILE cannot be read (ENOENT',
  )
})
