import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import {
  type OidcAccount,
  type OidcProvider,
  startOidcProvider,
} from '../../identityProviders/social/startOidcProvider.fixtures.js'
import { type LoginDevice, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const cleanups = createCleanups((error) => {
  throw error
})
let oidc: OidcProvider
let mixed: OidcProvider
let gateway: LoginGateway

const alice: OidcAccount = {
  subject: 'alice',
  email: 'alice@example.org',
  isEmailVerified: true,
  name: 'Alice Example',
}
const createNonce = (text = 'nonce') => createHash('sha256').update(text).digest('base64url')

beforeAll(async () => {
  oidc = await startOidcProvider(cleanups.add)
  mixed = await startOidcProvider(cleanups.add)
  oidc.routes.set('/user', (owner) => ({
    body: { id: Number(owner), login: 'octocat' },
    headers: { 'x-oauth-client-id': 'client' },
  }))
  const client = { clientId: 'client', clientSecret: 'secret' }
  const socials = [
    { ...client, id: 'google', issuer: oidc.issuer },
    { ...client, id: 'second', issuer: mixed.issuer },
    {
      id: 'github',
      clientId: 'client',
      clientSecret: 'secret',
      endpoints: {
        authorization: `${oidc.issuer}/auth`,
        token: `${oidc.issuer}/token`,
        userInfo: `${oidc.issuer}/user`,
      },
    },
    { ...client, id: 'down', issuer: 'http://127.0.0.1:1' },
  ]
  gateway = await startLoginGateway({ trustProxy: ['loopback'], settings: { socials } }, cleanups.add)
  gateway.clock.ms = Date.now()
})
afterAll(() => cleanups.run())

/** Opens an address of a provider, whose tokens have the time of this machine. */
async function open(at: OidcProvider, uri: string, account?: OidcAccount): Promise<URL> {
  const callback = await at.open(uri, account)
  gateway.clock.ms = Date.now()
  return callback
}

/** Starts a login, and logs in at the provider. */
async function authorize(device: LoginDevice, provider = 'google', account = alice, at = oidc) {
  const nonce = createNonce(Math.random().toString())
  const { body } = await device.request('social/start', { provider, app: loginApp, nonce })
  const callback = await open(at, body.uri, account)
  const code = callback.searchParams.get('code') ?? ''
  const state = callback.searchParams.get('state') ?? ''
  const iss = callback.searchParams.get('iss') ?? undefined
  return { flowId: body.flowId, uri: new URL(body.uri), nonce, callback, code, state, iss }
}

test('default: logs in with an account of a provider', async () => {
  const device = await gateway.createDevice()
  const { flowId, uri, nonce, callback, code, state } = await authorize(device)
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    client_id: 'client',
    response_type: 'code',
    redirect_uri: 'https://frame.example.com/callback',
    scope: 'openid email profile',
    state,
    nonce,
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: 'S256',
  })
  const origin = Buffer.from(loginApp.origin).toString('base64url')
  expect(state.startsWith(`${flowId}.${origin}.`)).toBe(true)
  expect(callback.href).toMatch('https://frame.example.com/callback?')
  const { status, body } = await device.request('social/verify', { flowId, code, state, iss: oidc.issuer })
  expect([status, body.user]).toEqual([
    200,
    { id: expect.any(String), email: null, userName: 'Alice Example' },
  ])
  expect(body.proof).toEqual({ type: 'idToken', token: expect.stringMatching(/^ey/) })
  const token = body.accessToken
  expect((await device.request('wallet/read', {}, { token })).body).toEqual({ wallet: null })
})

const verify = (
  device: LoginDevice,
  { flowId, code, state, iss }: { flowId: string; code: string; state: string; iss?: string | undefined },
) => device.request('social/verify', { flowId, code, state, ...(iss !== undefined && { iss }) })

/** Logs in with an account of a provider. */
async function login(device: LoginDevice, provider?: string, account?: OidcAccount, at?: OidcProvider) {
  const { status, body } = await verify(device, await authorize(device, provider, account, at))
  if (status !== 200) throw new Error(`the login failed: ${JSON.stringify(body)}`)
  device.useSession(body)
  return body
}

test('behavior: accounts are identified by provider and subject, and never joined by address', async () => {
  const device = await gateway.createDevice()
  const byEmail = await device.login('alice@example.org')
  const first = await login(device)
  const again = await login(await gateway.createDevice(), 'google', { ...alice, name: 'New name' })
  expect(again.user).toEqual({ ...first.user, userName: 'New name' })
  const other = await login(device, 'second', alice, mixed)
  const namesake = await login(device, 'google', { ...alice, subject: 'Alice' })
  expect(new Set([byEmail, first, other, namesake].map(({ user }) => user.id)).size).toBe(4)
})

test('behavior: a refreshed session has the name, also without one and after the address was added', async () => {
  const device = await gateway.createDevice()
  expect((await login(device, 'google', { subject: 'nameless' })).user).toEqual({
    id: expect.any(String),
    email: null,
  })
  await login(device, 'google', {
    subject: 'bob',
    name: 'Bob',
    email: 'bob@example.org',
    isEmailVerified: true,
  })
  expect((await device.refresh()).body.user).toMatchObject({ email: null, userName: 'Bob' })
  const { body } = await device.request('email/change', { email: 'bob@example.org' })
  expect(body.action).toBe('VERIFY_SECONDARY_OTP')
  const code = gateway.getCode('bob@example.org')
  await device.request('email/change/secondary', { flowId: body.flowId, code })
  expect((await device.refresh()).body.user).toMatchObject({ email: 'bob@example.org', userName: 'Bob' })
})

test('default: logs in with an account of a provider without ID tokens', async () => {
  const device = await gateway.createDevice()
  const { uri, nonce, ...result } = await authorize(device, 'github', { subject: '583231' })
  expect(uri.searchParams.get('nonce')).toBe(nonce)
  const { body } = await verify(device, result)
  expect(body.user).toMatchObject({ email: null, userName: 'octocat' })
  expect(body.proof).toEqual({ type: 'accessToken', token: expect.stringMatching(/^[\w-]{40,}$/) })
})

test('error: without a nonce, the code verifier binds a code to its flow', async () => {
  const device = await gateway.createDevice()
  const [first, second] = [
    await authorize(device, 'github', { subject: '1' }),
    await authorize(device, 'github', { subject: '2' }),
  ]
  expect((await verify(device, { ...first, code: second.code })).field).toBe('provider_refused')
  expect((await verify(device, second)).status).toBe(200)
})

test('error: a code is redeemed once, also in parallel and by another flow', async () => {
  const device = await gateway.createDevice()
  const result = await authorize(device)
  const count = oidc.redeemed.length
  const answers = await Promise.all(Array.from({ length: 8 }, () => verify(device, result)))
  expect(answers.filter(({ status }) => status === 200).length).toBe(1)
  expect(answers.filter(({ field }) => field === 'flow_expired').length).toBe(7)
  expect(oidc.redeemed.length).toBe(count + 1)
  expect((await verify(device, result)).field).toBe('flow_expired')
  const next = await authorize(device)
  expect((await verify(device, { ...next, code: result.code })).field).toBe('provider_refused')
  // The refused code has ended that flow too.
  expect((await verify(device, next)).field).toBe('flow_expired')
})

test('error: a flow belongs to one device, and expires after ten minutes', async () => {
  const [device, other] = [await gateway.createDevice(), await gateway.createDevice()]
  const result = await authorize(device)
  expect((await verify(other, result)).field).toBe('flow_expired')
  expect((await verify(device, result)).status).toBe(200)
  const late = await authorize(device)
  const count = oidc.redeemed.length
  gateway.clock.ms += 600_000
  expect((await verify(device, late)).field).toBe('flow_expired')
  gateway.clock.ms = Date.now()
  expect(oidc.redeemed.length).toBe(count)
})

test('error: a state is that of its flow', async () => {
  const device = await gateway.createDevice()
  const [first, second] = [await authorize(device), await authorize(device)]
  const [id, , mac] = first.state.split('.')
  const otherOrigin = `${id}.${Buffer.from('https://evil.example').toString('base64url')}.${mac}`
  const count = oidc.redeemed.length
  for (const state of [second.state, otherOrigin, first.state.slice(0, -1), `${first.state}.`, ''])
    expect((await verify(device, { ...first, state })).field).toBe('state_wrong')
  expect(oidc.redeemed.length).toBe(count)
  // The response of another flow, with its state and code.
  expect((await verify(device, { ...second, flowId: first.flowId })).field).toBe('state_wrong')
  expect((await verify(device, { ...first, code: second.code })).field).toBe('provider_refused')
  expect((await verify(device, second)).status).toBe(200)
})

test('error: refuses an ID token with the nonce of another key', async () => {
  const device = await gateway.createDevice()
  const nonce = createNonce('first')
  const { body } = await device.request('social/start', { provider: 'google', app: loginApp, nonce })
  const uri = new URL(body.uri)
  uri.searchParams.set('nonce', createNonce('attacker'))
  const { searchParams } = await open(oidc, uri.href, alice)
  const [code = '', state = ''] = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
  const iss = oidc.issuer
  expect((await verify(device, { flowId: body.flowId, code, state, iss })).field).toBe('provider_refused')
})

test('error: a code is redeemed with the provider of its flow only', async () => {
  const device = await gateway.createDevice()
  const honest = await authorize(device, 'google')
  const attacked = await authorize(device, 'second', alice, mixed)
  const count = oidc.redeemed.length
  expect((await verify(device, { ...attacked, code: honest.code })).field).toBe('provider_refused')
  expect(oidc.redeemed.length).toBe(count)
  // The issuer of the response tells the mix-up before the other provider receives the code.
  const next = await authorize(device, 'second', alice, mixed)
  const counts = [oidc.redeemed.length, mixed.redeemed.length]
  const { flowId, state } = next
  const answer = await device.request('social/verify', { flowId, state, code: honest.code, iss: oidc.issuer })
  expect(answer.field).toBe('provider_refused')
  expect([oidc.redeemed.length, mixed.redeemed.length]).toEqual(counts)
})

test('behavior: a declined login has no code, and its flow can still be used', async () => {
  const device = await gateway.createDevice()
  const nonce = createNonce()
  const { body } = await device.request('social/start', { provider: 'google', app: loginApp, nonce })
  const declined = await open(oidc, body.uri)
  expect([...declined.searchParams.keys()].sort()).toEqual(['error', 'error_description', 'iss', 'state'])
  expect(declined.searchParams.get('error')).toBe('access_denied')
  const { searchParams } = await open(oidc, body.uri, alice)
  const [code = '', state = ''] = [searchParams.get('code') ?? '', searchParams.get('state') ?? '']
  const iss = oidc.issuer
  expect((await verify(device, { flowId: body.flowId, code, state, iss })).status).toBe(200)
})

test('error: refuses providers that are not set up, and apps that are not allowed', async () => {
  const device = await gateway.createDevice()
  const nonce = createNonce()
  const start = (provider: string, app = loginApp as { projectId: string; origin: string }) =>
    device.request('social/start', { provider, app, nonce })
  expect(await start('apple')).toMatchObject({ status: 400, field: 'provider_unknown' })
  expect(await start('constructor')).toMatchObject({ status: 400, field: 'provider_unknown' })
  const app = { ...loginApp, origin: 'https://evil.example' }
  expect(await start('google', app)).toMatchObject({ status: 403, field: 'unknown_origin' })
  expect(await start('down')).toMatchObject({ status: 503, field: 'provider_unavailable' })
})

test('error: 30 logins an hour by IP address', async () => {
  const device = await gateway.createDevice()
  const start = (ip: string) =>
    device.request(
      'social/start',
      { provider: 'google', app: loginApp, nonce: createNonce() },
      { headers: { 'x-forwarded-for': ip } },
    )
  for (let index = 0; index < 30; index += 1) expect((await start('192.0.2.7')).status).toBe(200)
  const refused = await start('192.0.2.7')
  expect([refused.status, refused.field]).toEqual([429, 'retry_later'])
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_000)
  expect((await start('192.0.2.8')).status).toBe(200)
})

test('error: a social login has no code of the service', async () => {
  const device = await gateway.createDevice()
  const { flowId } = await authorize(device)
  const deviceProof = await gateway.createDeviceProof('', device.jkt)
  expect((await device.request('email/send', { flowId })).field).toBe('link_expired')
  expect((await device.request('email/send', { flowId, deviceProof })).field).toBe('flow_expired')
  expect((await device.request('email/verify', { flowId, code: '000000' })).field).toBe('flow_expired')
  const { body } = await device.request('email/start', { email: 'carol@example.org', app: loginApp })
  const state = `${body.flowId}.x.y`
  expect((await verify(device, { flowId: body.flowId, code: 'c', state })).field).toBe('flow_expired')
})

test('behavior: logs do not contain a token, a code, a state or an address', async () => {
  const device = await gateway.createDevice()
  const result = await authorize(device)
  const { body } = await verify(device, result)
  const refused = await authorize(device)
  await verify(device, { ...refused, code: result.code })
  const logs = gateway.logs.join('')
  expect(logs).toContain('a provider did not complete a login')
  expect(logs).toContain('invalid_grant')
  for (const secret of [
    result.code,
    result.state,
    result.nonce,
    refused.code,
    body.proof.token,
    'alice@',
    'Alice',
  ])
    expect(logs).not.toContain(secret)
})
