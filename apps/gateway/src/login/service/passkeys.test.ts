import type { LoginResponse } from '@latchkit/login-api'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type AuthenticatorOverrides, createAuthenticator } from '../../testing/createAuthenticator.js'
import {
  createTestWallet,
  type LoginDevice,
  type LoginGateway,
  loginApp,
  startLoginGateway,
} from './login.fixtures.js'

const stops: (() => void | Promise<void>)[] = []
let gateway: LoginGateway
let users = 0

beforeAll(async () => {
  gateway = await startLoginGateway({}, (stop) => stops.unshift(stop))
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Creates a user with a wallet and an authenticator. */
async function createUser() {
  users += 1
  const email = `user${users}@example.org`
  const device = await gateway.createDevice()
  const { user } = await device.login(email)
  const wallet = createTestWallet()
  await wallet.store(device)
  const authenticator = await createAuthenticator({ origin: gateway.frameOrigin })
  const userHandle = Buffer.from(user.id).toString('base64url')

  /** Sends the credential of an authenticator. */
  async function add(overrides: AuthenticatorOverrides = {}, from = authenticator) {
    const { flowId, challenge } = (await device.request('passkey/create/start', {})).body
    const credential = await from.create(challenge, overrides)
    const action = { type: 'addPasskey', credentialId: credential.id } as const
    const signature = await wallet.sign(action, device.jkt)
    return device.request('passkey/create', { flowId, credential, signature })
  }
  async function putEnvelope() {
    const envelope = { type: 'passkey', blob: 'AAAA' } as const
    const signature = await wallet.sign({ type: 'putEnvelope', envelope }, device.jkt)
    return device.request('wallet/envelope/put', { envelope, signature })
  }
  async function remove(by = wallet) {
    const signature = await by.sign({ type: 'removePasskey' }, device.jkt)
    return device.request('passkey/remove', { signature })
  }
  return { email, device, user, wallet, authenticator, userHandle, add, putEnvelope, remove }
}

type User = Awaited<ReturnType<typeof createUser>>

/** Logs in with a passkey. */
async function logIn({ authenticator, userHandle }: User, device: LoginDevice, overrides = {}) {
  const { flowId, challenge } = (await device.request('passkey/start', { app: loginApp })).body
  const credential = await authenticator.get(challenge, userHandle, overrides)
  return { flowId, credential, ...(await device.request('passkey/verify', { flowId, credential })) }
}

async function read(device: LoginDevice): Promise<LoginResponse<'wallet/read'>['wallet']> {
  return (await device.request('wallet/read', {})).body.wallet
}

describe('passkeys', () => {
  it('default: a passkey logs in on a new device, and registers it', async () => {
    const user = await createUser()
    expect(await user.add()).toMatchObject({ status: 200, body: {} })
    const device = await gateway.createDevice()
    const { status, body } = await logIn(user, device)
    expect({ status, user: body.user }).toEqual({ status: 200, user: user.user })
    device.useSession(body)
    expect(await read(device)).toMatchObject({ addresses: user.wallet.addresses, hasShare: false })
    expect((await device.request('devices/list', {})).body.devices).toHaveLength(2)
    expect((await device.request('wallet/share', {})).status).not.toBe(200)
    const mail = gateway.mails.at(-1)
    expect(mail?.recipients).toEqual([user.email])
    expect(mail?.email.subject).toBe('A passkey was added to your wallet')
  })

  it('behavior: the frame may be inside the app, with or without the name of the app', async () => {
    const user = await createUser()
    expect((await user.add({ topOrigin: loginApp.origin })).status).toBe(200)
    const device = await gateway.createDevice()
    expect((await logIn(user, device, { topOrigin: loginApp.origin })).status).toBe(200)
    expect((await logIn(user, device, { crossOrigin: true })).status).toBe(200)
  })

  it('behavior: an incomplete passkey is replaced, one with an envelope is not', async () => {
    const user = await createUser()
    await user.add()
    const other = await createAuthenticator({ origin: gateway.frameOrigin })
    expect((await user.add({}, other)).status).toBe(200)
    const device = await gateway.createDevice()
    expect(await logIn(user, device)).toMatchObject({ status: 400, field: 'passkey_refused' })
    expect((await logIn({ ...user, authenticator: other }, device)).status).toBe(200)
    await user.putEnvelope()
    expect(await user.add()).toMatchObject({ status: 409, field: 'passkey_exists' })
    expect((await logIn({ ...user, authenticator: other }, device)).status).toBe(200)
  })

  it('behavior: removing the passkey removes its envelope, and it does not log in', async () => {
    const user = await createUser()
    await user.add()
    await user.putEnvelope()
    expect(await user.remove(createTestWallet())).toMatchObject({ status: 403, field: 'signature' })
    expect((await user.remove()).status).toBe(200)
    expect((await read(user.device))?.envelopes.map(({ type }) => type)).toEqual(['managed'])
    const device = await gateway.createDevice()
    expect(await logIn(user, device)).toMatchObject({ status: 400, field: 'passkey_refused' })
  })

  it('error: the only envelope is not removed', async () => {
    const user = await createUser()
    await user.add()
    await user.putEnvelope()
    const action = { type: 'removeEnvelope', envelopeType: 'managed' } as const
    const signature = await user.wallet.sign(action, user.device.jkt)
    await user.device.request('wallet/envelope/remove', { type: 'managed', signature })
    expect(await user.remove()).toMatchObject({ status: 409, field: 'only_recovery' })
    expect((await logIn(user, await gateway.createDevice())).status).toBe(200)
  })

  it('behavior: the deletion of the account deletes the passkey', async () => {
    const user = await createUser()
    await user.add()
    gateway.clock.ms += 60_000
    const { flowId } = (await user.device.request('confirm/start', { purpose: 'delete' })).body
    await user.device.request('confirm/verify', { flowId, code: gateway.getCode(user.email) })
    expect((await user.device.request('account/delete', { flowId })).status).toBe(200)
    const refused = await logIn(user, await gateway.createDevice())
    expect(refused).toMatchObject({ status: 400, field: 'passkey_refused' })
  })
})

const forged: readonly (readonly [string, AuthenticatorOverrides])[] = [
  ['of another origin', { origin: 'https://phishing.example' }],
  ['of the app', { origin: loginApp.origin }],
  ['for another relying party', { rpId: 'phishing.example' }],
  ['without user verification', { isVerified: false }],
  ['inside another page', { topOrigin: 'https://phishing.example' }],
  [
    'inside another page, stated as not nested',
    { topOrigin: `${loginApp.origin}.example`, crossOrigin: false },
  ],
  ['of another type', { type: 'payment.get' }],
]

describe('attacks', () => {
  it.each([
    ...forged,
    ['with certificates', { format: 'packed' }] as const,
    ['with another id', { id: 'AAAA' }] as const,
  ])('error: a credential %s is not added', async (_name, overrides) => {
    const user = await createUser()
    expect(await user.add(overrides)).toMatchObject({ status: 400, field: 'passkey_refused' })
    expect((await user.device.request('passkey/create/start', {})).body.excludeIds).toEqual([])
  })

  it.each([
    ...forged,
    ['with an old counter', { counter: 1 }] as const,
    ['of another user', { userHandle: 'AAAA' }] as const,
  ])('error: an assertion %s does not log in', async (_name, overrides) => {
    const user = await createUser()
    await user.add()
    const device = await gateway.createDevice()
    expect(await logIn(user, device, overrides)).toMatchObject({ status: 400, field: 'passkey_refused' })
    expect((await logIn(user, device)).status).toBe(200)
  })

  it('error: a credential of another user, and an unknown one', async () => {
    const [user, other, unknown] = [await createUser(), await createUser(), await createUser()]
    await user.add()
    await other.add()
    const device = await gateway.createDevice()
    // Signed by a user's own key, with the id of the other one.
    const stolen = await logIn(user, device, { id: other.authenticator.id, userHandle: other.userHandle })
    expect(stolen).toMatchObject({ status: 400, field: 'passkey_refused' })
    expect(await logIn(unknown, device)).toMatchObject({ status: 400, field: 'passkey_refused' })
    expect(await unknown.add({}, other.authenticator)).toMatchObject({
      status: 400,
      field: 'passkey_refused',
    })
    expect((await logIn(other, device)).body.user).toEqual(other.user)
  })

  it('error: a challenge is valid once, for one device, and ten minutes', async () => {
    const user = await createUser()
    await user.add()
    const [device, other] = [await gateway.createDevice(), await gateway.createDevice()]
    const { flowId, credential, status } = await logIn(user, device)
    expect(status).toBe(200)
    const request = { flowId, credential }
    expect(await device.request('passkey/verify', request)).toMatchObject({ field: 'flow_expired' })
    const next = (await device.request('passkey/start', { app: loginApp })).body
    // The old signature in a new flow.
    const replayed = { flowId: next.flowId, credential }
    expect(await device.request('passkey/verify', replayed)).toMatchObject({ field: 'passkey_refused' })
    const third = (await device.request('passkey/start', { app: loginApp })).body
    const signed = await user.authenticator.get(third.challenge, user.userHandle)
    const thirdRequest = { flowId: third.flowId, credential: signed }
    expect(await other.request('passkey/verify', thirdRequest)).toMatchObject({ field: 'flow_expired' })
    gateway.clock.ms += 600_001
    expect(await device.request('passkey/verify', thirdRequest)).toMatchObject({ field: 'flow_expired' })
  })

  it('error: of parallel requests with one challenge, one logs in', async () => {
    const user = await createUser()
    await user.add()
    const device = await gateway.createDevice()
    const { flowId, challenge } = (await device.request('passkey/start', { app: loginApp })).body
    const credential = await user.authenticator.get(challenge, user.userHandle)
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => device.request('passkey/verify', { flowId, credential })),
    )
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  it('error: a flow of another kind, or a signature of another wallet, adds no passkey', async () => {
    const user = await createUser()
    const { flowId, challenge } = (await user.device.request('passkey/start', { app: loginApp })).body
    const credential = await user.authenticator.create(challenge)
    const action = { type: 'addPasskey', credentialId: credential.id } as const
    const signature = await user.wallet.sign(action, user.device.jkt)
    const request = { flowId, credential, signature }
    expect(await user.device.request('passkey/create', request)).toMatchObject({ field: 'flow_expired' })
    const started = (await user.device.request('passkey/create/start', {})).body
    const other = {
      flowId: started.flowId,
      credential: await user.authenticator.create(started.challenge),
      signature: await createTestWallet().sign(action, user.device.jkt),
    }
    expect(await user.device.request('passkey/create', other)).toMatchObject({ field: 'signature' })
    const email = await user.device.request('email/send', { flowId: started.flowId })
    expect(email.status).toBe(400)
  })

  it('error: an app that is not allowed, and the limit of new passkeys', async () => {
    const user = await createUser()
    const app = { ...loginApp, origin: 'https://phishing.example' }
    expect(await user.device.request('passkey/start', { app })).toMatchObject({ field: 'unknown_origin' })
    for (let count = 0; count < 10; count += 1) await user.device.request('passkey/create/start', {})
    const refused = await user.device.request('passkey/create/start', {})
    expect(refused).toMatchObject({ status: 429, field: 'limit' })
  })
})
