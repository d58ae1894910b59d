import { createRemoteJWKSet, decodeProtectedHeader, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { appOrigin, loginUrl, startRecoveryTest } from '../recovery.fixtures.js'

let service: Awaited<ReturnType<typeof startRecoveryTest>>
let count = 0
/** An address for one test, so that no test exceeds the limit of another one. */
const nextAddress = () => `User${++count}@Example.org`

beforeAll(async () => {
  service = await startRecoveryTest()
}, 180_000)

afterAll(() => service?.stop())

test('default: after the approval the device receives a proof for the login service', async () => {
  const device = await service.createDevice()
  const email = nextAddress()
  const link = await device.receiveLink(email)
  const page = await service.approve(link.token)
  expect(page.status).toBe(200)
  expect(await page.text()).toContain('<h1>Login confirmed</h1>')
  const { body } = await device.call('links/wait', { linkId: link.linkId })
  expect(body).toEqual({ status: 'approved', deviceProof: expect.any(String) })
  const jwks = createRemoteJWKSet(new URL(`${service.url}/.well-known/jwks.json`))
  const { payload } = await jwtVerify(String(body.deviceProof), jwks, {
    issuer: service.url,
    audience: loginUrl,
    algorithms: ['EdDSA'],
    currentDate: new Date(service.clock.now),
  })
  const seconds = service.clock.now / 1_000
  expect(payload).toEqual({
    iss: service.url,
    aud: loginUrl,
    sub: email.toLowerCase(),
    cnf: { jkt: device.jkt },
    iat: seconds,
    exp: seconds + 600,
    jti: expect.any(String),
  })
  expect(decodeProtectedHeader(String(body.deviceProof)).kid).toMatch(/^[\w-]{43}$/)
})

test('default: the mail names the app, as text and as HTML', async () => {
  const device = await service.createDevice()
  const email = nextAddress()
  const { url, token } = await device.receiveLink(email)
  const mail = service.mails.at(-1)
  expect(mail?.recipients).toEqual([email.toLowerCase()])
  expect(mail?.email.subject).toBe('Confirm your login to app.example.com')
  for (const content of [mail?.email.text, mail?.email.html]) {
    expect(content).toContain(appOrigin)
    expect(content).toContain('Firefox on Linux')
    expect(content).toContain(url)
    expect(content).toContain('10 minutes')
    // The code is another mail, of the other service.
    expect(content).toContain('step 1 of 2')
  }
  expect(mail?.email.html).not.toMatch(/<img|<script|src=/)
  // 256 random bits.
  expect(token).toMatch(/^[\w-]{43}$/)
})

test('behavior: a request that waits ends with the approval', async () => {
  const other = await startRecoveryTest({ waitMs: 3_600_000, pollMs: 3_600_000 })
  try {
    const device = await other.createDevice()
    const { linkId, token } = await device.receiveLink(nextAddress())
    const waiting = device.call('links/wait', { linkId })
    setTimeout(() => void other.approve(token), 100)
    // Without the approval, it reads the link again after an hour.
    expect((await waiting).body.status).toBe('approved')
  } finally {
    await other.stop()
  }
}, 180_000)

test('behavior: opening the link any number of times does not approve it', async () => {
  const device = await service.createDevice()
  const { linkId, url, token } = await device.receiveLink(nextAddress())
  for (const method of ['GET', 'HEAD', 'GET']) await fetch(url, { method })
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'pending' })
  const page = await service.openPage(token)
  expect(page.status).toBe(200)
})

test('behavior: the page shows the login, and loads nothing', async () => {
  const device = await service.createDevice()
  const { token } = await device.receiveLink('carol@example.org')
  const page = await service.openPage(token)
  const html = await page.text()
  expect(html).toContain('c•••@example.org')
  expect(html).not.toContain('carol')
  expect(html).toContain(appOrigin)
  expect(html).toContain('Firefox on Linux')
  expect(html).toContain('127.0.0.0/24')
  expect(html).toContain('<form method="post"')
  expect(html).not.toMatch(/<script|<img|<link|http-equiv/)
  const policy = page.headers.get('content-security-policy') ?? ''
  expect(policy).toMatch(
    /^default-src 'none'; style-src 'sha256-[\w+/=]+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/,
  )
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'access-control-allow-origin': service.url,
  })
  expect(page.headers.has('strict-transport-security')).toBe(false)
})

test('behavior: a second approval says that the link was used, also of concurrent ones', async () => {
  const device = await service.createDevice()
  const { token } = await device.receiveLink(nextAddress())
  const pages = await Promise.all(Array.from({ length: 5 }, () => service.approve(token)))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
  const again = await service.approve(token)
  expect(await again.text()).toContain('This link was already used')
  const opened = await service.openPage(token)
  expect([opened.status, await opened.text()]).toEqual([409, expect.not.stringContaining('<form')])
})

test('behavior: “Not me” ends the login, and the link is not valid any more', async () => {
  const device = await service.createDevice()
  const { linkId, token } = await device.receiveLink(nextAddress())
  const shown = await (await service.openPage(token)).text()
  expect(shown).toMatch(/<button class="plain" name="answer" value="refuse">Not me<\/button>/)
  expect(shown).toContain('app.example.com</p>')
  const page = await service.answer(token, 'refuse')
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('Login refused')])
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
  expect((await service.approve(token)).status).toBe(404)
})

test('error: a login that was confirmed cannot be refused with its link', async () => {
  const device = await service.createDevice()
  const { linkId, token } = await device.receiveLink(nextAddress())
  await service.approve(token)
  const page = await service.answer(token, 'refuse')
  expect([page.status, await page.text()]).toEqual([409, expect.stringContaining('already used')])
  expect((await device.call('links/wait', { linkId })).body).toMatchObject({ status: 'approved' })
})

test('behavior: a link expires after 10 minutes', async () => {
  const device = await service.createDevice()
  const { linkId, token } = await device.receiveLink(nextAddress())
  service.clock.now += 10 * 60_000 - 1
  expect((await service.openPage(token)).status).toBe(200)
  service.clock.now += 1
  expect((await service.openPage(token)).status).toBe(410)
  const page = await service.approve(token)
  expect([page.status, await page.text()]).toEqual([410, expect.stringContaining('has expired')])
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
})

test('behavior: an approval expires after 20 minutes', async () => {
  const device = await service.createDevice()
  const { linkId } = await device.receiveApproved(nextAddress())
  service.clock.now += 20 * 60_000
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
})

test('behavior: another device receives no proof, whether it knows the id of the link or not', async () => {
  const [device, other] = [await service.createDevice(), await service.createDevice()]
  const { linkId } = await device.receiveApproved(nextAddress())
  expect((await other.call('links/wait', { linkId })).body).toEqual({ status: 'expired' })
  expect((await other.call('links/wait', { linkId: 'a'.repeat(22) })).body).toEqual({ status: 'expired' })
})

test.each(['', 'a'.repeat(43), "' or 1=1 --"])('error: the token %j is not valid', async (token) => {
  expect((await service.openPage(encodeURIComponent(token))).status).toBe(404)
  expect((await service.approve(token)).status).toBe(404)
})

test.each([
  { origin: 'https://mallory.example.net' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'null' },
])('error: the form of another site with %j approves nothing', async (headers) => {
  const device = await service.createDevice()
  const { linkId, token } = await device.receiveLink(nextAddress())
  expect((await service.approve(token, headers)).status).toBe(403)
  expect((await device.call('links/wait', { linkId })).body).toEqual({ status: 'pending' })
})

test('error: an origin that the project does not list gets no mail', async () => {
  const device = await service.createDevice()
  const sent = service.mails.length
  const { status, body } = await device.requestLink(nextAddress(), 'https://mallory.example.net')
  expect([status, body]).toEqual([
    403,
    { status: 'FAILED', reasons: [{ field: 'unknown_origin', description: expect.any(String) }] },
  ])
  expect(service.mails).toHaveLength(sent)
})

test('error: a request without a proof, with a used one, or with one for another endpoint', async () => {
  const device = await service.createDevice()
  const url = `${service.url}/recovery/v1/keys/recipient`
  const send = async (dpop?: string) => {
    const response = await fetch(url, { method: 'POST', headers: dpop ? { dpop } : {}, body: '{}' })
    return response.status
  }
  const proof = await device.dpop.prove({ url })
  expect([await send(), await send(proof), await send(proof)]).toEqual([401, 200, 401])
  expect(await send(await device.dpop.prove({ url: `${service.url}/recovery/v1/keys/put` }))).toBe(401)
})

test('error: concurrent requests with one proof succeed once', async () => {
  const device = await service.createDevice()
  const url = `${service.url}/recovery/v1/keys/recipient`
  const dpop = await device.dpop.prove({ url })
  const send = () => fetch(url, { method: 'POST', headers: { dpop }, body: '{}' })
  const responses = await Promise.all(Array.from({ length: 5 }, send))
  expect(responses.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401])
})

test.each([
  ['email', { email: 'alice' }],
  ['recipientKey', { recipientKey: Buffer.alloc(32).toString('base64url') }],
  ['app', { app: {} }],
])('error: an invalid %s', async (field, change) => {
  const device = await service.createDevice()
  const body = {
    email: nextAddress(),
    app: { projectId: 'demo', origin: appOrigin },
    recipientKey: Buffer.from(device.box.publicKey).toString('base64url'),
    ...change,
  }
  // An invalid body on purpose.
  const answer = await device.call('links/create', body as Parameters<typeof device.call<'links/create'>>[1])
  expect([answer.status, answer.body]).toEqual([
    400,
    { status: 'FAILED', reasons: [{ field, description: expect.any(String) }] },
  ])
})

test('error: a mail that cannot be sent leaves no link', async () => {
  const other = await startRecoveryTest()
  try {
    await other.mailServer.stop()
    const device = await other.createDevice()
    const { status, body } = await device.requestLink('alice@example.org')
    expect([status, body.reasons]).toEqual([503, [{ field: 'mail', description: expect.any(String) }]])
    expect(other.logs.join('')).toContain('a link was not sent')
    expect(other.logs.join('')).not.toContain('alice')
  } finally {
    await other.stop()
  }
}, 180_000)
