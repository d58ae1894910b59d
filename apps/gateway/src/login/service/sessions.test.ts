import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createTestWallet, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const minute = 60_000
const day = 86_400_000
const cleanups = createCleanups((error) => {
  throw error
})
let gateway: LoginGateway
let users = 0

beforeAll(async () => {
  gateway = await startLoginGateway({}, cleanups.add)
})
afterAll(() => cleanups.run())

function createEmail(): string {
  users += 1
  return `user${users}@example.org`
}

async function login(email = createEmail()) {
  const device = await gateway.createDevice()
  const { user } = await device.login(email)
  return { device, email, user }
}

test('default: exchanges the refresh token for a new one', async () => {
  const { device, user } = await login()
  const first = device.getTokens()
  gateway.clock.ms += 20 * minute
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
  const { status, body } = await device.refresh()
  expect([status, body.user]).toEqual([200, user])
  expect(body.refreshToken).not.toBe(first.refreshToken)
  expect((await device.request('wallet/read', {})).status).toBe(200)
})

test('error: an access token expires after ten minutes', async () => {
  const { device } = await login()
  gateway.clock.ms += 10 * minute - 1_000
  expect((await device.request('wallet/read', {})).status).toBe(200)
  gateway.clock.ms += 1_000
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
})

test('error: a refresh token that was used before ends the session', async () => {
  const { device } = await login()
  const { refreshToken } = device.getTokens()
  await device.refresh()
  gateway.clock.ms += minute
  expect((await device.request('wallet/read', {})).status).toBe(200)
  expect((await device.request('token', { refreshToken })).field).toBe('session_expired')
  expect((await device.refresh()).field).toBe('session_expired')
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
})

test('behavior: parallel exchanges of one token end the session', async () => {
  const { device } = await login()
  const { refreshToken } = device.getTokens()
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => device.request('token', { refreshToken })),
  )
  const accepted = answers.filter(({ status }) => status === 200)
  // The second is taken for a repeated request whose response was lost.
  expect(accepted.length).toBeLessThanOrEqual(2)
  for (const { body } of accepted) {
    const exchanged = await device.request('token', { refreshToken: body.refreshToken })
    expect(exchanged.field).toBe('session_expired')
  }
})

test('behavior: after a lost response, the previous refresh token is accepted once more, for 30 s', async () => {
  const { device, user } = await login()
  const { refreshToken: first } = device.getTokens()
  const { body: lost } = await device.request('token', { refreshToken: first })
  gateway.clock.ms += 30_000 - 1
  const repeated = await device.refresh()
  expect([repeated.status, repeated.body.user]).toEqual([200, user])
  expect([first, lost.refreshToken]).not.toContain(repeated.body.refreshToken)
  expect((await device.request('wallet/read', {})).status).toBe(200)
  expect((await device.refresh()).status).toBe(200)
  // The lost one was replaced: only an attacker has it now.
  expect((await device.request('token', { refreshToken: lost.refreshToken })).field).toBe('session_expired')
  expect((await device.refresh()).field).toBe('session_expired')
})

test.each([
  ['a second time', 'repeated', 0],
  ['after 30 s', 'lost', 30_000],
  ['after the newer one was used', 'used', 0],
] as const)('error: a refresh token that is used again %s ends the session', async (_, state, elapsed) => {
  const { device } = await login()
  const { refreshToken } = device.getTokens()
  const exchange = (token: string) => device.request('token', { refreshToken: token })
  const { body: next } = await exchange(refreshToken)
  const { body: last } =
    state === 'repeated'
      ? await exchange(refreshToken)
      : state === 'used'
        ? await exchange(next.refreshToken)
        : { body: next }
  gateway.clock.ms += elapsed
  expect((await exchange(refreshToken)).field).toBe('session_expired')
  expect((await exchange(last.refreshToken)).field).toBe('session_expired')
})

test('error: another device cannot use the previous refresh token, and does not end the session', async () => {
  const { device } = await login()
  const other = await gateway.createDevice()
  const { refreshToken } = device.getTokens()
  await device.refresh()
  expect((await other.request('token', { refreshToken })).field).toBe('session_expired')
  expect((await device.refresh()).status).toBe(200)
})

test('error: a refresh token expires after 30 days without use, and is bound to the key', async () => {
  const { device } = await login()
  const other = await gateway.createDevice()
  const { refreshToken } = device.getTokens()
  expect((await other.request('token', { refreshToken })).field).toBe('session_expired')
  gateway.clock.ms += 30 * day - 1
  expect((await device.refresh()).status).toBe(200)
  gateway.clock.ms += 30 * day
  expect((await device.refresh()).field).toBe('session_expired')
})

test('error: refuses replayed proofs, and those of another key, URL or token', async () => {
  const { device } = await login()
  const { device: other } = await login()
  const { accessToken = '' } = device.getTokens()
  const url = `${gateway.url}/login/v1/wallet/read`
  const proof = await device.prove({ url, accessToken })
  expect((await device.request('wallet/read', {}, { proof })).status).toBe(200)
  expect((await device.request('wallet/read', {}, { proof })).field).toBe('invalid_dpop')
  const refusals = [
    ['session_expired', await other.prove({ url, accessToken })],
    ['invalid_dpop', await device.prove({ url: `${gateway.url}/login/v1/devices/list`, accessToken })],
    ['invalid_dpop', await device.prove({ url: url.replace('127.0.0.1', 'localhost'), accessToken })],
    ['invalid_dpop', await device.prove({ url })],
    ['invalid_dpop', await device.prove({ url, accessToken: other.getTokens().accessToken })],
  ] as const
  for (const [field, one] of refusals)
    expect((await device.request('wallet/read', {}, { proof: one })).field).toBe(field)
  expect((await device.request('wallet/read', {}, { token: undefined })).field).toBe('session_expired')
  const [head, , signature] = accessToken.split('.')
  const claims = Buffer.from(JSON.stringify({ sub: 'x', sid: 'x', cnf: { jkt: device.jkt } }))
  const forged = `${head}.${claims.toString('base64url')}.${signature}`
  expect((await device.request('wallet/read', {}, { token: forged })).field).toBe('session_expired')
})

test('behavior: sign-out ends the session, but the device stays known', async () => {
  const { device, email } = await login()
  expect((await device.request('sign-out', {})).body).toEqual({})
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
  expect((await device.refresh()).field).toBe('session_expired')
  expect((await device.request('email/start', { email, app: loginApp })).body.action).toBe('VERIFY_OTP')
})

test('behavior: lists devices, and revokes one with its share and its sessions', async () => {
  const { device, email } = await login()
  const wallet = createTestWallet()
  await wallet.store(device)
  gateway.clock.ms += minute
  const { device: second } = await login(email)
  await wallet.putShare(second)
  const { body } = await device.request('devices/list', {})
  expect(body.devices).toMatchObject([
    { origin: loginApp.origin, isCurrent: false },
    { origin: loginApp.origin, isCurrent: true },
  ])
  const { device: outsider } = await login()
  const id = body.devices[0]?.id ?? ''
  expect((await outsider.request('devices/revoke', { id })).status).toBe(404)
  expect((await second.request('wallet/read', {})).status).toBe(200)
  expect((await device.request('devices/revoke', { id })).body).toEqual({})
  expect((await second.request('wallet/read', {})).field).toBe('session_expired')
  expect((await second.refresh()).field).toBe('session_expired')
  expect((await second.request('email/start', { email, app: loginApp })).body.action).toBe('VERIFY_DEVICE')
  gateway.clock.ms += minute
  await second.login(email)
  expect((await second.request('wallet/read', {})).body.wallet).toMatchObject({ hasShare: false })
})

test('behavior: a device that is revoked after its code was sent must be confirmed again', async () => {
  const { device, email } = await login()
  gateway.clock.ms += minute
  const { device: second } = await login(email)
  gateway.clock.ms += minute
  const { body } = await second.request('email/start', { email, app: loginApp })
  const { flowId } = body
  expect((await second.request('email/send', { flowId })).status).toBe(200)
  const { devices } = (await device.request('devices/list', {})).body
  await device.request('devices/revoke', { id: devices.find(({ isCurrent }) => !isCurrent)?.id ?? '' })
  const code = gateway.getCode(email)
  expect((await second.request('email/verify', { flowId, code })).field).toBe('flow_expired')
})

test('behavior: parallel first logins of one address are one user', async () => {
  const email = 'twice@example.org'
  const devices = [await gateway.createDevice(), await gateway.createDevice()]
  const flows: { flowId: string; code: string }[] = []
  for (const device of devices) {
    const { flowId } = await device.startLogin(email)
    flows.push({ flowId, code: gateway.getCode(email) })
    gateway.clock.ms += minute
  }
  const answers = await Promise.all(
    devices.map((device, index) => device.request('email/verify', flows[index] ?? { flowId: '', code: '' })),
  )
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(answers[0]?.body.user).toEqual(answers[1]?.body.user)
})

test.each([
  ['email/start', { email: 'no address', app: loginApp }, 'email'],
  ['email/start', { email: `${'a'.repeat(330)}@example.org`, app: loginApp }, 'email'],
  ['email/verify', { flowId: 'x'.repeat(20), code: '12345' }, 'code'],
  ['token', {}, 'refreshToken'],
] as const)('error: %s refuses %j', async (endpoint, body, field) => {
  const device = await gateway.createDevice()
  const answer = await device.request(endpoint, body as never)
  expect([answer.status, answer.field]).toEqual([400, field])
  expect(JSON.stringify(answer.body)).not.toContain('no address')
})
