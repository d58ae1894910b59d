import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { gatewaySchema } from '../../database/gatewaySchema.js'
import { openEmbedded } from '../../database/openEmbedded.js'
import { createOlderSchema } from '../../testing/olderSchema.fixtures.js'
import { createTemporaryFolder } from '../../testing/program.fixtures.js'
import { sweepSignIn } from './openSignIn.js'
import {
  origin,
  otherAccount,
  otherOrigin,
  owner,
  type RequestOverrides,
  type SignInGateway,
  startMs,
  startSignInGateway,
  writeKey,
} from './signIn.fixtures.js'
import { signInNonces, signInProfiles, signInSessions } from './tables.js'

const stops: (() => void | Promise<void>)[] = []
let gateway: SignInGateway

beforeAll(async () => {
  gateway = await startSignInGateway({}, (stop) => stops.unshift(stop))
}, 180_000)

beforeEach(() => {
  gateway.clock.ms = startMs
})

afterAll(async () => {
  for (const stop of stops) await stop()
})

const ended = { status: 401, field: 'session_expired' }

test('default: a refresh token is exchanged for new tokens', async () => {
  const first = await gateway.signIn()
  gateway.clock.ms += 700_000
  expect(await gateway.me(first.token)).toMatchObject(ended)
  const { status, body: second } = await gateway.refresh(first.refreshToken)
  expect(status).toBe(200)
  expect(second.refreshToken).not.toBe(first.refreshToken)
  expect(await gateway.me(second.token)).toMatchObject({
    status: 200,
    body: { aud: origin, address: owner.address, exp: (startMs + 700_000) / 1_000 + 600 },
  })
})

test('error: a reused refresh token ends the session', async () => {
  const first = await gateway.signIn()
  const { body: second } = await gateway.refresh(first.refreshToken)
  gateway.clock.ms += 30_000
  expect(await gateway.refresh(first.refreshToken)).toMatchObject(ended)
  expect(await gateway.refresh(second.refreshToken)).toMatchObject(ended)
  expect(await gateway.me(second.token)).toMatchObject(ended)
})

test('behavior: the previous refresh token is accepted once in 30 s, because its response may be lost', async () => {
  const { refreshToken } = await gateway.signIn()
  const { body: lost } = await gateway.refresh(refreshToken)
  gateway.clock.ms += 29_999
  const { status, body } = await gateway.refresh(refreshToken)
  expect(status).toBe(200)
  expect((await gateway.me(body.token)).status).toBe(200)
  expect(await gateway.refresh(lost.refreshToken)).toMatchObject(ended)
  expect(await gateway.me(body.token)).toMatchObject(ended)
})

test('error: the previous refresh token, after its successor was used', async () => {
  const { refreshToken } = await gateway.signIn()
  const { body: second } = await gateway.refresh(refreshToken)
  const { body: third } = await gateway.refresh(second.refreshToken)
  expect(await gateway.refresh(refreshToken)).toMatchObject(ended)
  expect(await gateway.me(third.token)).toMatchObject(ended)
})

test('behavior: parallel exchanges of one token leave at most one family', async () => {
  const { refreshToken } = await gateway.signIn()
  const answers = await Promise.all(Array.from({ length: 6 }, () => gateway.refresh(refreshToken)))
  expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
  for (const { body, status } of answers)
    if (status === 200) expect(await gateway.me(body.token)).toMatchObject(ended)
})

test('behavior: the end of one session does not end another', async () => {
  const [one, two] = [await gateway.signIn(), await gateway.signIn()]
  expect(await gateway.call('POST', 'sign-out', { token: one.token })).toMatchObject({
    status: 200,
    body: { signedOut: true },
  })
  expect(await gateway.me(one.token)).toMatchObject(ended)
  expect(await gateway.refresh(one.refreshToken)).toMatchObject(ended)
  expect(
    await gateway.call('PUT', 'account-metadata', { token: one.token, body: { metadata: {} } }),
  ).toMatchObject(ended)
  expect(await gateway.call('POST', 'sign-out', { token: one.token })).toMatchObject(ended)
  expect((await gateway.me(two.token)).status).toBe(200)
})

test('behavior: an expired token signs out', async () => {
  const { token, refreshToken } = await gateway.signIn()
  gateway.clock.ms += 86_400_000
  expect((await gateway.call('POST', 'sign-out', { token })).status).toBe(200)
  expect(await gateway.refresh(refreshToken)).toMatchObject(ended)
})

test('behavior: a session ends after seven days, also if it was refreshed', async () => {
  const first = await gateway.signIn()
  gateway.clock.ms += 6 * 86_400_000
  const { body: second } = await gateway.refresh(first.refreshToken)
  gateway.clock.ms += 86_400_000
  expect(await gateway.refresh(second.refreshToken)).toMatchObject(ended)
})

test('behavior: the 51st session of an account ends the first', async () => {
  const first = await gateway.signIn({}, otherAccount)
  gateway.clock.ms += 1
  const second = await gateway.signIn({}, otherAccount)
  for (let count = 0; count < 49; count += 1) {
    gateway.clock.ms += 1
    await gateway.signIn({}, otherAccount)
  }
  expect(await gateway.me(first.token)).toMatchObject(ended)
  expect((await gateway.me(second.token)).status).toBe(200)
}, 180_000)

test.each<[string, (token: string) => RequestOverrides | Promise<RequestOverrides>, number]>([
  ['no token', () => ({ token: null }), 401],
  ['a malformed token', () => ({ token: 'token' }), 401],
  ['a changed signature', (token) => ({ token: `${token.slice(0, -6)}AAAAAA` }), 401],
  ['changed claims', (token) => ({ token: changeClaims(token) }), 401],
  ['the token of a nonce', async () => ({ token: (await gateway.getNonce()).token }), 401],
  ['another project', () => ({ projectId: 'q' }), 401],
  ['another origin of the project', () => ({ origin: otherOrigin }), 403],
  ['an origin that the project does not list', () => ({ origin: 'https://evil.example.net' }), 403],
])('error: a session with %s', async (_name, change, status) => {
  const { token } = await gateway.signIn()
  const overrides = { token, ...(await change(token)) }
  const body = { metadata: { name: 'Mallory' } }
  expect((await gateway.call('GET', 'me', overrides)).status).toBe(status)
  expect((await gateway.call('PUT', 'account-metadata', { ...overrides, body })).status).toBe(status)
  expect((await gateway.call('POST', 'sign-out', overrides)).status).toBe(status)
  expect((await gateway.me(token)).status).toBe(200)
})

test.each<[string, RequestOverrides, number]>([
  ['another project', { projectId: 'q' }, 401],
  ['another origin of the project', { origin: otherOrigin }, 403],
  ['an origin that the project does not list', { origin: 'https://evil.example.net' }, 403],
  ['no JSON', { text: '{' }, 400],
  ['a token of another type', { body: { refreshToken: 1 } }, 400],
  ['an unknown token', { body: { refreshToken: 'a.b' } }, 401],
])('error: an exchange with %s does not end the session', async (_name, overrides, status) => {
  const { refreshToken } = await gateway.signIn()
  expect((await gateway.refresh(refreshToken, overrides)).status).toBe(status)
  expect((await gateway.refresh(refreshToken)).status).toBe(200)
})

test('behavior: a server, which sends no origin, can read the session', async () => {
  const { token } = await gateway.signIn()
  expect(await gateway.me(token, { origin: null })).toMatchObject({ status: 200, body: { aud: origin } })
})

test('default: the metadata of an account outlives its sessions', async () => {
  const { token } = await gateway.signIn()
  const put = await gateway.call('PUT', 'account-metadata', { token, body: { metadata: { name: 'Alice' } } })
  expect(put).toMatchObject({ status: 200, body: { metadata: { name: 'Alice' } } })
  await gateway.call('POST', 'sign-out', { token })
  const again = await gateway.signIn()
  const { appKitAccount, profileUuid } = await gateway.readMe(again.token)
  expect(appKitAccount).toEqual({ uuid: profileUuid, metadata: { name: 'Alice' } })
  expect((await gateway.me(again.token)).body).not.toHaveProperty('appKitAccount')
})

test('behavior: the metadata is that of an account, on its chain, in its project', async () => {
  const { token } = await gateway.signIn()
  await gateway.call('PUT', 'account-metadata', { token, body: { metadata: { name: 'Alice' } } })
  const fresh = await startSignInGateway()
  const others = [
    [gateway, await gateway.signIn({ chainId: 'eip155:10' }), 'p'],
    [gateway, await gateway.signIn({}, owner, { projectId: 'q' }), 'q'],
    [fresh, await fresh.signIn(), 'p'],
  ] as const
  for (const [server, { token }, projectId] of others) {
    const { body } = await server.call('GET', 'me?includeAppKitAccount=true', { token, projectId })
    expect(body.appKitAccount.metadata).toBeNull()
  }
})

const sized = (bytes: number) => ({ metadata: { a: 'x'.repeat(bytes - '{"a":""}'.length) } })

test.each<[string, RequestOverrides, number]>([
  ['the maximum size', { body: sized(4_096) }, 200],
  ['one byte more', { body: sized(4_097) }, 400],
  ['characters of several bytes', { body: { metadata: { a: '€'.repeat(1_400) } } }, 400],
  ['a body that is too large', { body: sized(20_000) }, 413],
  ['a list', { body: { metadata: [] } }, 400],
  ['a text', { body: { metadata: 'Alice' } }, 400],
  ['null', { body: { metadata: null } }, 400],
  ['none', { body: {} }, 400],
  ['no JSON', { text: '{"metadata":' }, 400],
  ['an empty object', { body: { metadata: {} } }, 200],
  ['a null character', { body: { metadata: { a: '\0' } } }, 200],
])('behavior: metadata with %s', async (_name, overrides, status) => {
  const { token } = await gateway.signIn()
  expect((await gateway.call('PUT', 'account-metadata', { token, ...overrides })).status).toBe(status)
})

test('behavior: sessions survive a restart, and the version before has none', async () => {
  const dataDir = createTemporaryFolder()
  const older = await openEmbedded(
    dataDir,
    0,
    () => {},
    createOlderSchema(gatewaySchema, '0014_email_reverts'),
  )
  await older.close()
  const signInKeyFile = writeKey()
  const first = await startSignInGateway({ dataDir, signInKeyFile, minFreeBytes: 0 })
  const prepared = await first.prepare()
  const { body: tokens } = await first.authenticate(prepared)
  await first.stop()
  const second = await startSignInGateway({ dataDir, signInKeyFile, minFreeBytes: 0 })
  expect((await second.me(tokens.token)).status).toBe(200)
  expect(await second.authenticate(prepared)).toMatchObject({ status: 401, field: 'invalidNonce' })
  expect((await second.refresh(tokens.refreshToken)).status).toBe(200)
}, 180_000)

test('behavior: expired nonces and sessions are deleted, and profiles are not', async () => {
  const database = await openEmbedded(undefined, 0, () => {}, gatewaySchema)
  onTestFinished(database.close)
  const { db } = database
  await db.insert(signInProfiles).values({ id: 'profile', projectId: 'p', account: 'a', metadata: null })
  for (const [id, expiresAt] of [
    ['old', 1_000],
    ['new', 1_001],
  ] as const) {
    await db.insert(signInNonces).values({ nonce: id, expiresAt })
    await db.insert(signInSessions).values({
      ...{ id, profileId: 'profile', origin, uri: origin, nonce: id, refreshHash: id },
      ...{ rotatedAt: 0, expiresAt },
    })
  }
  await sweepSignIn(database, 1_000)
  expect(await db.select({ nonce: signInNonces.nonce }).from(signInNonces)).toEqual([{ nonce: 'new' }])
  expect(await db.select({ id: signInSessions.id }).from(signInSessions)).toEqual([{ id: 'new' }])
  expect(await db.select({ id: signInProfiles.id }).from(signInProfiles)).toEqual([{ id: 'profile' }])
}, 180_000)

/** Replaces the id of the session in a token, without its signature. */
function changeClaims(token: string): string {
  const [header, payload = '', signature] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const changed = Buffer.from(JSON.stringify({ ...claims, sub: 'eip155:1:0x0' })).toString('base64url')
  return [header, changed, signature].join('.')
}
