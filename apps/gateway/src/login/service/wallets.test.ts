import { randomBytes } from 'node:crypto'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCleanups } from '../../foundation/createCleanups.js'
import { createTestWallet, type LoginGateway, startLoginGateway } from './login.fixtures.js'

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
  await device.login(email)
  gateway.clock.ms += minute
  return { device, email }
}

const randomKey = () => randomBytes(32).toString('base64url')

test('default: returns the share with a nonce, which is used once', async () => {
  const { device } = await login()
  const wallet = createTestWallet()
  await wallet.store(device)
  const first = await device.request('wallet/share', {})
  expect([first.status, first.field]).toEqual([401, 'use_dpop_nonce'])
  const nonce = first.headers.get('dpop-nonce') ?? ''
  expect(first.headers.get('access-control-expose-headers')).toContain('dpop-nonce')
  const { body, headers } = await device.request('wallet/share', {}, { nonce })
  expect(body).toEqual({ share: wallet.share })
  expect(headers.get('cache-control')).toBe('no-store')
  expect((await device.request('wallet/share', {}, { nonce })).field).toBe('use_dpop_nonce')
})

test('behavior: each response to a valid proof has a nonce, so that the next share is one request', async () => {
  const { device } = await login()
  await createTestWallet().store(device)
  const answers = [
    await device.request('wallet/read', {}),
    await device.request('devices/revoke', { id: 'x'.repeat(20) }),
    await device.refresh(),
    await device.request('token', { refreshToken: 'unknown' }),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 404, 200, 401])
  const nonces = answers.map(({ headers }) => headers.get('dpop-nonce') ?? '')
  for (const nonce of nonces) expect((await device.request('wallet/share', {}, { nonce })).status).toBe(200)
  const unproven = await device.request('wallet/read', {}, { proof: 'none' })
  expect([unproven.field, unproven.headers.get('dpop-nonce')]).toEqual(['invalid_dpop', null])
})

test('error: a nonce of another device, an expired one, and a made-up one are refused', async () => {
  const { device } = await login()
  const { device: other } = await login()
  await createTestWallet().store(device)
  const getNonce = async (of: typeof device) =>
    (await of.request('wallet/share', {})).headers.get('dpop-nonce') ?? ''
  const foreign = await getNonce(other)
  expect((await device.request('wallet/share', {}, { nonce: foreign })).field).toBe('use_dpop_nonce')
  const expired = await getNonce(device)
  gateway.clock.ms += 10 * minute
  await device.refresh()
  const changed = `${(gateway.clock.ms + minute).toString(36)}${expired.slice(expired.indexOf('.'))}`
  for (const nonce of [expired, changed, 'nonce', ''])
    expect((await device.request('wallet/share', {}, { nonce })).field).toBe('use_dpop_nonce')
  const nonce = await getNonce(device)
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => device.request('wallet/share', {}, { nonce })),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
})

test('error: a device can read its share 30 times a minute, and 500 times a day', async () => {
  const { device } = await login()
  await createTestWallet().store(device)
  const answers: unknown[] = []
  for (let read = 0; read < 31; read += 1)
    answers.push((await device.requestWithNonce('wallet/share', {})).status)
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 200))
  expect(answers[30]).toBe(429)
  const refused = await device.requestWithNonce('wallet/share', {})
  expect([refused.field, refused.headers.get('retry-after')]).toEqual(['limit', '60'])
  gateway.clock.ms += minute
  expect((await device.requestWithNonce('wallet/share', {})).status).toBe(200)
})

test('behavior: a wallet can be created again until it is active', async () => {
  const { device } = await login()
  const [first, second] = [createTestWallet(), createTestWallet()]
  const create = async ({ addresses, share, sign }: typeof first, of = device) =>
    of.request('wallet/create', {
      addresses,
      check: 'AAAAAA',
      share,
      envelopes: [],
      signature: await sign({ type: 'createWallet', addresses, share }, of.jkt),
    })
  expect((await create(first)).status).toBe(200)
  expect((await device.request('wallet/read', {})).body.wallet).toMatchObject({
    addresses: first.addresses,
    isActive: false,
    hasShare: true,
  })
  expect((await create(second)).status).toBe(200)
  expect((await device.request('wallet/activate', {})).body).toEqual({})
  expect((await device.request('wallet/activate', {})).body).toEqual({})
  const again = await create(first)
  expect([again.status, again.field]).toEqual([409, 'wallet_exists'])
  expect((await device.requestWithNonce('wallet/share', {})).body.share).toBe(second.share)
})

test('error: a device whose wallet another device has replaced cannot activate it', async () => {
  const { device, email } = await login()
  const { device: other } = await login(email)
  const [first, second] = [createTestWallet(), createTestWallet()]
  for (const [wallet, of] of [[first, device] as const, [second, other] as const]) {
    const { addresses, share } = wallet
    const signature = await wallet.sign({ type: 'createWallet', addresses, share }, of.jkt)
    await of.request('wallet/create', { addresses, check: 'AAAAAA', share, envelopes: [], signature })
  }
  expect((await device.request('wallet/activate', {})).status).toBe(404)
  expect((await device.request('wallet/read', {})).body.wallet).toMatchObject({ isActive: false })
  expect((await other.request('wallet/activate', {})).status).toBe(200)
})

test('error: refuses signatures of another key, device or content', async () => {
  const { device } = await login()
  const other = await gateway.createDevice()
  const wallet = createTestWallet()
  const { addresses, share, sign } = wallet
  const action = { type: 'createWallet', addresses, share } as const
  const create = (signature: string, changes = {}) =>
    device.request('wallet/create', {
      addresses,
      check: 'AAAAAA',
      share,
      envelopes: [],
      signature,
      ...changes,
    })
  const valid = await sign(action, device.jkt)
  const refusals = [
    await create(await createTestWallet().sign(action, device.jkt)),
    await create(await sign(action, other.jkt)),
    await create(valid, { share: randomKey() }),
    await create(valid, {
      addresses: { ...addresses, solana: addresses.eip155.replace(/0/g, '1').slice(0, 40) },
    }),
    await create(valid, { addresses: createTestWallet().addresses }),
    await create(`0x${'0'.repeat(130)}`),
  ]
  expect(refusals.map(({ status, field }) => [status, field])).toEqual(refusals.map(() => [403, 'signature']))
  expect((await device.request('wallet/read', {})).body).toEqual({ wallet: null })
  await wallet.store(device)
  const forged = privateKeyToAccount(generatePrivateKey())
  const signature = await forged.signMessage({ message: 'x' })
  const envelope = { type: 'passkey', blob: 'AAAA' } as const
  const answers = [
    await device.request('wallet/share/put', { share, signature }),
    await device.request('wallet/envelope/put', { envelope, signature }),
    await device.request('wallet/envelope/remove', { type: 'managed', signature }),
    // The signature of another action.
    await device.request('wallet/share/put', { share, signature: valid }),
  ]
  expect(answers.map(({ field }) => field)).toEqual(answers.map(() => 'signature'))
  expect((await device.requestWithNonce('wallet/share', {})).body.share).toBe(share)
})

test('behavior: stores the share of another device, and mails a notice once', async () => {
  const { device, email } = await login()
  const wallet = createTestWallet()
  await wallet.store(device)
  const { device: second } = await login(email)
  expect((await second.request('wallet/read', {})).body.wallet).toMatchObject({ hasShare: false })
  expect((await second.requestWithNonce('wallet/share', {})).status).toBe(404)
  const notices = () =>
    gateway.mails.filter(
      ({ recipients, email: { subject } }) =>
        recipients.includes(email) && subject === 'Your wallet is available on a new device',
    )
  expect(notices()).toHaveLength(0)
  const [share, newer] = [randomKey(), randomKey()]
  expect((await wallet.putShare(second, share)).body).toEqual({})
  expect(notices()).toHaveLength(1)
  expect(notices()[0]?.email.text).toContain('in https://app.example.com')
  expect((await wallet.putShare(second, newer)).status).toBe(200)
  expect(notices()).toHaveLength(1)
  expect((await second.requestWithNonce('wallet/share', {})).body.share).toBe(newer)
  expect((await device.requestWithNonce('wallet/share', {})).body.share).toBe(wallet.share)
})

test('behavior: replaces and removes envelopes', async () => {
  const { device } = await login()
  const wallet = createTestWallet()
  await wallet.store(device)
  for (const blob of ['BBBB', 'CCCC']) {
    const envelope = { type: 'password', blob, parameters: { salt: 'AAAA', memory: 65_536 } } as const
    const signature = await wallet.sign({ type: 'putEnvelope', envelope }, device.jkt)
    expect((await device.request('wallet/envelope/put', { envelope, signature })).body).toEqual({})
  }
  const signature = await wallet.sign({ type: 'removeEnvelope', envelopeType: 'managed' }, device.jkt)
  await device.request('wallet/envelope/remove', { type: 'managed', signature })
  expect((await device.request('wallet/read', {})).body.wallet?.envelopes).toEqual([
    { type: 'password', blob: 'CCCC', parameters: { salt: 'AAAA', memory: 65_536 } },
  ])
})

test('error: shares and envelopes need an active wallet', async () => {
  const { device } = await login()
  expect((await createTestWallet().putShare(device)).status).toBe(404)
  expect((await device.request('wallet/activate', {})).status).toBe(404)
  expect((await device.requestWithNonce('wallet/share', {})).status).toBe(404)
})
