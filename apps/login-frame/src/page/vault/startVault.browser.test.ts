import { expect, it } from 'vitest'
import { createTestDevice } from '../../worker/createTestDevice.fixtures.js'
import { createTestServices } from '../../worker/createTestServices.fixtures.js'
import { openDeviceStorage } from '../../worker/storage/openDeviceStorage.js'
import { startVault } from './startVault.js'

it('behavior: logs in, signs and recovers in a browser', async () => {
  const services = createTestServices()
  const device = createTestDevice(services)
  const user = await device.logIn('user@example.org')
  const request = { type: 'evmMessage', message: Uint8Array.of(1) } as const
  expect(await device.open().sign({ request, address: user.addresses.eip155 })).toMatch(/^0x/)
  expect(await createTestDevice(services).logIn('user@example.org')).toEqual(user)
})

it('behavior: starts the worker, whose keys the page cannot export', async () => {
  // No service listens there.
  const origin = 'http://127.0.0.1:9'
  const vault = startVault({ loginUrl: origin, recoveryUrl: origin })
  expect(await vault.restore()).toBeNull()
  const app = { projectId: 'project', origin: 'https://my-dapp.example' }
  await expect(vault.startEmail({ email: 'user@example.org', app })).rejects.toMatchObject({
    name: 'VaultError',
    code: 'service_unavailable',
  })
  const { proof, sealing } = await openDeviceStorage().readKeys()
  for (const key of [proof.privateKey, sealing]) {
    await expect(crypto.subtle.exportKey('jwk', key)).rejects.toThrow()
  }
})

it('param: storageScope is a part of the storage', async () => {
  const origin = 'http://127.0.0.1:9'
  const storageScope = `https://${crypto.randomUUID()}.example`
  const vault = startVault({ loginUrl: origin, recoveryUrl: origin, storageScope })
  expect(await vault.restore()).toBeNull()
  const names = (await indexedDB.databases()).map(({ name }) => name)
  expect(names).toContain(`latchkit-login:${storageScope}`)
})
