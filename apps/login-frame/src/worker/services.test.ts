import 'fake-indexeddb/auto'
import { verifyMessage } from 'viem'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Vault, VaultUser } from '../shared/vault/Vault.js'
import { createTestDevice } from './createTestDevice.fixtures.js'
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

async function expectSigns(vault: Vault, { addresses }: VaultUser) {
  const message = crypto.getRandomValues(new Uint8Array(20))
  const address = addresses.eip155 as `0x${string}`
  const signature = await vault.sign({ request: { type: 'evmMessage', message }, address })
  expect(
    await verifyMessage({ address, message: { raw: message }, signature: signature as `0x${string}` }),
  ).toBe(true)
}

async function start() {
  users += 1
  const email = `user${users}@example.org`
  const device = createTestDevice(services)
  const user = await device.logIn(email, device.vault)
  const countFrom = (from: number) => device.network.calls.slice(from)
  return {
    email,
    device,
    user,
    countFrom,
    vault: device.vault,
    getCount: () => device.network.calls.length,
  }
}

it('behavior: a signature is one request to the login service, until the access token expires', async () => {
  const { email, device, user, vault, countFrom, getCount } = await start()
  const before = getCount()
  for (let count = 0; count < 3; count++) {
    await expectSigns(vault, user)
    services.pass(60_000)
  }
  expect(countFrom(before)).toEqual(['wallet/share', 'wallet/share', 'wallet/share'])
  services.pass(600_000)
  await expectSigns(vault, user)
  expect(countFrom(before + 3)).toEqual(['token', 'wallet/share'])
  expect(await createTestDevice(services).logIn(email)).toEqual(user)
  await expectSigns(device.open(), user)
})

it('behavior: a lost response of the token request does not end the session, once', async () => {
  const { device, user, countFrom, getCount } = await start()
  const vault = device.open()
  device.network.failFrom(0, 'after', 1)
  // The service has replaced the refresh token, and the device still has the previous one.
  await expect(expectSigns(vault, user)).rejects.toMatchObject({ code: 'service_unavailable' })
  services.pass(20_000)
  const before = getCount()
  await expectSigns(vault, user)
  expect(countFrom(before)).toEqual(['token', 'wallet/share'])
  services.pass(600_000)
  await expectSigns(vault, user)
  expect(await device.open().restore()).toEqual(user)
})

it('error: a response that was lost longer ago ends the session, and the share stays', async () => {
  const { email, device, user } = await start()
  const vault = device.open()
  device.network.failFrom(0, 'after', 1)
  await expect(expectSigns(vault, user)).rejects.toMatchObject({ code: 'service_unavailable' })
  services.pass(30_000)
  await expect(expectSigns(vault, user)).rejects.toMatchObject({ code: 'session_expired' })
  expect(await vault.restore()).toBeNull()
  expect(await device.logIn(email, vault)).toEqual(user)
  expect(device.network.calls.filter((call) => call === 'keys/release')).toEqual([])
})

it('behavior: a lost response of the share is repaired by the next signature', async () => {
  const { device, user, vault } = await start()
  device.network.failFrom(0, 'after', 1)
  await expect(expectSigns(vault, user)).rejects.toMatchObject({ code: 'service_unavailable' })
  await expectSigns(vault, user)
})
