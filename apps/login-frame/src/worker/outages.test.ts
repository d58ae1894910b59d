import 'fake-indexeddb/auto'
import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import type { Vault, VaultUser } from '../shared/vault/Vault.js'
import { createTestDevice, testApp } from './createTestDevice.fixtures.js'
import { createTestServices } from './createTestServices.fixtures.js'

const email = 'user@example.org'

async function expectSigns(vault: Vault, { addresses }: VaultUser) {
  const signature = await vault.sign({
    request: { type: 'evmMessage', message: Uint8Array.of(1) },
    address: addresses.eip155,
  })
  const [address, hex] = [addresses.eip155 as `0x${string}`, signature as `0x${string}`]
  expect(await verifyMessage({ address, message: { raw: Uint8Array.of(1) }, signature: hex })).toBe(true)
}

/** Logs in until the code has to be entered. */
async function createLogin({ hasWallet }: { readonly hasWallet: boolean }) {
  const services = createTestServices()
  const owner = hasWallet ? await createTestDevice(services).logIn(email) : undefined
  const device = createTestDevice(services)
  services.pass(31_000)
  await device.vault.startEmail({ email, app: testApp })
  services.confirmLink(email)
  await device.vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
  return { services, owner, device, code: services.readCode(email) }
}

async function countRequests(options: { readonly hasWallet: boolean }) {
  const { device, code } = await createLogin(options)
  const before = device.network.calls.length
  await device.vault.verifyCode({ code })
  return device.network.calls.length - before
}

describe.each([
  ['first login', { hasWallet: false }],
  ['recovery on a new device', { hasWallet: true }],
])('outage during the %s', (_, options) => {
  it.each([
    ['before', 'reload'],
    ['after', 'call'],
    ['after', 'reload'],
  ] as const)(
    'behavior: an outage %s any request is repaired by the next %s',
    async (phase, attempt) => {
      const count = await countRequests(options)
      expect(count).toBeGreaterThan(7)
      for (let index = 0; index < count; index++) {
        const { services, owner, device, code } = await createLogin(options)
        device.network.failFrom(index, phase)
        // The rotation of the recovery key does not stop the login.
        const failure = await device.vault.verifyCode({ code }).then(
          () => null,
          (error: unknown) => error,
        )
        if (failure) expect(failure).toMatchObject({ code: 'service_unavailable' })
        device.network.repair()
        const vault = attempt === 'call' ? device.vault : device.open()
        const user =
          attempt === 'call'
            ? await vault.verifyCode({ code }).catch(() => device.logIn(email, vault))
            : await device.logIn(email, vault)
        if (owner) expect(user).toEqual(owner)
        expect(await vault.restore()).toEqual(user)
        await expectSigns(vault, user)
        const other = createTestDevice(services)
        expect(await other.logIn(email)).toEqual(user)
      }
    },
    // Dozens of logins.
    120_000,
  )
})

/** Logs in until the provider has answered. */
async function createSocialLogin({ hasWallet }: { readonly hasWallet: boolean }) {
  const services = createTestServices()
  const owner = hasWallet ? await createTestDevice(services).logInSocial('account') : undefined
  const device = createTestDevice(services)
  const { uri } = await device.vault.startSocial({ provider: 'google', app: testApp })
  return { services, owner, device, uri: services.authorize(uri, 'account') }
}

describe.each([
  ['first social login', { hasWallet: false }],
  ['recovery by a social login', { hasWallet: true }],
])('outage during the %s', (_, options) => {
  it.each([
    ['before', 'call'],
    ['before', 'reload'],
    ['after', 'call'],
    ['after', 'reload'],
  ] as const)(
    'behavior: an outage %s any request is repaired by the next %s',
    async (phase, attempt) => {
      const counted = await createSocialLogin(options)
      const before = counted.device.network.calls.length
      await counted.device.vault.verifySocial({ uri: counted.uri })
      const count = counted.device.network.calls.length - before
      expect(count).toBeGreaterThan(8)
      for (let index = 0; index < count; index++) {
        const { services, owner, device, uri } = await createSocialLogin(options)
        device.network.failFrom(index, phase)
        const failure = await device.vault.verifySocial({ uri }).then(
          () => null,
          (error: unknown) => error,
        )
        if (failure) expect(failure).toMatchObject({ code: 'service_unavailable' })
        device.network.repair()
        const vault = attempt === 'call' ? device.vault : device.open()
        const repeated = await vault.verifySocial({ uri }).catch((error: unknown) => error)
        // What a service has accepted, but not answered, is used up.
        if (repeated instanceof Error)
          expect(repeated).toMatchObject({ code: expect.stringMatching(/^(flow_expired|proof_refused)$/) })
        if (failure && phase === 'before') expect(repeated).toMatchObject({ email: null })
        const user = repeated instanceof Error ? await device.logInSocial('account', { vault }) : repeated
        if (owner) expect(user).toEqual(owner)
        expect(await vault.restore()).toEqual(user)
        await expectSigns(vault, user as VaultUser)
        expect(await createTestDevice(services).logInSocial('account')).toEqual(user)
      }
    },
    // Dozens of logins.
    120_000,
  )
})

describe('rotation of the recovery key', () => {
  it.each(['before', 'after'] as const)(
    'behavior: an outage %s any request leaves the wallet recoverable, without this device',
    async (phase) => {
      const count = await countRequests({ hasWallet: true })
      // The last four requests replace the key.
      for (let index = count - 4; index < count; index++) {
        const { services, owner, device, code } = await createLogin({ hasWallet: true })
        device.network.failFrom(index, phase)
        expect(await device.vault.verifyCode({ code })).toEqual(owner)
        expect(await createTestDevice(services).logIn(email)).toEqual(owner)
      }
    },
  )
})

describe('reload', () => {
  it('behavior: between the creation of the wallet and its activation, the stored session completes it', async () => {
    const { device, code } = await createLogin({ hasWallet: false })
    const requests = await countRequests({ hasWallet: false })
    device.network.failFrom(requests - 1, 'before')
    await expect(device.vault.verifyCode({ code })).rejects.toMatchObject({ code: 'service_unavailable' })
    expect(device.network.calls.at(-1)).toBe('wallet/activate')
    device.network.repair()
    const vault = device.open()
    const user = await vault.restore()
    expect(user).toMatchObject({ email })
    expect(device.network.calls.filter((call) => call === 'wallet/create')).toHaveLength(1)
    if (user) await expectSigns(vault, user)
  })

  it('behavior: a short outage does not end the wait for the link, a long one does', async () => {
    const services = createTestServices()
    const { vault, network } = createTestDevice(services)
    await vault.startEmail({ email, app: testApp })
    network.failFrom(1, 'before', 4)
    const waiting = vault.waitForDevice({ signal: AbortSignal.timeout(5000) })
    await expect.poll(() => network.calls.length).toBeGreaterThan(8)
    services.confirmLink(email)
    await waiting
    await vault.verifyCode({ code: services.readCode(email) })
    const second = createTestDevice(services)
    services.pass(31_000)
    await second.vault.startEmail({ email, app: testApp })
    second.network.failFrom(0, 'before')
    await expect(second.vault.waitForDevice({ signal: AbortSignal.timeout(5000) })).rejects.toMatchObject({
      code: 'service_unavailable',
    })
  })
})
