import 'fake-indexeddb/auto'
import { createAuthenticator } from '@latchkit/gateway/testing'
import { hkdf } from '@noble/hashes/hkdf.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { PasskeyUnlock, Vault, VaultUser } from '../shared/vault/Vault.js'
import { createTestDevice, testApp } from './createTestDevice.fixtures.js'
import type { TestServices } from './createTestServices.fixtures.js'
import { startTestServices } from './startTestServices.fixtures.js'

const stops: (() => Promise<void>)[] = []
let services: TestServices
let users = 0

beforeAll(async () => {
  services = await startTestServices((stop) => stops.unshift(stop))
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** Creates an authenticator with the PRF extension: a secret for each credential. */
async function createPasskey() {
  const authenticator = await createAuthenticator({ origin: 'https://frame.example' })
  const prfSecret = crypto.getRandomValues(new Uint8Array(32))
  const getKey = (salt: string) =>
    new Uint8Array(hkdf(sha256, prfSecret, new TextEncoder().encode(salt), undefined, 32))
  let userHandle = ''
  return {
    getKey,
    async add(vault: Vault) {
      const creation = await vault.startPasskeyCreation()
      userHandle = creation.userHandle
      const credential = await authenticator.create(creation.challenge)
      const key = getKey(creation.salt)
      await vault.createPasskey({ credential, key })
      return { creation, key }
    },
    async logIn(vault: Vault) {
      const { challenge } = await vault.startPasskey({ app: testApp })
      return vault.verifyPasskey({ credential: await authenticator.get(challenge, userHandle) })
    },
    unlock: (vault: Vault, { salt }: PasskeyUnlock) => vault.unlock({ key: getKey(salt) }),
    id: authenticator.id,
  }
}

async function start() {
  users += 1
  const email = `passkey${users}@example.org`
  const device = createTestDevice(services)
  const user = await device.logIn(email, device.vault)
  return { email, device, user, vault: device.vault, passkey: await createPasskey() }
}

async function expectSigns(vault: Vault, { addresses }: VaultUser) {
  const request = { type: 'evmMessage', message: Uint8Array.of(1) } as const
  expect(await vault.sign({ request, address: addresses.eip155 })).toMatch(/^0x[0-9a-f]{130}$/)
}

it('default: a passkey logs in and opens the wallet on a new device', async () => {
  const { email, vault, user, passkey } = await start()
  const { creation, key } = await passkey.add(vault)
  expect(creation).toMatchObject({ userName: email, excludeIds: [] })
  expect(key).toEqual(new Uint8Array(32))
  expect(await vault.listEnvelopes()).toEqual(['managed', 'passkey'])

  const other = createTestDevice(services)
  const login = await passkey.logIn(other.vault)
  expect(login).toEqual({ status: 'unlock', credentialId: passkey.id, salt: creation.salt })
  expect(await other.vault.restore()).toBeNull()
  if (login.status !== 'unlock') throw new Error('The wallet is open already.')
  const output = passkey.getKey(login.salt)
  expect(await other.vault.unlock({ key: output })).toEqual(user)
  expect(output).toEqual(new Uint8Array(32))
  await expectSigns(other.vault, user)
  expect(await other.open().restore()).toEqual(user)
  // The recovery service takes no part in it.
  expect(other.network.calls.filter((call) => call.startsWith('keys/') || call.startsWith('links/'))).toEqual(
    [],
  )

  await other.vault.signOut()
  expect(await passkey.logIn(other.vault)).toEqual({ status: 'ready', user })
  await expectSigns(vault, user)
})

it('behavior: without the managed envelope, a login by e-mail on a new device needs the passkey', async () => {
  const { email, vault, user, passkey } = await start()
  await passkey.add(vault)
  await vault.removeManaged()
  expect(await vault.listEnvelopes()).toEqual(['passkey'])
  await expectSigns(vault, user)
  const other = createTestDevice(services)
  expect(await other.vault.getUnlock()).toBeNull()
  await expect(other.logIn(email, other.vault)).rejects.toMatchObject({ code: 'passkey_required' })
  // Also after a reload.
  const reloaded = other.open()
  const unlock = await reloaded.getUnlock()
  if (!unlock) throw new Error('The wallet has no passkey.')
  expect(await passkey.unlock(reloaded, unlock)).toEqual(user)
  expect(await reloaded.getUnlock()).toBeNull()
  await expectSigns(reloaded, user)
  expect(other.network.calls).not.toContain('keys/release')
  expect(await other.logIn(email, reloaded)).toEqual(user)
})

it('error: the output of another passkey, or for another salt, opens nothing', async () => {
  const { vault, user, passkey } = await start()
  await passkey.add(vault)
  const other = createTestDevice(services)
  const login = await passkey.logIn(other.vault)
  if (login.status !== 'unlock') throw new Error('The wallet is open already.')
  const wrong = [passkey.getKey('other'), (await createPasskey()).getKey(login.salt)]
  for (const key of wrong) {
    await expect(other.vault.unlock({ key })).rejects.toMatchObject({ code: 'passkey_wrong' })
    expect(key).toEqual(new Uint8Array(32))
  }
  expect(await other.vault.restore()).toBeNull()
  expect(await passkey.unlock(other.vault, login)).toEqual(user)
})

it('error: a device without a session has nothing to unlock', async () => {
  const { vault, passkey } = await start()
  await passkey.add(vault)
  const other = createTestDevice(services)
  const key = new Uint8Array(32).fill(1)
  await expect(other.vault.unlock({ key })).rejects.toMatchObject({ code: 'flow_expired' })
  const credential = { id: 'a', clientDataJSON: '', authenticatorData: '', signature: '', userHandle: '' }
  await expect(other.vault.verifyPasskey({ credential })).rejects.toMatchObject({ code: 'flow_expired' })
})

it('error: neither way to recover is removed without the other', async () => {
  const { vault, user, passkey } = await start()
  await expect(vault.removeManaged()).rejects.toMatchObject({ code: 'passkey_missing' })
  await passkey.add(vault)
  await expect(passkey.add(vault)).rejects.toMatchObject({ code: 'passkey_exists' })
  await vault.removePasskey()
  expect(await vault.listEnvelopes()).toEqual(['managed'])
  await expect(passkey.logIn(createTestDevice(services).vault)).rejects.toMatchObject({
    code: 'passkey_refused',
  })
  const next = await createPasskey()
  await next.add(vault)
  await vault.removeManaged()
  await expect(vault.removePasskey()).rejects.toMatchObject({ code: 'only_recovery' })
  await expectSigns(vault, user)
})

it('error: without its envelope, the passkey is removed again', async () => {
  const { device, vault, passkey } = await start()
  const from = device.network.calls.length
  await passkey.add(vault)
  const steps = device.network.calls.slice(from)
  await vault.removePasskey()
  const other = await createPasskey()
  // The service does not receive the envelope.
  device.network.failFrom(steps.indexOf('wallet/envelope/put'), 'before', 1)
  await expect(other.add(vault)).rejects.toMatchObject({ code: 'service_unavailable' })
  expect(device.network.calls.at(-1)).toBe('passkey/remove')
  expect(await vault.listEnvelopes()).toEqual(['managed'])
  await expect(other.logIn(createTestDevice(services).vault)).rejects.toMatchObject({
    code: 'passkey_refused',
  })
})

it('behavior: a login with the passkey opens a revoked device again', async () => {
  const { device, vault, user, passkey } = await start()
  await passkey.add(vault)
  const [own] = (await vault.listDevices()).filter(({ isCurrent }) => isCurrent)
  await vault.revokeDevice({ id: own?.id ?? '' })
  const reopened = device.open()
  const login = await passkey.logIn(reopened)
  if (login.status !== 'unlock') throw new Error('The device has a share.')
  expect(await passkey.unlock(reopened, login)).toEqual(user)
  await expectSigns(reopened, user)
})
