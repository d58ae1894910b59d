import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../createCleanups.js'
import {
  type OidcAccount,
  type OidcProvider,
  startOidcProvider,
} from '../social/startOidcProvider.fixtures.js'
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
  gateway = await startLoginGateway({ settings: { socials } }, cleanups.add)
  // The providers use the clock of this machine.
  gateway.clock.ms = Date.now()
})
afterAll(() => cleanups.run())

/** Starts a login, and logs in at the provider. */
async function authorize(device: LoginDevice, provider = 'google', account = alice, at = oidc) {
  const nonce = createNonce(Math.random().toString())
  const { body } = await device.request('social/start', { provider, app: loginApp, nonce })
  const callback = await at.open(body.uri, account)
  const code = callback.searchParams.get('code') ?? ''
  const state = callback.searchParams.get('state') ?? ''
  return { flowId: body.flowId, uri: new URL(body.uri), nonce, callback, code, state }
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
