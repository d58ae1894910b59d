import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createTestWallet, type LoginGateway, loginApp, startLoginGateway } from './login.fixtures.js'

const minute = 60_000
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
  gateway.clock.ms += minute
  return { device, email, user }
}

const getSubjects = (email: string) =>
  gateway.mails
    .filter(({ recipients }) => recipients.includes(email))
    .map(({ email: { subject } }) => subject)

test('default: deletes the account with its wallet, devices and sessions, after a code', async () => {
  const { device, email, user } = await login()
  await createTestWallet().store(device)
  const { flowId } = (await device.request('confirm/start', { purpose: 'delete' })).body
  expect((await device.request('account/delete', { flowId })).field).toBe('flow_expired')
  const code = gateway.getCode(email)
  expect((await device.request('confirm/verify', { flowId, code })).body).toEqual({})
  expect((await device.request('account/delete', { flowId })).body).toEqual({})
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
  expect(getSubjects(email).at(-1)).toBe('Your account was deleted')
  gateway.clock.ms += minute
  const again = await device.login(email)
  expect(again.user.id).not.toBe(user.id)
  expect((await device.request('wallet/read', {})).body).toEqual({ wallet: null })
})

test('error: a confirmation counts for its purpose, user and device only', async () => {
  const { device, email } = await login()
  const { device: other } = await login()
  const { flowId } = (await device.request('confirm/start', { purpose: 'export' })).body
  const code = gateway.getCode(email)
  expect((await other.request('confirm/verify', { flowId, code })).field).toBe('flow_expired')
  expect((await device.request('email/verify', { flowId, code })).field).toBe('flow_expired')
  expect((await device.request('email/change/primary', { flowId, code })).field).toBe('flow_expired')
  expect((await device.request('confirm/verify', { flowId, code })).body).toEqual({})
  expect((await device.request('confirm/verify', { flowId, code })).field).toBe('flow_expired')
  expect((await device.request('account/delete', { flowId })).field).toBe('flow_expired')
  expect((await device.request('email/send', { flowId })).field).toBe('flow_expired')
  expect((await device.request('wallet/read', {})).status).toBe(200)
})

test('error: a confirmation of another user of the same device is refused', async () => {
  const { device, email } = await login()
  const { flowId } = (await device.request('confirm/start', { purpose: 'delete' })).body
  const code = gateway.getCode(email)
  await device.login(createEmail())
  expect((await device.request('confirm/verify', { flowId, code })).field).toBe('flow_expired')
  expect((await device.request('account/delete', { flowId })).field).toBe('flow_expired')
  expect((await device.request('wallet/read', {})).status).toBe(200)
})

test('error: a confirmation must be used within its flow', async () => {
  const { device, email } = await login()
  const { flowId } = (await device.request('confirm/start', { purpose: 'delete' })).body
  await device.request('confirm/verify', { flowId, code: gateway.getCode(email) })
  gateway.clock.ms += 30 * minute
  await device.refresh()
  expect((await device.request('account/delete', { flowId })).field).toBe('flow_expired')
})

test('error: an export can be confirmed three times a day', async () => {
  const { device } = await login()
  const answers: unknown[] = []
  for (let count = 0; count < 4; count += 1) {
    answers.push((await device.request('confirm/start', { purpose: 'export' })).field)
    // Too early for another code, which does not count.
    if (count === 0)
      expect((await device.request('confirm/start', { purpose: 'export' })).field).toBe('retry_later')
    gateway.clock.ms += minute
  }
  expect(answers).toEqual([undefined, undefined, undefined, 'limit'])
})

test('behavior: a resent code of a confirmation needs no link', async () => {
  const { device, email } = await login()
  const { flowId } = (await device.request('confirm/start', { purpose: 'delete' })).body
  gateway.clock.ms += minute
  expect((await device.request('email/send', { flowId })).body).toEqual({ retryAfterMs: 30_000 })
  expect(getSubjects(email).at(-1)).toBe('Your code to delete your account')
  const code = gateway.getCode(email)
  expect((await device.request('confirm/verify', { flowId, code })).status).toBe(200)
})

test('behavior: changes the address with the codes of both', async () => {
  const { device, email, user } = await login()
  const newEmail = createEmail()
  const change = await device.request('email/change', { email: newEmail.toUpperCase() })
  expect(change.body).toMatchObject({ action: 'VERIFY_PRIMARY_OTP' })
  const { flowId } = change.body
  const early = await device.request('email/change/secondary', { flowId, code: gateway.getCode(email) })
  expect(early.field).toBe('flow_expired')
  expect(gateway.getCodes(newEmail)).toHaveLength(0)
  const code = gateway.getCode(email)
  expect((await device.request('email/change/primary', { flowId, code })).body).toEqual({})
  const wrong = await device.request('email/change/secondary', { flowId, code })
  if (code !== gateway.getCode(newEmail)) expect(wrong.field).toBe('code_wrong')
  const second = await device.request('email/change/secondary', { flowId, code: gateway.getCode(newEmail) })
  expect(second.body).toEqual({ email: newEmail })
  expect(getSubjects(email).at(-1)).toBe('The e-mail address of your wallet was changed')
  expect((await device.refresh()).body.user).toEqual({ id: user.id, email: newEmail })
  gateway.clock.ms += minute
  const [byOld, byNew] = [
    await device.request('email/start', { email, app: loginApp }),
    await device.request('email/start', { email: newEmail, app: loginApp }),
  ]
  expect([byOld.body.action, byNew.body.action]).toEqual(['VERIFY_DEVICE', 'VERIFY_OTP'])
})

test('error: an address of another account is refused only after its code', async () => {
  const { device, email } = await login()
  const { email: taken } = await login()
  expect((await device.request('email/change', { email })).field).toBe('email')
  const { flowId } = (await device.request('email/change', { email: taken })).body
  const code = gateway.getCode(email)
  expect((await device.request('email/change/primary', { flowId, code })).status).toBe(200)
  const last = await device.request('email/change/secondary', { flowId, code: gateway.getCode(taken) })
  expect([last.status, last.field]).toEqual([409, 'email'])
  expect((await device.refresh()).body.user.email).toBe(email)
})

test('behavior: logs contain neither addresses nor codes, tokens or shares', async () => {
  const { device, email } = await login()
  const wallet = createTestWallet()
  await wallet.store(device)
  await device.requestWithNonce('wallet/share', {})
  await device.request('email/verify', { flowId: 'x'.repeat(20), code: '123456' })
  await device.refresh()
  const { accessToken = '', refreshToken } = device.getTokens()
  const text = gateway.logs.join('')
  expect(text).toContain('login wallet/share')
  for (const secret of [email, gateway.getCode(email), accessToken, refreshToken, wallet.share, device.jkt])
    expect(text).not.toContain(secret)
  expect(text).not.toMatch(/@example\.org|eyJ/)
})

test('error: a mail server that refuses gets no address into the logs', async () => {
  const { createDevice, createDeviceProof, logs } = await startLoginGateway({
    settings: { mail: { url: 'smtp://127.0.0.1:1', from: 'login@example.com' } },
  })
  const device = await createDevice()
  const email = 'alice@example.org'
  const { body } = await device.request('email/start', { email, app: loginApp })
  const deviceProof = await createDeviceProof(email, device.jkt)
  const sent = await device.request('email/send', { flowId: body.flowId, deviceProof })
  expect([sent.status, sent.field]).toEqual([503, 'mail'])
  expect(logs.join('')).toContain('an e-mail was not sent')
  expect(logs.join('')).not.toContain('alice')
})
