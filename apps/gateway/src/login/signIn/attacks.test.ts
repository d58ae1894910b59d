import {
  createHmac,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
} from 'node:crypto'
import { readFileSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { exportJWK, type JWTHeaderParameters, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { gatewaySchema } from '../../database/gatewaySchema.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { createCodes } from '../service/createCodes.js'
import { createFlows } from '../service/createFlows.js'
import { createNonceTokens } from './createNonceTokens.js'
import { createOtp } from './createOtp.js'
import { createProfiles } from './createProfiles.js'
import { createSignInSessions } from './createSignInSessions.js'
import {
  origin,
  owner,
  type SignInGateway,
  startMs,
  startSignInGateway,
  writeKey,
} from './signIn.fixtures.js'

const issuer = 'https://gateway.example.net'
const stops: (() => void | Promise<void>)[] = []
let gateway: SignInGateway
/** The key of the gateway, with which the tests sign what it would not. */
let key: KeyObject

beforeAll(async () => {
  const signInKeyFile = writeKey((stop) => void stops.push(stop))
  key = createPrivateKey(readFileSync(signInKeyFile))
  gateway = await startSignInGateway({ signInKeyFile }, (stop) => void stops.push(stop))
}, 180_000)
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
})

const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const decode = (token: string, part: 0 | 1) =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString())

/** Signs the claims of a token with HMAC, whose secret is the public key. */
function signWithHmac(token: string, secret: string | Buffer): string {
  const signed = `${encode({ ...decode(token, 0), alg: 'HS256' })}.${token.split('.')[1]}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}

/** Signs the changed claims of a token with the key of the gateway, or another one. */
function signAgain(
  token: string,
  { header = {}, claims = {}, by = key }: { header?: object; claims?: object; by?: KeyObject },
): Promise<string> {
  const protectedHeader: JWTHeaderParameters = { ...decode(token, 0), ...header }
  return new SignJWT({ ...decode(token, 1), ...claims }).setProtectedHeader(protectedHeader).sign(by)
}

const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
const otherCurve = generateKeyPairSync('ec', { namedCurve: 'P-384' }).privateKey
const toPem = () => String(createPublicKey(key).export({ format: 'pem', type: 'spki' }))

/** Forged tokens, from a valid one. */
const forgeries: readonly (readonly [string, (token: string) => string | Promise<string>])[] = [
  [
    'the algorithm none',
    (token) => `${encode({ ...decode(token, 0), alg: 'none' })}.${token.split('.')[1]}.`,
  ],
  [
    'the algorithm None',
    (token) => `${encode({ ...decode(token, 0), alg: 'None' })}.${token.split('.')[1]}.`,
  ],
  [
    'no algorithm',
    (token) => `${encode({ typ: decode(token, 0).typ })}.${token.split('.').slice(1).join('.')}`,
  ],
  ['the public key in PEM as the secret of HS256', (token) => signWithHmac(token, toPem())],
  [
    'the public key in DER as the secret of HS256',
    (token) => signWithHmac(token, createPublicKey(key).export({ format: 'der', type: 'spki' })),
  ],
  ['an empty secret of HS256', (token) => signWithHmac(token, '')],
  ['another key', (token) => signAgain(token, { by: other })],
  [
    'another key that is in the header',
    async (token) =>
      signAgain(token, { by: other, header: { jwk: await exportJWK(createPublicKey(other)) } }),
  ],
  [
    'another key whose URL is in the header',
    (token) =>
      signAgain(token, {
        by: other,
        header: { jku: 'https://evil.example/jwks.json', kid: '../../dev/null' },
      }),
  ],
  ['a key of another curve', (token) => signAgain(token, { by: otherCurve, header: { alg: 'ES384' } })],
  [
    'a critical header that is unknown',
    (token) =>
      `${encode({ ...decode(token, 0), crit: ['exp2'], exp2: 1 })}.${token.split('.').slice(1).join('.')}`,
  ],
  ['an empty signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
  ['a signature in DER', (token) => `${token.split('.').slice(0, 2).join('.')}.MEUCIQDx`],
]

describe.each(forgeries)('a token with %s', (_, forge) => {
  test('error: is not the token of a nonce', async () => {
    const prepared = await gateway.prepare()
    const refused = await gateway.authenticate(prepared, { token: await forge(prepared.token) })
    expect([refused.status, refused.field]).toEqual([401, 'invalidNonce'])
    // The nonce can still be used.
    expect((await gateway.authenticate(prepared)).status).toBe(200)
  })

  test('error: is not the token of a session', async () => {
    const { token } = await gateway.signIn()
    const refused = await gateway.me(await forge(token))
    expect([refused.status, refused.field]).toEqual([401, 'session_expired'])
    expect((await gateway.me(token)).status).toBe(200)
  })
})

test.each(['at+jwt', 'JWT', 'jwt', 'nonce', ''])(
  'error: the type %j of a nonce token that the key of the gateway has signed',
  async (typ) => {
    const prepared = await gateway.prepare()
    const token = await signAgain(prepared.token, { header: { typ } })
    const refused = await gateway.authenticate(prepared, { token })
    expect([refused.status, refused.field]).toEqual([401, 'invalidNonce'])
  },
)

test.each(['nonce+jwt', 'JWT', ''])(
  'error: the type %j of a session token that the key of the gateway has signed',
  async (typ) => {
    const { token } = await gateway.signIn()
    expect((await gateway.me(await signAgain(token, { header: { typ } }))).status).toBe(401)
  },
)

test.each<[string, object]>([
  ['issuer', { iss: 'https://other.example.net' }],
  ['project', { aud: 'q' }],
  ['expiration time, in the past', { exp: startMs / 1_000 - 1 }],
  ['expiration time, as text', { exp: 'never' }],
  ['expiration time, which is missing', { exp: undefined }],
  ['nonce, which is short', { nonce: 'abc' }],
  ['nonce, which is a list', { nonce: ['0'.repeat(32)] }],
  ['origin', { origin: 'https://evil.example' }],
])('error: a nonce token with another %s, signed by the key of the gateway', async (_, claims) => {
  const prepared = await gateway.prepare()
  const refused = await gateway.authenticate(prepared, { token: await signAgain(prepared.token, { claims }) })
  expect([refused.status, refused.field]).toEqual([401, 'invalidNonce'])
})

describe('reuse', () => {
  test('error: two sign-ins with one nonce at the same time: one wins', async () => {
    for (let round = 0; round < 10; round += 1) {
      const prepared = await gateway.prepare()
      const results = await Promise.all([gateway.authenticate(prepared), gateway.authenticate(prepared)])
      expect(results.map(({ status }) => status).sort()).toEqual([200, 401])
      expect(results.find(({ status }) => status === 401)?.field).toBe('invalidNonce')
    }
  })

  test('error: a reused refresh token revokes all tokens of the session', async () => {
    const first = await gateway.signIn()
    const second = (await gateway.refresh(first.refreshToken)).body
    const third = (await gateway.refresh(second.refreshToken)).body
    expect((await gateway.refresh(first.refreshToken)).status).toBe(401)
    expect((await gateway.refresh(third.refreshToken)).status).toBe(401)
    for (const { token } of [first, second, third])
      expect((await gateway.me(token)).field).toBe('session_expired')
  })

  test('error: a token after the sign-out', async () => {
    const { token, refreshToken } = await gateway.signIn()
    await gateway.call('POST', 'sign-out', { token })
    expect((await gateway.me(token)).status).toBe(401)
    expect((await gateway.refresh(refreshToken)).status).toBe(401)
    expect((await gateway.call('PUT', 'account-metadata', { token, body: { metadata: {} } })).status).toBe(
      401,
    )
  })
})

const routes = [
  ['GET', 'nonce'],
  ['POST', 'otp'],
  ['PUT', 'otp'],
  ['POST', 'authenticate'],
  ['POST', 'refresh'],
  ['GET', 'me'],
  ['PUT', 'account-metadata'],
  ['POST', 'sign-out'],
] as const

describe.each(routes)('%s %s', (method, path) => {
  const send = (headers: Record<string, string>, search = '') =>
    fetch(`${gateway.url}/auth/v1/${path}?projectId=p${search}`, {
      method,
      redirect: 'manual',
      headers,
      ...(method !== 'GET' && { body: '{}' }),
    })

  test.each([
    'https://evil.example',
    'https://app.example.com.evil.example',
    'https://evilexample.com',
    'http://app.example.com',
    'https://app.example.com:8443',
    'null',
  ])('error: a request of the page %s (CSRF)', async (foreign) => {
    for (const type of ['application/json', 'text/plain', 'application/x-www-form-urlencoded']) {
      const response = await send({ origin: foreign, 'content-type': type })
      expect(response.status).toBe(403)
    }
  })

  test('behavior: it sets no cookies, and browsers send none to it', async () => {
    const response = await send({ origin, cookie: 'session=1' })
    expect(response.headers.get('set-cookie')).toBeNull()
    // Every origin can read the response, which browsers only allow without cookies.
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each([
    '&redirect=https://evil.example',
    '&returnTo=//evil.example',
    '&callbackUrl=javascript:alert(1)',
    '&next=%0d%0alocation:%20https://evil.example',
  ])('error: it does not redirect with %s', async (search) => {
    const response = await send({ origin, host: 'evil.example', 'x-forwarded-host': 'evil.example' }, search)
    expect(response.headers.get('location')).toBeNull()
    expect(response.status === 200 || response.status >= 400).toBe(true)
  })
})

test('behavior: no secret is compared: the database has only hashes, by which its rows are found', async () => {
  const database = await openEmbedded(createTemporaryFolder(), 0, () => {}, gatewaySchema)
  onTestFinished(database.close)
  const now = () => startMs
  const account = `eip155:1:${owner.address}`
  const profileId = await createProfiles(database).open('p', account)
  const sessions = createSignInSessions(database, { key, refreshKey: Buffer.alloc(32, 1), issuer, now })
  const given = { profileId, origin, uri: origin, nonce: '0'.repeat(32), email: null }
  const { token, refreshToken } = await sessions.create(given, { projectId: 'p', account })
  const nonce = await createNonceTokens(database, { key, issuer, now }).create({ projectId: 'p', origin })
  const flows = createFlows(database, now)
  const codes = createCodes(database, Buffer.alloc(32, 2), now)
  let code = ''
  const otp = createOtp({
    flows,
    codes: {
      send: async ({ id }) => {
        code = await codes.create(id)
        return 0
      },
      verify: (flow, attempt) => codes.verify(flow.id, attempt),
      notify: async () => {},
    },
  })
  const uuid = await otp.send(
    'user@example.org',
    { projectId: 'p', origin, account },
    {
      address: { ip: '127.0.0.1', isLocal: true },
    },
  )
  const rows = await Promise.all(
    ['sign_in_sessions', 'sign_in_nonces', 'login_codes'].map((table) =>
      database.db.execute(sql`select * from ${sql.identifier(table)}`),
    ),
  )
  const dump = JSON.stringify(rows)
  expect(dump).toContain(uuid)
  for (const secret of [token, refreshToken.split('.')[1] ?? '', nonce.nonce, nonce.token, `"${code}"`])
    expect(dump).not.toContain(secret)
  // The MAC of the code is found by the id of its flow, and compared in constant time.
  const source = readFileSync(new URL('../service/createCodes.ts', import.meta.url), 'utf8')
  expect(source).toMatch(/timingSafeEqual\(Buffer\.from\(hmac\), Buffer\.from\(sign\(flowId, code\)\)\)/)
})
