import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { exportJWK, generateKeyPair, type JWK, SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createSocialProviders } from './createSocialProviders.js'
import type { SocialProvider } from './SocialProvider.js'
import type { SocialProviderSettings } from './SocialProviderSettings.js'
import { type OidcProvider, oidcRedirectUri, startOidcProvider } from './startOidcProvider.fixtures.js'

const cleanups = createCleanups((error) => {
  throw error
})
const parameters = {
  redirectUri: oidcRedirectUri,
  state: 'state',
  nonce: 'nonce',
  // The verifier of appendix B of RFC 7636.
  challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
}
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk'
let oidc: OidcProvider

beforeAll(async () => {
  oidc = await startOidcProvider(cleanups.add)
})
afterAll(() => cleanups.run())

function create(settings: Partial<SocialProviderSettings>, now: () => number = Date.now): SocialProvider {
  const full = { id: 'google', clientId: 'client', ...settings }
  const provider = createSocialProviders([full], now).get(full.id)
  if (!provider) throw new Error('there is no provider')
  return provider
}

/** The endpoints of a provider of OAuth 2.0, at the fixture. */
const getEndpoints = (userInfo: string) => ({
  authorization: `${oidc.issuer}/auth`,
  token: `${oidc.issuer}/token`,
  userInfo: `${oidc.issuer}${userInfo}`,
})

test('default: redeems a code, and verifies its ID token without a secret', async () => {
  const login = create({ issuer: oidc.issuer, clientSecret: 'secret' })
  const account = { subject: 's1', email: 'a@example.org', isEmailVerified: true, name: 'A\u202Elice\u0000' }
  const callback = await oidc.open(await login.getAuthorizationUrl(parameters), account)
  const code = callback.searchParams.get('code') ?? ''
  const given = { code, redirectUri: oidcRedirectUri, verifier, nonce: 'nonce', issuer: oidc.issuer }
  const redeemed = await login.redeem(given)
  expect(redeemed.identity).toEqual({ subject: 's1', email: 'a@example.org', userName: 'Alice' })
  const recovery = create({ issuer: oidc.issuer })
  expect(recovery.proofType).toBe('idToken')
  expect(await recovery.verify(redeemed.proof, 'nonce')).toEqual(redeemed.identity)
  await expect(recovery.verify(redeemed.proof, 'other')).rejects.toMatchObject({
    reason: 'refused',
    code: 'nonce',
  })
  await expect(
    recovery.redeem({ code, redirectUri: oidcRedirectUri, verifier, nonce: 'nonce' }),
  ).rejects.toThrow('has no clientSecret')
})

test('error: refuses the ID token of another client of the same provider', async () => {
  const other = create({ issuer: oidc.issuer, clientId: 'other', clientSecret: 'secret' })
  const callback = await oidc.open(await other.getAuthorizationUrl(parameters), { subject: 's1' })
  const code = callback.searchParams.get('code') ?? ''
  const given = { code, redirectUri: oidcRedirectUri, verifier, nonce: 'nonce', issuer: oidc.issuer }
  const { proof } = await other.redeem(given)
  await expect(create({ issuer: oidc.issuer }).verify(proof, 'nonce')).rejects.toMatchObject({
    reason: 'refused',
    code: 'ERR_JWT_CLAIM_VALIDATION_FAILED',
  })
})

test.each([
  ['with the wrong verifier', { verifier: verifier.toLowerCase() }, 'invalid_grant'],
  ['with another redirect URI', { redirectUri: 'https://frame.example.com/other' }, 'invalid_grant'],
  ['with an unknown code', { code: 'unknown' }, 'invalid_grant'],
  ['with the nonce of another flow', { nonce: 'other' }, 'OAUTH_JWT_CLAIM_COMPARISON_FAILED'],
  ['in a response of another issuer', { issuer: 'https://other.example' }, 'iss'],
])('error: refuses a code %s', async (_name, changed, expected) => {
  const provider = create({ issuer: oidc.issuer, clientSecret: 'secret' })
  const callback = await oidc.open(await provider.getAuthorizationUrl(parameters), { subject: 's1' })
  const given = {
    code: callback.searchParams.get('code') ?? '',
    redirectUri: oidcRedirectUri,
    verifier,
    nonce: 'nonce',
    issuer: callback.searchParams.get('iss') ?? '',
  }
  await expect(provider.redeem({ ...given, ...changed })).rejects.toMatchObject({
    reason: 'refused',
    code: expected,
  })
})

const seconds = () => Math.floor(Date.now() / 1_000)
const claimFailure = 'ERR_JWT_CLAIM_VALIDATION_FAILED'

test.each<[string, (now: number) => Record<string, unknown>, string | undefined]>([
  ['that is valid', () => ({}), undefined],
  ['that names its client', () => ({ azp: 'client' }), undefined],
  ['for several clients', () => ({ aud: ['other', 'client'], azp: 'client' }), undefined],
  ['for several clients, of another one', () => ({ aud: ['client', 'other'], azp: 'other' }), 'azp'],
  ['for several clients, of an unknown one', () => ({ aud: ['client', 'other'] }), 'azp'],
  ['that another client has requested', () => ({ azp: 'other' }), 'azp'],
  ['of another client', () => ({ aud: 'other' }), claimFailure],
  ['of another issuer', () => ({ iss: 'https://other.example' }), claimFailure],
  ['that has expired', (now) => ({ iat: now - 100, exp: now - 60 }), 'ERR_JWT_EXPIRED'],
  ['that is older than 10 minutes', (now) => ({ iat: now - 640 }), 'ERR_JWT_EXPIRED'],
  ['of the last 10 minutes', (now) => ({ iat: now - 590 }), undefined],
  ['of the future', (now) => ({ iat: now + 100 }), claimFailure],
  ['without an expiry', () => ({ exp: undefined }), claimFailure],
  ['without a time', () => ({ iat: undefined }), claimFailure],
  ['without a nonce', () => ({ nonce: undefined }), claimFailure],
  ['with another nonce', () => ({ nonce: 'other' }), 'nonce'],
  ['with a nonce that is a list', () => ({ nonce: ['nonce'] }), '$ZodError'],
  ['with an empty subject', () => ({ sub: '' }), '$ZodError'],
])('behavior: verifies an ID token %s', async (_name, getClaims, code) => {
  const token = await oidc.createToken({ nonce: 'nonce', ...getClaims(seconds()) })
  const verified = create({ issuer: oidc.issuer }).verify({ type: 'idToken', token }, 'nonce')
  if (code === undefined) expect(await verified).toMatchObject({ subject: 's' })
  else await expect(verified).rejects.toMatchObject({ name: 'SocialProviderError', reason: 'refused', code })
})

test('error: refuses signatures of other keys and algorithms', async () => {
  const provider = create({ issuer: oidc.issuer })
  const claims = {
    iss: oidc.issuer,
    aud: 'client',
    sub: 's',
    nonce: 'nonce',
    iat: seconds(),
    exp: seconds() + 60,
  }
  const { privateKey } = await generateKeyPair('RS256')
  const { n = '' } = await exportJWK(oidc.publicKey)
  const tokens = [
    new UnsecuredJWT(claims).encode(),
    await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'k1' })
      .sign(Buffer.from(n, 'base64url')),
    await new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from('secret'.padEnd(32))),
    await oidc.createToken(claims, privateKey),
    (await oidc.createToken(claims)).replace(/\.[^.]+$/, '.'),
    'no-token',
  ]
  for (const token of tokens)
    await expect(provider.verify({ type: 'idToken', token }, 'nonce')).rejects.toMatchObject({
      reason: 'refused',
    })
  const token = await oidc.createToken(claims)
  await expect(provider.verify({ type: 'accessToken', token }, 'nonce')).rejects.toMatchObject({
    code: 'proof_type',
  })
})

test('behavior: has an address only if the provider has verified it', async () => {
  const provider = create({ issuer: oidc.issuer })
  const getEmail = async (claims: Record<string, unknown>) => {
    const token = await oidc.createToken({ nonce: 'nonce', email: 'a@example.org', ...claims })
    return (await provider.verify({ type: 'idToken', token }, 'nonce')).email
  }
  expect(await getEmail({ email_verified: true })).toBe('a@example.org')
  expect(await getEmail({ email_verified: 'true' })).toBe('a@example.org')
  for (const claims of [{}, { email_verified: false }, { email_verified: 'false' }, { email_verified: 1 }])
    expect(await getEmail(claims)).toBe(undefined)
  expect(await getEmail({ email_verified: true, email: 'no address' })).toBe(undefined)
})

test.each([
  ['github', { id: 583231, login: 'octocat' }, { 'x-oauth-client-id': 'client' }, ['583231', 'octocat']],
  ['github', { id: 583231, login: 'octocat' }, { 'x-oauth-client-id': 'other' }, undefined],
  ['github', { id: 583231, login: 'octocat' }, {}, undefined],
  ['github', { id: '583231', login: 'octocat' }, { 'x-oauth-client-id': 'client' }, undefined],
  [
    'discord',
    { application: { id: 'basic' }, user: { id: '80', username: 'nelly', global_name: 'Nelly' } },
    {},
    ['80', 'Nelly'],
  ],
  [
    'discord',
    { application: { id: 'basic' }, user: { id: '80', username: 'nelly', global_name: null } },
    {},
    ['80', 'nelly'],
  ],
  ['discord', { application: { id: 'other' }, user: { id: '80', username: 'nelly' } }, {}, undefined],
  ['discord', { application: { id: 'basic' } }, {}, undefined],
  ['x', { data: { id: '2244994945', name: 'X Dev', username: 'xdev' } }, {}, ['2244994945', 'xdev']],
  ['x', { errors: [{ title: 'Forbidden' }] }, {}, undefined],
  ['x', 'no object', {}, undefined],
])('behavior: %s states the owner of a token: %j, %j', async (id, body, headers, expected) => {
  oidc.routes.set('/me', () => ({ body, headers: headers as Record<string, string> }))
  const clientId = id === 'github' ? 'client' : 'basic'
  const provider = create({ id, clientId, clientSecret: 'secret', endpoints: getEndpoints('/me') })
  const callback = await oidc.open(await provider.getAuthorizationUrl(parameters), { subject: 's1' })
  const code = callback.searchParams.get('code') ?? ''
  const redeeming = provider.redeem({ code, redirectUri: oidcRedirectUri, verifier, nonce: 'nonce' })
  if (!expected) return expect(redeeming).rejects.toMatchObject({ reason: 'refused', code: 'user_info' })
  const { proof, identity } = await redeeming
  expect([identity.subject, identity.userName]).toEqual(expected)
  const recovery = create({ id, clientId, endpoints: getEndpoints('/me') })
  expect(await recovery.verify(proof, 'nonce')).toEqual(identity)
})

test('error: refuses access tokens that the provider does not know', async () => {
  oidc.routes.set('/me', () => ({ body: {} }))
  const provider = create({ id: 'x', endpoints: getEndpoints('/me') })
  const verify = (type: 'accessToken' | 'idToken') => provider.verify({ type, token: 'unknown' }, 'nonce')
  await expect(verify('accessToken')).rejects.toMatchObject({ reason: 'refused', code: 'status_401' })
  await expect(verify('idToken')).rejects.toMatchObject({ reason: 'refused', code: 'proof_type' })
})

test('error: a provider that cannot be reached is not a refusal', async () => {
  const down = 'http://127.0.0.1:1'
  const openId = create({ issuer: down })
  const endpoints = { authorization: down, token: down, userInfo: down }
  const oauth = create({ id: 'x', endpoints })
  const failed = { name: 'SocialProviderError', reason: 'unavailable' }
  await expect(openId.getAuthorizationUrl(parameters)).rejects.toMatchObject(failed)
  await expect(openId.verify({ type: 'idToken', token: 'e30.e30.' }, 'nonce')).rejects.toMatchObject(failed)
  await expect(oauth.verify({ type: 'accessToken', token: 't' }, 'nonce')).rejects.toMatchObject(failed)
})

test('behavior: requests the metadata again after a failure, and after an hour', async () => {
  const clock = { ms: Date.now() }
  const provider = create({ issuer: oidc.issuer }, () => clock.ms)
  const path = '/.well-known/openid-configuration'
  let requests = 0
  oidc.failures.set(path, () => {
    requests += 1
    return requests === 1
  })
  await expect(provider.getAuthorizationUrl(parameters)).rejects.toMatchObject({ reason: 'unavailable' })
  await provider.getAuthorizationUrl(parameters)
  await provider.getAuthorizationUrl(parameters)
  expect(requests).toBe(2)
  clock.ms += 3_600_000
  await provider.getAuthorizationUrl(parameters)
  expect(requests).toBe(3)
  oidc.failures.delete(path)
})

test.each([
  ['apple', 'https://appleid.apple.com/auth/authorize', 'openid'],
  ['facebook', 'https://www.facebook.com/dialog/oauth', 'openid public_profile'],
  ['discord', 'https://discord.com/oauth2/authorize', 'identify'],
  ['github', 'https://github.com/login/oauth/authorize', null],
  ['x', 'https://x.com/i/oauth2/authorize', 'users.read tweet.read'],
])('default: the address at %s has all parameters', async (id, address, scope) => {
  const provider = create({ id, clientId: 'client' })
  const { origin, pathname, searchParams } = new URL(await provider.getAuthorizationUrl(parameters))
  expect([`${origin}${pathname}`, searchParams.get('scope')]).toEqual([address, scope])
  searchParams.delete('scope')
  expect(Object.fromEntries(searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    redirect_uri: oidcRedirectUri,
    state: 'state',
    nonce: 'nonce',
    code_challenge: parameters.challenge,
    code_challenge_method: 'S256',
  })
})

test('error: refuses the response of another issuer before the provider receives the code', async () => {
  const given = { code: 'code', redirectUri: oidcRedirectUri, verifier, nonce: 'nonce', issuer: oidc.issuer }
  const count = oidc.redeemed.length
  const endpoints = getEndpoints('/me')
  const providers = [
    create({ id: 'github', clientSecret: 'secret' }),
    create({ id: 'discord', clientSecret: 'secret' }),
    create({ id: 'facebook' }),
    create({ id: 'x', clientSecret: 'secret', issuer: 'https://x.example', endpoints }),
  ]
  for (const provider of providers)
    await expect(provider.redeem(given)).rejects.toMatchObject({ reason: 'refused', code: 'iss' })
  expect(oidc.redeemed.length).toBe(count)
  // The issuer of X is not known.
  const x = create({ id: 'x', clientId: 'basic', clientSecret: 'secret', endpoints })
  await expect(x.redeem(given)).rejects.toMatchObject({ code: 'invalid_grant' })
})

test('error: refuses a response without an issuer of a provider that always states it (RFC 9207)', async () => {
  const provider = create({ issuer: oidc.issuer, clientSecret: 'secret' })
  const callback = await oidc.open(await provider.getAuthorizationUrl(parameters), { subject: 's1' })
  const code = callback.searchParams.get('code') ?? ''
  const given = { code, redirectUri: oidcRedirectUri, verifier, nonce: 'nonce' }
  await expect(provider.redeem(given)).rejects.toMatchObject({ reason: 'refused', code: 'iss' })
  expect((await provider.redeem({ ...given, issuer: oidc.issuer })).identity.subject).toBe('s1')
})

/** Starts a provider whose metadata and keys a test changes. */
async function startMetadata(methods: readonly string[]) {
  const state = { keys: [] as JWK[], headers: [] as (string | undefined)[], bodies: [] as string[] }
  const server = createServer(async (request, response) => {
    const { url } = request
    if (url === '/token') {
      state.headers.push(request.headers.authorization)
      state.bodies.push(await text(request))
    }
    const metadata = {
      issuer,
      authorization_endpoint: `${issuer}/auth`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/keys`,
      token_endpoint_auth_methods_supported: methods,
    }
    const body =
      url === '/keys' ? { keys: state.keys } : url === '/token' ? { error: 'invalid_grant' } : metadata
    response.writeHead(url === '/token' ? 400 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  return { state, issuer }
}

test.each([
  [['client_secret_basic'], true],
  [['client_secret_basic', 'client_secret_post'], false],
  [['client_secret_post'], false],
])(
  'behavior: a provider that accepts %j receives the secret in the header: %s',
  async (methods, isHeader) => {
    const { state, issuer } = await startMetadata(methods)
    const provider = create({ issuer, clientSecret: 'secret' })
    const given = { code: 'c', redirectUri: oidcRedirectUri, verifier, nonce: 'nonce' }
    await expect(provider.redeem(given)).rejects.toMatchObject({ code: 'invalid_grant' })
    expect([
      state.headers[0]?.startsWith('Basic '),
      state.bodies[0]?.includes('client_secret=secret'),
    ]).toEqual(isHeader ? [true, false] : [undefined, true])
  },
)

test('param: clientAuthentication', async () => {
  const { state, issuer } = await startMetadata(['client_secret_basic', 'client_secret_post'])
  const provider = create({ issuer, clientSecret: 'secret', clientAuthentication: 'header' })
  const given = { code: 'c', redirectUri: oidcRedirectUri, verifier, nonce: 'nonce' }
  await expect(provider.redeem(given)).rejects.toMatchObject({ code: 'invalid_grant' })
  expect(state.headers[0]).toMatch(/^Basic /)
})

test('behavior: a provider may replace its keys at once', async () => {
  const startMs = Date.now()
  vi.useFakeTimers({ toFake: ['Date'], now: startMs })
  onTestFinished(() => void vi.useRealTimers())
  const { state, issuer } = await startMetadata(['client_secret_post'])
  const provider = create({ issuer })
  async function createProof(kid: string) {
    const { publicKey, privateKey } = await generateKeyPair('RS256', { extractable: true })
    state.keys = [{ ...(await exportJWK(publicKey)), kid, alg: 'RS256', use: 'sig' }]
    const token = await new SignJWT({ iss: issuer, aud: 'client', sub: 's', nonce: 'nonce' })
      .setProtectedHeader({ alg: 'RS256', kid })
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(privateKey)
    return { type: 'idToken', token } as const
  }
  expect((await provider.verify(await createProof('first'), 'nonce')).subject).toBe('s')
  const second = await createProof('second')
  // The keys are requested at most once a second.
  await expect(provider.verify(second, 'nonce')).rejects.toMatchObject({ reason: 'refused' })
  vi.setSystemTime(startMs + 1_500)
  expect(await provider.verify(second, 'nonce')).toMatchObject({ subject: 's' })
})
