import { expect, test } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { armingDelayMs } from '../approval/isArmed.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createSettings } from './createSettings.js'

const release = {
  id: 'jkt-0001',
  origin: 'https://my-dapp.example',
  browser: 'Firefox on Linux',
  network: '192.0.2.0/24',
  releaseAt: 1,
  isReady: false,
}

/** Opens the list of the devices, in which one waits. */
async function setUp(envelopes: readonly ('managed' | 'passkey')[] = ['managed']) {
  const vault = createFakeVault()
  vault.releases.push(release)
  vault.setEnvelopes(envelopes)
  const settings = createSettings(
    {
      ...{ vault, authenticator: createFakeAuthenticator(), copy: async () => {} },
      ...{ now: () => 0, setTimer: () => () => {} },
    },
    () => {},
  )
  settings.send({ type: 'opened' })
  await expect.poll(() => settings.state.step.name).toBe('overview')
  settings.send({ type: 'openDevices' })
  const list = () => (settings.state.step.name === 'devices' ? settings.state.step.list : undefined)
  await expect.poll(() => list()?.status).toBe('ready')
  const decisions = () =>
    vault.calls.filter(({ name }) => name === 'decideRelease').map(({ parameters }) => parameters)
  return { vault, settings, list, decisions }
}

test.each([
  [true, [{ ...release, isReady: true }]],
  [false, []],
])('default: lists a new device, and decides about it (%j)', async (isAllowed, left) => {
  const { settings, list, decisions } = await setUp()
  expect(list()).toMatchObject({ releases: [release] })
  settings.send({ type: 'askRelease', id: release.id })
  expect(settings.state.step).toMatchObject({ name: 'release', release, isDeciding: false })
  settings.send({ type: 'displayed', at: 1_000 })
  settings.send({ type: 'decideRelease', isAllowed, at: 1_000 + armingDelayMs, isTrusted: true })
  await expect.poll(() => list()?.status).toBe('ready')
  expect(decisions()).toEqual([{ id: release.id, isAllowed }])
  expect(list()).toEqual({ status: 'ready', devices: [], releases: left })
})

test('error: a script, a click too early, and one while it is covered decide nothing', async () => {
  const { settings, decisions } = await setUp()
  settings.send({ type: 'askRelease', id: 'other' })
  expect(settings.state.step.name).toBe('devices')
  settings.send({ type: 'askRelease', id: release.id })
  const at = 1_000 + armingDelayMs
  const decide = (click: { at: number; isTrusted: boolean }) =>
    settings.send({ type: 'decideRelease', isAllowed: true, ...click })
  decide({ at, isTrusted: true })
  settings.send({ type: 'displayed', at: 1_000 })
  decide({ at, isTrusted: false })
  decide({ at: at - 1, isTrusted: true })
  settings.send({ type: 'covered' })
  decide({ at, isTrusted: true })
  expect(decisions()).toEqual([])
  expect(settings.state.step).toMatchObject({ name: 'release', isDeciding: false })
  settings.send({ type: 'back' })
  expect(settings.state.step.name).toBe('devices')
})

test('error: a decision that fails is reported, and can be repeated', async () => {
  const { settings, vault, decisions } = await setUp()
  settings.send({ type: 'askRelease', id: release.id })
  settings.send({ type: 'displayed', at: 1_000 })
  const decide = () =>
    settings.send({ type: 'decideRelease', isAllowed: true, at: 1_000 + armingDelayMs, isTrusted: true })
  vault.failWith(new VaultError({ code: 'release', message: 'It was decided already.' }))
  decide()
  await expect.poll(() => settings.state.step).toMatchObject({ isDeciding: false, error: 'release' })
  vault.failWith(null)
  decide()
  await expect.poll(() => settings.state.step.name).toBe('devices')
  expect(decisions()).toHaveLength(2)
})

test('behavior: without the recovery service, the devices are listed all the same', async () => {
  const { settings, vault, list } = await setUp()
  vault.listReleases = () => Promise.reject(new Error('down'))
  settings.send({ type: 'back' })
  settings.send({ type: 'openDevices' })
  await expect.poll(list).toMatchObject({ status: 'ready', releases: null })
})

test('behavior: a wallet that the recovery service cannot open is not asked about', async () => {
  const { list, vault } = await setUp(['passkey'])
  expect(list()).toMatchObject({ releases: [] })
  expect(vault.calls.map(({ name }) => name)).not.toContain('listReleases')
})
