import { afterAll, beforeAll, expect, test } from 'vitest'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createAccounts } from './createAccounts.js'
import { createEmailReverts } from './createEmailReverts.js'
import { createFlows } from './createFlows.js'
import { createPasskeyStore } from './createPasskeyStore.js'
import { createTestWallet, type LoginDevice, type LoginGateway, startLoginGateway } from './login.fixtures.js'
import { sweepLogin } from './sweepLogin.js'
import { emailReverts, flows } from './tables.js'

const minute = 60_000
const day = 86_400_000
const cleanups = createCleanups((error) => {
  throw error
})
let gateway: LoginGateway
let users = 0

beforeAll(async () => {
  gateway = await startLoginGateway({}, cleanups.add)
  // The database starts with its first statement.
  await login(createEmail())
}, 180_000)
afterAll(() => cleanups.run())

const createEmail = () => `revert${++users}@example.org`

async function login(email: string) {
  const device = await gateway.createDevice()
  await device.login(email)
  gateway.clock.ms += minute
  return device
}

/** Starts a change, and enters the code of the current address. */
async function startChange(device: LoginDevice, from: string, to: string) {
  const { flowId } = (await device.request('email/change', { email: to })).body
  await device.request('email/change/primary', { flowId, code: gateway.getCode(from) })
  return { flowId, code: gateway.getCode(to) }
}

/** Changes the address of a user, and returns the token of the mail to the former one. */
async function change(device: LoginDevice, from: string, to: string): Promise<string> {
  const answer = await device.request('email/change/secondary', await startChange(device, from, to))
  expect(answer.body).toEqual({ email: to })
  gateway.clock.ms += minute
  return getToken(from)
}

const getMail = (email: string) =>
  gateway.mails.filter(({ recipients }) => recipients.includes(email)).at(-1)?.email
function getToken(email: string): string {
  const url = /https?:\S+\/login\/email\/revert\?token=\S+/.exec(getMail(email)?.text ?? '')?.[0] ?? ''
  return new URL(url).searchParams.get('token') ?? ''
}

const open = (token: string) => fetch(`${gateway.url}/login/email/revert?token=${token}`)
const revert = (token: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${gateway.url}/login/email/revert`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ token }),
  })

test('default: restores the former address, and logs out all devices', async () => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const [device, other] = [await login(email), await login(email)]
  const wallet = createTestWallet()
  await wallet.store(device)
  const token = await change(device, email, newEmail)
  expect(getMail(email)?.subject).toBe('The e-mail address of your wallet was changed')
  const page = await revert(token)
  expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('was restored')])
  for (const one of [device, other]) {
    expect((await one.request('devices/list', {})).field).toBe('session_expired')
    expect((await one.refresh()).field).toBe('session_expired')
  }
  expect(getMail(newEmail)?.subject).toBe('The change of the e-mail address of your wallet was reverted')
  const again = await device.login(email)
  expect(again.user.email).toBe(email)
  expect((await device.requestWithNonce('wallet/share', {})).body).toEqual({ share: wallet.share })
  const newcomer = await login(newEmail)
  expect((await newcomer.request('wallet/read', {})).body).toEqual({ wallet: null })
})

test('behavior: opening the link any number of times restores nothing', async () => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const device = await login(email)
  const token = await change(device, email, newEmail)
  for (const method of ['GET', 'HEAD', 'GET'])
    await fetch(`${gateway.url}/login/email/revert?token=${token}`, { method })
  expect((await device.refresh()).body.user.email).toBe(newEmail)
  const page = await open(token)
  const html = await page.text()
  expect([page.status, html]).toEqual([200, expect.stringContaining('r•••@example.org')])
  for (const address of [email, newEmail]) expect(html).not.toContain(address)
  expect(html).not.toMatch(/<script|<img|<link|http-equiv/)
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'; frame-ancestors 'none'/,
  )
  expect(Object.fromEntries(page.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-frame-options': 'DENY',
    'access-control-allow-origin': gateway.url,
  })
})

test.each([
  { origin: 'https://mallory.example.net' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site', origin: 'null' },
])('error: the form of another site with %j restores nothing', async (headers) => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const device = await login(email)
  const token = await change(device, email, newEmail)
  expect((await revert(token, headers)).status).toBe(403)
  expect((await device.refresh()).body.user.email).toBe(newEmail)
})

test('behavior: a link works once, also for concurrent requests', async () => {
  const email = createEmail()
  const device = await login(email)
  const token = await change(device, email, createEmail())
  const pages = await Promise.all(Array.from({ length: 5 }, () => revert(token)))
  expect(pages.map(({ status }) => status).sort()).toEqual([200, 410, 410, 410, 410])
  await device.login(email)
  expect((await revert(token)).status).toBe(410)
  expect((await device.refresh()).status).toBe(200)
})

test('behavior: unknown, wrong, used and expired links have the same page', async () => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const device = await login(email)
  const used = await change(device, email, newEmail)
  await revert(used)
  await device.login(email)
  gateway.clock.ms += minute
  const expired = await change(device, email, newEmail)
  gateway.clock.ms += 7 * day - minute - 1
  expect((await open(expired)).status).toBe(200)
  const [id = ''] = expired.split('.')
  const wrong = [`${id}.${'A'.repeat(43)}`, `${id}.`, id]
  const read = async (token: string) => {
    const pages = [await open(token), await revert(token)]
    return Promise.all(pages.map(async (page) => [page.status, await page.text()]))
  }
  const expected = await read('unknown')
  expect(expected[0]?.[0]).toBe(410)
  expect(expected[1]).toEqual(expected[0])
  for (const token of [...wrong, used, '', 'a.b.c']) expect(await read(token)).toEqual(expected)
  gateway.clock.ms += 1
  expect(await read(expired)).toEqual(expected)
})

test('behavior: reverting a change also undoes the later ones, whose links are not valid any more', async () => {
  const [first, second, third] = [createEmail(), createEmail(), createEmail()]
  const device = await login(first)
  const toFirst = await change(device, first, second)
  const toSecond = await change(device, second, third)
  expect((await revert(toFirst)).status).toBe(200)
  expect((await revert(toSecond)).status).toBe(410)
  expect((await device.login(first)).user.email).toBe(first)
})

test('behavior: reverting a change keeps the links of earlier ones', async () => {
  const [first, second, third] = [createEmail(), createEmail(), createEmail()]
  const device = await login(first)
  const toFirst = await change(device, first, second)
  const toSecond = await change(device, second, third)
  expect((await revert(toSecond)).status).toBe(200)
  expect((await device.login(second)).user.email).toBe(second)
  expect((await revert(toFirst)).status).toBe(200)
  gateway.clock.ms += minute
  expect((await device.login(first)).user.email).toBe(first)
})

test('behavior: ends a change that was started before', async () => {
  const [email, newEmail, next] = [createEmail(), createEmail(), createEmail()]
  const device = await login(email)
  const token = await change(device, email, newEmail)
  const started = await startChange(device, newEmail, next)
  await revert(token)
  await device.login(email)
  expect((await device.request('email/change/secondary', started)).field).toBe('flow_expired')
  expect((await device.refresh()).body.user.email).toBe(email)
})

test('error: another account cannot have the former address meanwhile', async () => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const device = await login(email)
  const token = await change(device, email, newEmail)
  const newcomer = await gateway.createDevice()
  const { flowId } = await newcomer.startLogin(email)
  const refused = await newcomer.request('email/verify', { flowId, code: gateway.getCode(email) })
  expect([refused.status, refused.field]).toEqual([409, 'email'])
  gateway.clock.ms += minute
  const otherEmail = createEmail()
  const other = await login(otherEmail)
  const changed = await other.request('email/change/secondary', await startChange(other, otherEmail, email))
  expect([changed.status, changed.field]).toEqual([409, 'email'])
  expect((await revert(token)).status).toBe(200)
}, 180_000)

test('behavior: the user can have the former address back with codes, and others after seven days', async () => {
  const [email, newEmail] = [createEmail(), createEmail()]
  const device = await login(email)
  const token = await change(device, email, newEmail)
  await change(device, newEmail, email)
  expect((await device.refresh()).body.user.email).toBe(email)
  await change(device, email, newEmail)
  gateway.clock.ms += 7 * day
  expect((await (await gateway.createDevice()).login(email)).user.email).toBe(email)
  expect((await revert(token)).status).toBe(410)
}, 180_000)

test('behavior: logs contain neither the token nor an address', async () => {
  const email = createEmail()
  const device = await login(email)
  const token = await change(device, email, createEmail())
  await open(token)
  await revert(token)
  const logs = gateway.logs.join('')
  for (const secret of [token, ...token.split('.'), email]) expect(logs).not.toContain(secret)
  expect(logs).toContain('login email/revert/confirm')
})

test('behavior: stores only a hash of the token, and deletes what has expired', async () => {
  const database = await openEmbedded(undefined)
  cleanups.add(database.close)
  const now = 1_800_000_000_000
  const accounts = createAccounts(database, () => now)
  const reverts = createEmailReverts(database, () => now)
  const userId = await accounts.findOrCreate('alice@example.org')
  const token = await reverts.create({ userId, email: 'old@example.org' })
  const [, secret = ''] = token.split('.')
  expect(secret).toMatch(/^[\w-]{43}$/)
  const rows = await database.db.select().from(emailReverts)
  expect(JSON.stringify(rows)).not.toContain(secret)
  expect(await reverts.find(token)).toEqual({ userId, email: 'old@example.org' })
  await sweepLogin(database, now + 7 * day - 1)
  expect(await database.db.select().from(emailReverts)).toHaveLength(1)
  await sweepLogin(database, now + 7 * day)
  expect(await database.db.select().from(emailReverts)).toHaveLength(0)
})

test('behavior: a passkey that was added after the change does not log in any more, an earlier one does', async () => {
  const database = await openEmbedded(undefined)
  cleanups.add(database.close)
  let now = 1_800_000_000_000
  const accounts = createAccounts(database, () => now)
  const reverts = createEmailReverts(database, () => now)
  const store = createPasskeyStore(database, () => now)
  for (const name of ['earlier', 'later']) {
    const userId = await accounts.findOrCreate(`${name}-new@example.org`)
    const passkey = { credentialId: name, userId, publicKey: 'AA', counter: 0 }
    if (name === 'earlier') await store.put(passkey)
    now += minute
    const token = await reverts.create({ userId, email: `${name}@example.org` })
    if (name === 'later') await store.put(passkey)
    expect(await reverts.revert(token)).toMatchObject({ userId })
    expect((await store.find(name))?.credentialId).toBe(name === 'earlier' ? name : undefined)
  }
}, 180_000)

test('error: an address that another account has is not restored, and the link stays valid', async () => {
  const database = await openEmbedded(undefined)
  cleanups.add(database.close)
  const now = () => 1_800_000_000_000
  const accounts = createAccounts(database, now)
  const reverts = createEmailReverts(database, now)
  const userId = await accounts.findOrCreate('new@example.org')
  const token = await reverts.create({ userId, email: 'old@example.org' })
  const other = await accounts.findOrCreate('old@example.org')
  const flow = { jkt: 'jkt', email: 'new@example.org', origin: 'https://app.example.com' } as const
  const started = createFlows(database, now)
  await started.create({ ...flow, kind: 'delete', state: 'verified', userId })
  await started.create({ ...flow, kind: 'delete', state: 'verified', userId: other })
  expect(await reverts.revert(token)).toBe('taken')
  expect(await database.db.select().from(flows)).toHaveLength(2)
  expect(await accounts.getEmail(userId)).toBe('new@example.org')
  await accounts.remove(other)
  expect(await reverts.revert(token)).toEqual({
    userId,
    email: 'old@example.org',
    replaced: 'new@example.org',
  })
  expect(await accounts.getEmail(userId)).toBe('old@example.org')
  expect(await database.db.select().from(flows)).toEqual([])
}, 180_000)
