import { expect, test } from 'vitest'
import { createTestWallet, loginApp, startLoginGateway } from './login.fixtures.js'

const email = 'alice@example.org'
const minute = 60_000

test('default: a first login creates the user, the device and the wallet', async () => {
  const { createDevice, createDeviceProof, getCode, mails } = await startLoginGateway()
  const device = await createDevice()
  const started = await device.request('email/start', { email: 'Alice@Example.org', app: loginApp })
  expect(started.body).toEqual({ flowId: expect.any(String), action: 'VERIFY_DEVICE' })
  const { flowId } = started.body
  const deviceProof = await createDeviceProof(email, device.jkt)
  expect((await device.request('email/send', { flowId, deviceProof })).body).toEqual({ retryAfterMs: 30_000 })
  expect(mails[0]?.email.text).toContain('to log in to https://app.example.com')
  const session = await device.request('email/verify', { flowId, code: getCode(email) })
  expect(session.status).toBe(200)
  expect(session.body).toMatchObject({ expiresIn: 600, user: { email } })
  const token = session.body.accessToken
  expect((await device.request('wallet/read', {}, { token })).body).toEqual({ wallet: null })
})

test('behavior: a device that is known to the address needs no link', async () => {
  const { createDevice, getCode, clock } = await startLoginGateway()
  const device = await createDevice()
  const first = await device.login(email)
  const wallet = createTestWallet()
  const walletId = await wallet.store(device)
  clock.ms += minute
  const { body } = await device.request('email/start', { email, app: loginApp })
  expect(body.action).toBe('VERIFY_OTP')
  expect((await device.request('email/send', { flowId: body.flowId })).status).toBe(200)
  const again = await device.request('email/verify', { flowId: body.flowId, code: getCode(email) })
  expect(again.body.user).toEqual(first.user)
  const token = again.body.accessToken
  const { body: read } = await device.request('wallet/read', {}, { token })
  expect(read.wallet).toEqual({
    id: walletId,
    addresses: wallet.addresses,
    check: 'AAAAAA',
    isActive: true,
    hasShare: true,
    envelopes: [{ type: 'managed', blob: 'AAAA', parameters: { keyId: 'key-1', version: 1 } }],
  })
  expect((await device.request('wallet/read', {})).field).toBe('session_expired')
})
