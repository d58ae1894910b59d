import { createPublicKey, verify } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityProviders } from './identityProviders.js'
import { createAuthorization, createBrowser, logIn } from './login.fixtures.js'
import { type IdentityProviders, startIdentityProviders } from './startIdentityProviders.js'

const redirectUri = 'http://127.0.0.1:8790/callback'
const openIdProviders = identityProviders.filter(({ protocol }) => protocol === 'openid').map(({ id }) => id)

let server: IdentityProviders

beforeAll(async () => {
  server = await startIdentityProviders({ redirectUri })
})

afterAll(() => server?.stop())

function getEntry(id: string) {
  const entry = server.entries.find((candidate) => candidate.id === id)
  if (!entry) throw new Error(`There is no provider ${id}.`)
  return { ...entry, authorization: `${entry.issuer}/auth`, token: `${entry.issuer}/token` }
}

type Change = { readonly scope?: string; readonly redirect_uri?: string }

/** Logs in at a provider, and redeems the code. */
async function redeem(id: string, form: Record<string, string>, change: Record<string, string> = {}) {
  const { authorization, clientId, clientSecret, token } = getEntry(id)
  const { query, verifier } = createAuthorization(clientId, redirectUri)
  const result = await logIn(`${authorization}?${query}`, form)
  const response = await fetch(token, {
    method: 'POST',
    headers: { accept: 'application/json' },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: result.searchParams.get('code') ?? '',
      redirect_uri: redirectUri,
      client_id: clientId,
      client_secret: clientSecret,
      code_verifier: verifier,
      ...change,
    }),
  })
  return { result, status: response.status, body: (await response.json()) as Record<string, string> }
}

/** Verifies an ID token with the keys that the provider publishes. */
async function readIdToken(issuer: string, token: string): Promise<Record<string, unknown>> {
  const discovery = await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()
  expect(discovery.issuer).toBe(issuer)
  const { keys } = await (await fetch(discovery.jwks_uri)).json()
  const [header = '', payload = '', signature = ''] = token.split('.')
  const key = createPublicKey({ key: keys[0], format: 'jwk' })
  expect(
    verify('sha256', Buffer.from(`${header}.${payload}`), key, Buffer.from(signature, 'base64url')),
  ).toBe(true)
  return JSON.parse(Buffer.from(payload, 'base64url').toString())
}

test.each(openIdProviders)('default: %s issues an ID token for the chosen account', async (id) => {
  const { issuer, clientId } = getEntry(id)
  const { result, body } = await redeem(id, { name: 'bob', action: 'continue' })
  expect(`${result.origin}${result.pathname}`).toBe(redirectUri)
  expect(result.searchParams.get('state')).toBe('state')
  expect(await readIdToken(issuer, String(body.id_token))).toMatchObject({
    iss: issuer,
    aud: clientId,
    nonce: 'nonce',
    sub: expect.stringMatching(/^\d+$/),
    email: `bob@${id}.example`,
    email_verified: true,
    preferred_username: 'bob',
  })
})

test.each([
  ['github', { id: expect.any(Number), login: 'bob', email: 'bob@github.example' }],
  [
    'discord',
    {
      application: { id: 'devnet-discord' },
      user: { id: expect.stringMatching(/^\d+$/), username: 'bob', global_name: null },
    },
  ],
  ['x', { data: { id: expect.stringMatching(/^\d+$/), name: 'bob', username: 'bob' } }],
])('default: %s states the owner of an access token', async (id, owner) => {
  const { body } = await redeem(id, { name: 'bob', action: 'continue' })
  expect(body.id_token).toBeUndefined()
  const { endpoints, clientId } = getEntry(id)
  const readUser = (token: string) =>
    fetch(endpoints?.userInfo ?? '', { headers: { authorization: `Bearer ${token}` } })
  const response = await readUser(String(body.access_token))
  expect(await response.json()).toEqual(owner)
  expect(response.headers.get('x-oauth-client-id')).toBe(id === 'github' ? clientId : null)
  expect((await readUser('another')).status).toBe(401)
})

test('behavior: an account has one subject, which is another one at each provider', async () => {
  const readSubject = async (id: string, name: string) => {
    const { body } = await redeem(id, { name, action: 'continue' })
    return (await readIdToken(getEntry(id).issuer, String(body.id_token))).sub
  }
  const subject = await readSubject('google', 'alice')
  expect(await readSubject('google', 'alice')).toBe(subject)
  expect(await readSubject('google', 'bob')).not.toBe(subject)
  expect(await readSubject('apple', 'alice')).not.toBe(subject)
})

test('behavior: every login asks for the account, also in a browser with a session', async () => {
  const { authorization, clientId } = getEntry('google')
  const browser = createBrowser()
  for (const name of ['alice', 'bob']) {
    const page = await browser.open(`${authorization}?${createAuthorization(clientId, redirectUri).query}`)
    const html = await page.text()
    expect(html).toContain('<h1>Log in with Google</h1>')
    expect(html).toContain('<label>User name<input name="name" value="alice"')
    expect(html).not.toContain('<script')
    expect(page.headers.get('content-security-policy')).toMatch(
      /form-action 'self' http:\/\/127\.0\.0\.1:8790$/,
    )
    const answer = await browser.post(page.url, { name, action: 'continue' })
    expect(answer.headers.get('location')).toMatch(/^http:\/\/127\.0\.0\.1:8790\/callback\?code=/)
  }
})

test.each(['google', 'github'])('behavior: a user of %s who declines ends with access_denied', async (id) => {
  const { authorization, clientId } = getEntry(id)
  const { query } = createAuthorization(clientId, redirectUri)
  const result = await logIn(`${authorization}?${query}`, { name: 'alice', action: 'cancel' })
  expect(Object.fromEntries(result.searchParams)).toMatchObject({ error: 'access_denied', state: 'state' })
  expect(result.searchParams.has('code')).toBe(false)
})

test.each([
  ['another verifier', { code_verifier: 'a'.repeat(43) }, 'invalid_grant'],
  ['another secret', { client_secret: 'another' }, 'invalid_client'],
  ['another redirect URI', { redirect_uri: 'http://127.0.0.1:8790/other' }, 'invalid_grant'],
])('error: a code is not redeemed with %s', async (_, change, error) => {
  const { status, body } = await redeem('google', { name: 'alice', action: 'continue' }, change)
  expect(status).toBeGreaterThanOrEqual(400)
  expect(body.error).toBe(error)
})

test.each<[string, Change]>([
  ['another redirect URI', { redirect_uri: 'http://127.0.0.1:8790/callback/x' }],
  ['the redirect URI of another site', { redirect_uri: 'https://mallory.example.net/callback' }],
])('error: %s shows a page, and redirects nowhere', async (_, change) => {
  const { authorization, clientId } = getEntry('google')
  const { query } = createAuthorization(clientId, redirectUri, change)
  const page = await createBrowser().open(`${authorization}?${query}`)
  expect([page.status, page.headers.get('location')]).toEqual([400, null])
  expect(await page.text()).toContain('This login cannot continue')
})

test('error: a login of another browser, a name with other characters, and an unknown provider', async () => {
  const { authorization, clientId } = getEntry('google')
  const browser = createBrowser()
  const page = await browser.open(`${authorization}?${createAuthorization(clientId, redirectUri).query}`)
  expect((await createBrowser().open(page.url)).status).toBe(400)
  expect((await browser.post(page.url, { name: '<b>', action: 'continue' })).status).toBe(400)
  expect((await fetch(`${server.url}/unknown/auth`)).status).toBe(404)
})

test('error: a port in use', async () => {
  const port = Number(new URL(server.url).port)
  await expect(startIdentityProviders({ port, redirectUri })).rejects.toThrow(
    `Port ${port} (for the providers of accounts) is already in use`,
  )
})
