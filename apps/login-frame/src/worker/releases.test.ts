import 'fake-indexeddb/auto'
import { expect, test } from 'vitest'
import { createTestDevice } from './createTestDevice.fixtures.js'
import { createTestServices } from './createTestServices.fixtures.js'

/** A user who is logged in on one device, and an attacker who has the login of the user on another one. */
async function setUp() {
  const services = createTestServices()
  services.delayAccounts()
  const [device, other] = [createTestDevice(services), createTestDevice(services)]
  const user = await device.logInSocial('account')
  return { services, device, other, user }
}

test('default: a login with an account opens the wallet on a new device after the user has allowed it', async () => {
  const { device, other, user } = await setUp()
  await expect(other.logInSocial('account')).rejects.toMatchObject({ code: 'recovery_delayed' })
  expect(await other.open().restore()).toBeNull()
  const [release, ...others] = await device.vault.listReleases()
  expect([release?.browser, others]).toEqual(['Firefox on Linux', []])
  await device.vault.decideRelease({ id: release?.id ?? '', isAllowed: true })
  expect(await device.vault.listReleases()).toMatchObject([{ id: release?.id, isReady: true }])
  expect(await other.logInSocial('account')).toEqual(user)
  expect(await device.vault.listReleases()).toEqual([])
})

test('default: with Farcaster too', async () => {
  const services = createTestServices()
  services.delayAccounts()
  const [device, other] = [createTestDevice(services), createTestDevice(services)]
  const logIn = async ({ vault }: typeof device) => {
    const { url } = await vault.startFarcaster({
      app: { projectId: 'project', origin: 'https://my-dapp.example' },
    })
    services.approve(url, '101')
    return vault.waitForFarcaster({ signal: AbortSignal.timeout(5_000) })
  }
  const user = await logIn(device)
  await expect(logIn(other)).rejects.toMatchObject({ code: 'recovery_delayed' })
  const [release] = await device.vault.listReleases()
  await device.vault.decideRelease({ id: release?.id ?? '', isAllowed: true })
  expect(await logIn(other)).toEqual(user)
})

test('error: a device that waits decides nothing itself, and a refused one receives nothing', async () => {
  const { device, other } = await setUp()
  await expect(other.logInSocial('account')).rejects.toMatchObject({ code: 'recovery_delayed' })
  const [release] = await device.vault.listReleases()
  const id = release?.id ?? ''
  await expect(other.vault.listReleases()).rejects.toMatchObject({ code: 'not_logged_in' })
  await expect(other.vault.decideRelease({ id, isAllowed: true })).rejects.toMatchObject({
    code: 'not_logged_in',
  })
  await device.vault.decideRelease({ id, isAllowed: false })
  await expect(other.logInSocial('account')).rejects.toMatchObject({ code: 'not_recoverable' })
})
