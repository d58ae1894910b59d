import { expect, test } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createFakeAuthenticator } from './createFakeAuthenticator.fixtures.js'
import { createPasskeyScreen } from './createPasskeyScreen.js'

const app = { projectId: 'my-project', origin: 'https://my-dapp.example' }
const unlock = { credentialId: 'aWQ', salt: 'c2FsdA' }

function setUp() {
  const vault = createFakeVault({ isLoggedIn: false })
  const authenticator = createFakeAuthenticator()
  let finished = 0
  const screen = createPasskeyScreen({ vault, authenticator }, app, () => {
    finished += 1
  })
  async function use(): Promise<void> {
    await expect.poll(() => screen.state.status).toBe('ready')
    screen.send({ type: 'displayed', at: 0 })
    screen.send({ type: 'use', at: 500, isTrusted: true })
  }
  const names = () => vault.calls.map(({ name }) => name)
  return { vault, authenticator, screen, use, names, finished: () => finished }
}

test('default: logs in with the passkey alone', async () => {
  const { vault, authenticator, screen, use, names, finished } = setUp()
  screen.send({ type: 'opened' })
  await use()
  await expect.poll(finished).toBe(1)
  expect(names()).toEqual(['getUnlock', 'startPasskey', 'verifyPasskey'])
  expect(vault.calls[1]?.parameters).toEqual({ app })
  expect(authenticator.calls).toEqual([['logIn', 'A'.repeat(43)]])
})

test('default: on a new device, a second use opens the wallet, and the key is overwritten', async () => {
  const { vault, authenticator, screen, use, finished } = setUp()
  screen.send({ type: 'opened' })
  await expect.poll(() => screen.state.status).toBe('ready')
  vault.setUnlock(unlock)
  await use()
  await expect.poll(() => screen.state).toMatchObject({ status: 'ready', use: { name: 'unlock', unlock } })
  expect(finished()).toBe(0)
  await use()
  await expect.poll(finished).toBe(1)
  expect(authenticator.calls.at(-1)).toEqual(['readKey', unlock])
  expect(vault.calls.at(-1)?.parameters).toEqual({ key: new Uint8Array(32).fill(9) })
  expect(authenticator.keys).toEqual([new Uint8Array(32)])
})

test('behavior: continues a login that needs the passkey, and overwrites the key of a failure', async () => {
  const { vault, authenticator, screen, use, names } = setUp()
  vault.setUnlock(unlock)
  screen.send({ type: 'opened' })
  await expect.poll(() => screen.state.status).toBe('ready')
  vault.failWith(new VaultError({ code: 'passkey_wrong', message: 'It does not open the wallet.' }))
  await use()
  await expect.poll(() => screen.state).toMatchObject({ status: 'ready', error: 'passkey_wrong' })
  expect(names()).toEqual(['getUnlock', 'unlock'])
  expect(authenticator.keys).toEqual([new Uint8Array(32)])
})

test('error: a passkey that is not used sends nothing to the vault', async () => {
  const { authenticator, screen, use, names, finished } = setUp()
  authenticator.failWith('passkey_cancelled')
  screen.send({ type: 'opened' })
  await use()
  await expect.poll(() => screen.state).toMatchObject({ status: 'ready', error: 'passkey_cancelled' })
  expect(names()).toEqual(['getUnlock', 'startPasskey'])
  expect(finished()).toBe(0)
})
