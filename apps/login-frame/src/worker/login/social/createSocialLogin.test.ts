import 'fake-indexeddb/auto'
import { getIdentityNonce } from '@latchkit/login-api'
import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { sealResponse } from '../../../page/social/sealResponse.js'
import type { Vault, VaultUser } from '../../../shared/vault/Vault.js'
import { createTestDevice, testApp } from '../../createTestDevice.fixtures.js'
import { createTestServices } from '../../createTestServices.fixtures.js'

function createDevices() {
  const services = createTestServices()
  return { services, device: createTestDevice(services), other: createTestDevice(services) }
}

async function expectSigns(vault: Vault, { addresses }: VaultUser) {
  const address = addresses.eip155 as `0x${string}`
  const signature = await vault.sign({ request: { type: 'evmMessage', message: Uint8Array.of(1) }, address })
  const hex = signature as `0x${string}`
  expect(await verifyMessage({ address, message: { raw: Uint8Array.of(1) }, signature: hex })).toBe(true)
}

describe('login', () => {
  it.each(['google', 'github'])('default: %s', async (provider) => {
    const { services, device } = createDevices()
    const { vault } = device
    const { uri } = await vault.startSocial({ provider, app: testApp })
    const started = await device.storage.readSocialLogin()
    expect(new URL(uri).searchParams.get('nonce')).toBe(getIdentityNonce(started?.recipientKey ?? ''))
    const user = await vault.verifySocial({ uri: services.authorize(uri, 'account') })
    expect(user).toMatchObject({ email: null, userName: 'Name of account' })
    expect(await device.open().restore()).toEqual(user)
    expect(await device.storage.readSocialLogin()).toBeNull()
    expect(await vault.listEnvelopes()).toEqual(['managed'])
    await expectSigns(vault, user)
  })

  it('behavior: the next login on a device needs no recovery', async () => {
    const { device } = createDevices()
    const user = await device.logInSocial('account')
    await device.vault.signOut()
    expect(await device.open().restore()).toBeNull()
    const before = device.network.calls.length
    expect(await device.logInSocial('account')).toEqual(user)
    expect(device.network.calls.slice(before)).toEqual(['social/start', 'social/verify', 'wallet/read'])
    await expectSigns(device.open(), user)
  })

  it('behavior: recovers the wallet on another device, and replaces its recovery key', async () => {
    const { services, device, other } = createDevices()
    const user = await device.logInSocial('account')
    expect(await other.logInSocial('account')).toEqual(user)
    expect(other.network.calls.filter((call) => /keys|links/.test(call))).toEqual([
      'links/identity',
      'keys/release',
      'keys/recipient',
      'keys/put',
    ])
    await expectSigns(other.vault, user)
    expect(await createTestDevice(services).logInSocial('account')).toEqual(user)
  })

  it('behavior: a revoked device recovers the wallet with the same login', async () => {
    const { device, other } = createDevices()
    const user = await device.logInSocial('account')
    await other.logInSocial('account')
    const [revoked] = (await other.vault.listDevices()).filter(({ isCurrent }) => !isCurrent)
    await other.vault.revokeDevice({ id: revoked?.id ?? '' })
    expect(await device.vault.restore()).toBeNull()
    expect(await device.logInSocial('account')).toEqual(user)
    await expectSigns(device.open(), user)
  })

  it('behavior: accounts of providers and addresses are different users', async () => {
    const { device } = createDevices()
    const users = [
      await device.logInSocial('user@example.org'),
      await device.logInSocial('user@example.org', { provider: 'github' }),
      await device.logInSocial('other'),
      await device.logIn('user@example.org'),
    ]
    expect(new Set(users.map(({ id }) => id)).size).toBe(4)
    expect(new Set(users.map(({ addresses }) => addresses.eip155)).size).toBe(4)
    expect(await device.logInSocial('other')).toEqual(users[2])
    await expectSigns(device.open(), users[2] as VaultUser)
  })

  it('behavior: continues after a reload', async () => {
    const { services, device } = createDevices()
    const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
    const result = services.authorize(uri, 'account')
    const user = await device.open().verifySocial({ uri: result })
    expect(await device.open().restore()).toEqual(user)
  })

  it('behavior: a response that has passed through the app, after a reload', async () => {
    const { services, device, other } = createDevices()
    const { uri, key } = await device.vault.startSocial({ provider: 'google', app: testApp })
    const stored = JSON.stringify(await device.storage.readSocialLogin())
    expect([key.length, stored.includes(key)]).toEqual([43, false])
    const result = services.authorize(uri, 'account')
    const state = new URL(uri).searchParams.get('state') ?? ''
    const toSealed = async (given: string, sealedState = state) => {
      const sealed = (await sealResponse(result, sealedState, given)) ?? ''
      return `https://frame.example/callback?${new URLSearchParams({ state, sealed })}`
    }
    const before = device.network.calls.length
    // With the key of the login that another device has begun, or for another login.
    const attack = await other.vault.startSocial({ provider: 'google', app: testApp })
    for (const changed of [
      await toSealed(attack.key),
      await toSealed(key, 'other'),
      `${await toSealed(key)}A`,
    ])
      await expect(device.open().verifySocial({ uri: changed })).rejects.toMatchObject({
        code: 'flow_expired',
      })
    await expect(other.vault.verifySocial({ uri: await toSealed(key) })).rejects.toMatchObject({
      code: 'flow_expired',
    })
    expect(device.network.calls).toHaveLength(before)
    const user = await device.open().verifySocial({ uri: await toSealed(key) })
    expect(await device.open().restore()).toEqual(user)
  })

  it('behavior: two tabs log in at once', async () => {
    const { services, device } = createDevices()
    const tabs = [device.open(), device.open()]
    const uris = await Promise.all(tabs.map((tab) => tab.startSocial({ provider: 'google', app: testApp })))
    const users = []
    for (const [index, tab] of tabs.entries()) {
      users.push(await tab.verifySocial({ uri: services.authorize(uris[index]?.uri ?? '', 'account') }))
    }
    expect(users[1]).toEqual(users[0])
  })

  it('behavior: without the service, the name stays', async () => {
    const { device } = createDevices()
    const user = await device.logInSocial('account')
    device.network.failFrom(0, 'before')
    expect(await device.open().restore()).toEqual(user)
    device.network.repair()
    device.network.tamper('token', (body) =>
      JSON.parse(JSON.stringify(body).replace(/,"userName":"[^"]*"/, '')),
    )
    expect(await device.open().restore()).toEqual(user)
  })

  it('behavior: the user adds an address, without a code for an old one', async () => {
    const { services, device } = createDevices()
    const user = await device.logInSocial('account')
    const email = 'new@example.org'
    expect(await device.vault.startEmailChange({ email })).toEqual({ action: 'VERIFY_SECONDARY_OTP' })
    expect(await device.vault.verifySecondaryEmail({ code: services.readCode(email) })).toEqual({ email })
    expect(await device.vault.restore()).toEqual({ ...user, email })
    const before = device.network.calls.length
    expect(await device.logInSocial('account')).toEqual({ ...user, email })
    expect(device.network.calls.slice(before)).toEqual(['social/start', 'social/verify', 'wallet/read'])
  })
})

describe('response', () => {
  it('error: each address is redeemed once', async () => {
    const { services, device } = createDevices()
    const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
    const result = services.authorize(uri, 'account')
    await device.vault.verifySocial({ uri: result })
    const before = device.network.calls.length
    for (const vault of [device.vault, device.open()]) {
      await expect(vault.verifySocial({ uri: result })).rejects.toMatchObject({ code: 'flow_expired' })
    }
    expect(device.network.calls).toHaveLength(before)
  })

  it('error: the address of a login of another device, of an earlier one, or of none', async () => {
    const { services, device, other } = createDevices()
    const attack = await other.vault.startSocial({ provider: 'google', app: testApp })
    const earlier = await device.vault.startSocial({ provider: 'google', app: testApp })
    const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
    const before = device.network.calls.length
    const state = new URL(uri).searchParams.get('state') ?? ''
    const results = [
      services.authorize(attack.uri, 'attacker'),
      services.authorize(earlier.uri, 'account'),
      `https://frame.example/callback?code=code&state=${state}1`,
      `https://frame.example/callback?code=code&state=${state.slice(0, -1)}`,
    ]
    for (const result of results) {
      await expect(device.vault.verifySocial({ uri: result })).rejects.toMatchObject({ code: 'flow_expired' })
    }
    expect(device.network.calls).toHaveLength(before)
    expect(await device.vault.verifySocial({ uri: services.authorize(uri, 'account') })).toBeTruthy()
  })

  it.each([
    ['access_denied', 'declined'],
    ['server_error', 'provider_error'],
  ])('error: %s ends the login', async (error, code) => {
    const { services, device } = createDevices()
    const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
    const state = new URL(uri).searchParams.get('state') ?? ''
    const result = `https://frame.example/callback?error=${error}&state=${state}`
    await expect(device.vault.verifySocial({ uri: `${result}1` })).rejects.toMatchObject({
      code: 'flow_expired',
    })
    await expect(device.vault.verifySocial({ uri: result })).rejects.toMatchObject({ code })
    expect(await device.storage.readSocialLogin()).toBeNull()
    expect(device.network.calls).toEqual(['social/start'])
    await expect(
      device.vault.verifySocial({ uri: services.authorize(uri, 'account') }),
    ).rejects.toMatchObject({ code: 'flow_expired' })
  })

  it('error: a provider that the service does not have', async () => {
    const { device } = createDevices()
    await expect(device.vault.startSocial({ provider: 'x', app: testApp })).rejects.toMatchObject({
      code: 'provider_unknown',
    })
    expect(await device.storage.readSocialLogin()).toBeNull()
  })
})
