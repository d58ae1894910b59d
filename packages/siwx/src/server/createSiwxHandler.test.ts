import { describe, expect, test } from 'vitest'
import { createMemorySessionStore } from '../sessions/createMemorySessionStore.js'
import type { RefusedSignIn } from '../verify/SiwxVerification.js'
import { owner } from '../verify/signIn.fixtures.js'
import { createBrowser, createHandler, origin } from './handler.fixtures.js'
import type { SiwxHandlerOptions } from './SiwxHandler.js'

function createSite(options: Partial<SiwxHandlerOptions> = {}) {
  const { clock, handler } = createHandler(options)
  return { clock, handler, browser: createBrowser(handler.handle) }
}

const session = {
  id: expect.any(String),
  address: owner.address,
  chainId: 'eip155:1',
  domain: 'app.example.com',
  uri: origin,
  createdAt: Date.parse('2026-03-01T12:00:00Z'),
  expiresAt: Date.parse('2026-03-08T12:00:00Z'),
}

test('default: signs in, has a session, signs out', async () => {
  const { browser, handler } = createSite()
  expect(await browser.request('session')).toMatchObject({ status: 200, body: { session: null } })
  expect(await browser.signIn()).toMatchObject({ status: 200, body: { session } })
  expect(await browser.request('session')).toMatchObject({ status: 200, body: { session } })
  const cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
  expect(await handler.getSession({ headers: { cookie } })).toEqual(session)
  expect(await handler.getSession({ headers: new Headers({ cookie }) })).toEqual(session)
  expect(await browser.post('sign-out', {})).toMatchObject({ status: 200, body: { session: null } })
  expect(browser.cookies.size).toBe(0)
  expect(await handler.getSession({ headers: { cookie } })).toBeUndefined()
})

test('behavior: cookies are protected, and responses are not cached', async () => {
  const { browser } = createSite()
  const { headers } = await browser.signIn()
  expect(browser.setCookies).toEqual([
    expect.stringMatching(
      /^__Host-siwx-nonce-[0-9a-f]{8}=\w+\.\w{32}; Max-Age=3600; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
    expect.stringMatching(
      /^__Host-siwx-session=[\w-]{43}; Max-Age=604800; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
    ),
    expect.stringMatching(
      /^__Host-siwx-nonce-[0-9a-f]{8}=; Max-Age=0; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    ),
  ])
  expect(browser.cookies.size).toBe(1)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(headers.get('access-control-allow-origin')).toBeNull()
})

test('param: sameSite', async () => {
  const { browser } = createSite({ sameSite: 'Strict' })
  await browser.signIn()
  expect(browser.setCookies[1]).toContain('SameSite=Strict')
})

describe('refused sign-ins', () => {
  test.each([
    ['another domain', { domain: 'evil.example' }, 401, 'fieldMismatch'],
    ['another URI', { uri: 'https://evil.example' }, 401, 'fieldMismatch'],
    ['an expired message', { expirationTime: '2026-03-01T11:59:00Z' }, 401, 'expired'],
    ['a later message', { notBefore: '2026-03-01T13:00:00Z' }, 401, 'notYetValid'],
    ['an unknown nonce', { nonce: '0'.repeat(32) }, 401, 'invalidNonce'],
    ['another account', { address: '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045' }, 401, 'invalidSignature'],
  ])('error: %s', async (_, fields, status, error) => {
    const refusals: RefusedSignIn[] = []
    const { browser } = createSite({ onRefused: (refusal) => refusals.push(refusal) })
    const result = await browser.signIn(fields)
    expect(result).toMatchObject({ status, body: { error, message: expect.any(String) } })
    expect(refusals).toMatchObject([{ reason: error }])
    expect(browser.cookies.has('__Host-siwx-session')).toBe(false)
  })

  test.each([
    ['chains', { chains: ['eip155:10'] }, 'chainId'],
    ['statement', { statement: 'Sign in to Example.' }, 'statement'],
  ])('param: %s', async (_, options, field) => {
    const { browser } = createSite(options)
    expect(await browser.signIn()).toMatchObject({
      status: 401,
      body: {
        error: 'fieldMismatch',
        message: `The field "${field}" has another value than the expected one.`,
      },
    })
  })

  test('error: the chain is not available: no cause in the response', async () => {
    const reader = { call: () => Promise.reject(new Error('secret-rpc-url')) }
    const { browser } = createSite({ reader })
    const { message } = await browser.signMessage()
    const result = await browser.post('verify', { message, signature: '0x1234' })
    expect(result).toMatchObject({ status: 503, body: { error: 'chainUnavailable' } })
    expect(JSON.stringify(result.body)).not.toContain('secret')
  })

  test.each([
    ['text', 'text'],
    ['no signature', { message: '' }],
    ['other types', { message: 1, signature: [] }],
    ['null', null],
  ])('error: the body is %s', async (_, body) => {
    expect(await createSite().browser.post('verify', body)).toMatchObject({
      status: 400,
      body: { error: 'malformedBody' },
    })
  })

  test('error: a body over the limit', async () => {
    const { browser } = createSite()
    const body = { message: '', signature: 'x'.repeat(300_000) }
    expect(await browser.post('verify', body)).toMatchObject({ status: 413, body: { error: 'bodyTooLarge' } })
  })
})

describe('attacks', () => {
  test('error: a message twice, and twice at the same time', async () => {
    const { browser } = createSite()
    const signed = await browser.signMessage()
    const pending = [...browser.cookies]
    const results = await Promise.all([1, 2, 3].map(() => browser.post('verify', signed)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 401, 401])
    for (const [name, value] of pending) browser.cookies.set(name, value)
    expect(await browser.post('verify', signed)).toMatchObject({
      status: 401,
      body: { error: 'invalidNonce' },
    })
  })

  test('error: the message of another browser (login CSRF)', async () => {
    const { browser: attacker, handler } = createSite()
    const victim = createBrowser(handler.handle)
    await victim.getNonce()
    const signed = await attacker.signMessage()
    expect(await victim.post('verify', signed)).toMatchObject({
      status: 401,
      body: { error: 'invalidNonce' },
    })
    expect(await attacker.post('verify', signed)).toMatchObject({ status: 200 })
  })

  test('error: a nonce of another browser, in a cookie without the prefix', async () => {
    const { browser: attacker, handler } = createSite()
    const victim = createBrowser(handler.handle)
    await victim.getNonce()
    const signed = await attacker.signMessage()
    const [[name, value] = ['', '']] = attacker.cookies
    // A page of another host of the domain can set these cookies, but none with the prefix `__Host-`.
    for (const other of [name.slice('__Host-'.length), '__Host-siwx-nonce', `${name}0`, name.toUpperCase()])
      victim.cookies.set(other, value)
    expect(await victim.post('verify', signed)).toMatchObject({
      status: 401,
      body: { error: 'invalidNonce' },
    })
  })

  test('error: a replay on another server', async () => {
    const signed = await createSite().browser.signMessage()
    expect(await createSite().browser.post('verify', signed)).toMatchObject({ status: 401 })
  })

  test.each([
    ['verify', { origin: 'https://evil.example' }],
    ['verify', { origin: 'null' }],
    ['verify', { origin: 'http://app.example.com' }],
    ['verify', { origin: 'https://app.example.com.evil.example' }],
    ['verify', { 'sec-fetch-site': 'cross-site' }],
    ['sign-out', { origin: 'https://evil.example' }],
  ])('error: POST %s with %j', async (path, headers) => {
    const { browser } = createSite()
    const result = await browser.post(path, await browser.signMessage(), headers)
    expect(result).toMatchObject({ status: 403, body: { error: 'forbiddenOrigin' } })
  })

  test.each(['verify', 'sign-out'])('error: POST %s without an origin', async (path) => {
    const { browser } = createSite()
    const headers = { 'content-type': 'application/json' }
    expect(await browser.request(path, { method: 'POST', headers, body: '{}' })).toMatchObject({
      status: 403,
    })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''])(
    'error: the content type %j, which a form of another site can send',
    async (type) => {
      const { browser } = createSite()
      const result = await browser.post('verify', await browser.signMessage(), { 'content-type': type })
      expect(result).toMatchObject({ status: 415, body: { error: 'unsupportedMediaType' } })
    },
  )

  test('error: GET nonce of another site', async () => {
    const { browser } = createSite()
    const headers = { 'sec-fetch-site': 'cross-site' }
    expect(await browser.request('nonce', { headers })).toMatchObject({ status: 403 })
  })

  test('behavior: a new sign-in ends the previous session of the browser', async () => {
    const { browser, handler } = createSite()
    await browser.signIn()
    const cookie = `__Host-siwx-session=${browser.cookies.get('__Host-siwx-session')}`
    await browser.signIn()
    expect(await handler.getSession({ headers: { cookie } })).toBeUndefined()
  })

  test('error: a session that an attacker set', async () => {
    const { browser, handler } = createSite()
    browser.cookies.set('__Host-siwx-session', 'fixed')
    expect(await browser.request('session')).toMatchObject({ body: { session: null } })
    await browser.signIn()
    expect(await handler.getSession({ headers: { cookie: '__Host-siwx-session=fixed' } })).toBeUndefined()
  })

  test.each([
    'verify?next=https://evil.example',
    'session?redirect=//evil.example',
    '//evil.example/sign-out',
  ])('behavior: never redirects: %s', async (path) => {
    const { browser } = createSite()
    const result = path.startsWith('session') ? await browser.request(path) : await browser.post(path, {})
    expect(result.headers.get('location')).toBeNull()
    expect(result.status).toBeLessThan(600)
  })
})

describe('routes', () => {
  test.each([
    ['GET', 'verify', 405, 'POST'],
    ['GET', 'sign-out', 405, 'POST'],
    ['POST', 'nonce', 405, 'GET'],
    ['OPTIONS', 'verify', 405, 'POST'],
    ['GET', 'other', 404, null],
    ['GET', 'constructor', 404, null],
    ['GET', '', 404, null],
  ])('error: %s %j', async (method, path, status, allow) => {
    const result = await createSite().browser.request(path, { method, headers: { origin } })
    expect(result.status).toBe(status)
    expect(result.headers.get('allow')).toBe(allow)
  })

  test('behavior: several tabs can sign in', async () => {
    const { browser } = createSite()
    const [one, other] = [await browser.signMessage(), await browser.signMessage()]
    expect(await browser.post('verify', one)).toMatchObject({ status: 200 })
    expect(await browser.post('verify', other)).toMatchObject({ status: 200 })
  })

  test('behavior: concurrent requests for nonces: each can be verified', async () => {
    const { browser } = createSite()
    const signed = await Promise.all([1, 2, 3, 4].map(() => browser.signMessage()))
    const results = await Promise.all(signed.map((one) => browser.post('verify', one)))
    expect(results.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect([...browser.cookies.keys()]).toEqual(['__Host-siwx-session'])
  })

  test('behavior: at most 4 nonces are pending: a further one expires the oldest', async () => {
    const { browser, clock } = createSite()
    const signed: { message: string; signature: string }[] = []
    for (const _ of [1, 2, 3, 4, 5]) {
      signed.push(await browser.signMessage())
      clock.now += 1
    }
    expect(browser.cookies.size).toBe(4)
    const [first, ...others] = signed
    expect(await browser.post('verify', first)).toMatchObject({ status: 401 })
    for (const one of others) expect(await browser.post('verify', one)).toMatchObject({ status: 200 })
  })

  test('behavior: of more than 4 concurrent requests, the oldest nonces are expired and removed', async () => {
    const { browser, clock, handler } = createSite()
    const tabs = [browser, ...[1, 2, 3, 4, 5].map(() => createBrowser(handler.handle))]
    const signed: { message: string; signature: string }[] = []
    for (const tab of tabs) {
      signed.push(await tab.signMessage())
      clock.now += 1
    }
    for (const tab of tabs) for (const [name, value] of tab.cookies) browser.cookies.set(name, value)
    expect(browser.cookies.size).toBe(6)
    expect(await browser.post('verify', signed[1])).toMatchObject({ status: 401 })
    expect(await browser.post('verify', signed[5])).toMatchObject({ status: 200 })
    expect([...browser.cookies.keys()].filter((name) => name.includes('nonce'))).toHaveLength(3)
  })

  test('behavior: a response removes at most 16 nonces over the limit, and one for the new one', async () => {
    const { browser } = createSite()
    for (let index = 0; index < 100; index++)
      browser.cookies.set(
        `__Host-siwx-nonce-${index.toString(16).padStart(8, '0')}`,
        `${index.toString(36)}.${'a'.repeat(32)}`,
      )
    const { headers } = await browser.request('nonce')
    expect(headers.getSetCookie()).toHaveLength(18)
  })

  test.each([
    ['__Host-siwx-nonce-0000000g', `1.${'a'.repeat(32)}`],
    ['__Host-siwx-nonce-00000000', 'a'.repeat(32)],
    ['__Host-siwx-nonce-00000000', `1.${'a'.repeat(257)}`],
    ['__Host-siwx-nonce-00000000', `-1.${'a'.repeat(32)}`],
    ['__Host-siwx-nonce-00000000', ''],
    ['theme', 'dark=1'],
  ])('behavior: ignores the cookie %s=%s', async (name, value) => {
    const { browser } = createSite()
    browser.cookies.set(name, value)
    for (const _ of [1, 2, 3]) await browser.getNonce()
    expect(await browser.signIn()).toMatchObject({ status: 200 })
    expect(browser.cookies.get(name)).toBe(value)
    expect(browser.setCookies.filter((cookie) => cookie.includes('Max-Age=0'))).toHaveLength(1)
  })

  test('behavior: replaces a token after 1 hour, without ending the session', async () => {
    const { browser, clock } = createSite()
    await browser.signIn()
    const token = () => browser.cookies.get('__Host-siwx-session')
    const first = token()
    clock.now += 3_599_000
    await browser.request('session')
    expect(token()).toBe(first)
    clock.now += 1_000
    expect(await browser.request('session')).toMatchObject({ body: { session } })
    expect(token()).not.toBe(first)
    expect(await browser.request('session')).toMatchObject({ body: { session } })
  })

  test('behavior: removes the cookie of an expired session', async () => {
    const { browser, clock } = createSite()
    await browser.signIn()
    clock.now = session.expiresAt
    expect(await browser.request('session')).toMatchObject({ body: { session: null } })
    expect(browser.cookies.size).toBe(0)
  })

  test('error: a store fails', async () => {
    const errors: unknown[] = []
    const cause = new Error('secret-database-url')
    const sessions = { ...createMemorySessionStore(), create: () => Promise.reject(cause) }
    const { browser } = createSite({ sessions, onError: (error) => errors.push(error) })
    const result = await browser.signIn()
    expect(result).toMatchObject({ status: 503, body: { error: 'storeUnavailable' } })
    expect(JSON.stringify(result.body)).not.toContain('secret')
    expect(errors).toEqual([cause])
  })
})
