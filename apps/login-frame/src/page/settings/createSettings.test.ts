import { expect, test } from 'vitest'
import { VaultError } from '../../shared/vault/VaultError.js'
import { armingDelayMs } from '../approval/isArmed.js'
import { createFakeAuthenticator } from '../passkey/createFakeAuthenticator.fixtures.js'
import { createFakeVault } from '../vault/createFakeVault.fixtures.js'
import { createSettings } from './createSettings.js'

const sendCode = {
  type: 'sendCode',
  typed: 'export',
  word: 'export',
  at: armingDelayMs,
  isTrusted: true,
} as const

function setUp({ isLoggedIn = true, copyFails = false } = {}) {
  const vault = createFakeVault({ isLoggedIn })
  const authenticator = createFakeAuthenticator()
  const copied: string[] = []
  const timers: { run: () => void; ms: number; isCancelled: boolean }[] = []
  const clock = { ms: 0 }
  let ends = 0
  const settings = createSettings(
    {
      vault,
      authenticator,
      async copy(text) {
        if (copyFails) throw new Error('Not allowed')
        copied.push(text)
      },
      now: () => clock.ms,
      setTimer(run, ms) {
        const timer = { run, ms, isCancelled: false }
        timers.push(timer)
        return () => {
          timer.isCancelled = true
        }
      },
    },
    () => {
      ends += 1
    },
  )
  const step = () => settings.state.step
  /** Displays the step long enough for a click at `armingDelayMs`. */
  const display = () => settings.send({ type: 'displayed', at: 0 })
  const names = () => vault.calls.map(({ name }) => name)
  async function exportPhrase(): Promise<void> {
    settings.send({ type: 'opened' })
    await expect.poll(step).toEqual({ name: 'overview' })
    settings.send({ type: 'openExport' })
    display()
    settings.send(sendCode)
    await expect.poll(step).toMatchObject({ name: 'code' })
    settings.send({ type: 'verify', code: '123456' })
    await expect.poll(step).toMatchObject({ name: 'phrase' })
    display()
    clock.ms = 500
    settings.send({ type: 'show', at: 500, isTrusted: true })
  }
  return {
    settings,
    vault,
    authenticator,
    copied,
    timers,
    clock,
    step,
    display,
    names,
    exportPhrase,
    ends: () => ends,
  }
}

test('default: exports the phrase, and copies it', async () => {
  const { settings, names, copied, step, exportPhrase } = setUp()
  await exportPhrase()
  expect(names()).toEqual(['restore', 'listEnvelopes', 'startExport', 'exportPhrase'])
  settings.send({ type: 'copy', at: 500, isTrusted: true })
  await expect.poll(step).toMatchObject({ copying: 'copied' })
  expect(copied).toEqual(['test '.repeat(24).trim()])
})

test('behavior: hides the words after a minute, and forgets them when it is closed', async () => {
  const { settings, timers, step, exportPhrase } = setUp()
  await exportPhrase()
  expect(step()).toMatchObject({ shownAt: 500 })
  expect(timers.map(({ ms }) => ms)).toEqual([60_000])
  timers[0]?.run()
  expect(step()).toMatchObject({ name: 'phrase', shownAt: null })
  settings.send({ type: 'show', at: 600, isTrusted: true })
  expect(timers.map(({ isCancelled }) => isCancelled)).toEqual([true, false])
  settings.send({ type: 'closed' })
  expect(timers.map(({ isCancelled }) => isCancelled)).toEqual([true, true])
  expect(JSON.stringify(settings.state)).not.toContain('test')
})

test('error: a phrase that arrives after the settings were closed is dropped', async () => {
  const { settings, step, display } = setUp()
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openExport' })
  display()
  settings.send(sendCode)
  await expect.poll(step).toMatchObject({ name: 'code' })
  settings.send({ type: 'verify', code: '123456' })
  settings.send({ type: 'closed' })
  let arrivals = 0
  settings.subscribe(() => {
    arrivals += 1
  })
  await expect.poll(() => arrivals).toBe(1)
  expect(settings.state).toMatchObject({ account: null, step: { name: 'loading' } })
})

test('error: the clipboard is not available', async () => {
  const { settings, step, exportPhrase } = setUp({ copyFails: true })
  await exportPhrase()
  settings.send({ type: 'copy', at: 500, isTrusted: true })
  await expect.poll(step).toMatchObject({ copying: 'failed' })
})

test('error: errors keep their code, and how long to wait', async () => {
  const { settings, vault, step, clock, display } = setUp()
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openExport' })
  vault.failWith(new VaultError({ code: 'retry-later', message: 'Wait.', retryAfterMs: 9_000 }))
  display()
  settings.send(sendCode)
  await expect.poll(step).toEqual({ name: 'warning', isSending: false, error: 'retry_later' })
  vault.failWith(null)
  settings.send(sendCode)
  await expect.poll(step).toMatchObject({ name: 'code', resendAt: 30_000 })
  vault.failWith(new VaultError({ code: 'retry-later', message: 'Wait.', retryAfterMs: 9_000 }))
  clock.ms = 30_000
  settings.send({ type: 'resend', at: 30_000 })
  await expect.poll(step).toMatchObject({ error: 'retry_later', resendAt: 39_000 })
  vault.failWith(new Error('internals'))
  settings.send({ type: 'verify', code: '123456' })
  await expect.poll(step).toMatchObject({ error: 'unknown' })
})

test('error: without a session', async () => {
  const { settings, step } = setUp({ isLoggedIn: false })
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'unavailable', error: 'session_expired' })
})

test('behavior: revoking this device ends its session, also if the service has ended it before', async () => {
  const { settings, vault, step, names, ends, display } = setUp()
  const device = { label: 'x', origin: 'https://my-dapp.example', createdAt: 1, seenAt: 1 }
  vault.devices.push({ ...device, id: 'a', isCurrent: true })
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openDevices' })
  await expect.poll(step).toMatchObject({ list: { status: 'ready' } })
  settings.send({ type: 'askRevoke', id: 'a' })
  display()
  settings.send({ type: 'revoke', at: armingDelayMs, isTrusted: true })
  vault.failWith(new VaultError({ code: 'session_expired', message: 'Ended.' }))
  await expect.poll(ends).toBe(1)
  expect(names().slice(-2)).toEqual(['revokeDevice', 'signOut'])
  expect(step()).toEqual({ name: 'revoked' })
})

test('default: adds a passkey, overwrites its key, and then only the user can recover the wallet', async () => {
  const { settings, vault, authenticator, step, display } = setUp()
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openPasskey' })
  display()
  settings.send({ type: 'addPasskey', at: armingDelayMs, isTrusted: true })
  await expect.poll(step).toMatchObject({ name: 'passkey', done: 'added' })
  expect(vault.calls.at(-1)?.parameters).toMatchObject({ key: new Uint8Array(32).fill(9) })
  expect(authenticator.keys).toEqual([new Uint8Array(32)])
  settings.send({ type: 'askRemove', what: 'removeManaged' })
  display()
  settings.send({ type: 'remove', at: armingDelayMs, isTrusted: true })
  await expect.poll(step).toMatchObject({ name: 'passkey', done: 'removeManaged' })
  expect(settings.state.account).toMatchObject({ isManaged: false, hasPasskey: true })
  expect(vault.calls.at(-1)?.name).toBe('removeManaged')
})

test('error: a passkey that is not created registers nothing', async () => {
  const { settings, authenticator, names, step, display } = setUp()
  authenticator.failWith('passkey_no_prf')
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openPasskey' })
  display()
  settings.send({ type: 'addPasskey', at: armingDelayMs, isTrusted: true })
  await expect.poll(step).toMatchObject({ name: 'passkey', error: 'passkey_no_prf' })
  expect(names()).not.toContain('createPasskey')
})

test('error: the key is overwritten too if the vault refuses the passkey', async () => {
  const { settings, vault, authenticator, step, display } = setUp()
  settings.send({ type: 'opened' })
  await expect.poll(step).toEqual({ name: 'overview' })
  settings.send({ type: 'openPasskey' })
  const { create } = authenticator
  Object.assign(authenticator, {
    async create(parameters: Parameters<typeof create>[0]) {
      vault.failWith(new VaultError({ code: 'wallet_mismatch', message: 'It is another one.' }))
      return create(parameters)
    },
  })
  display()
  settings.send({ type: 'addPasskey', at: armingDelayMs, isTrusted: true })
  await expect.poll(step).toMatchObject({ name: 'passkey', error: 'wallet_mismatch' })
  expect(authenticator.keys).toEqual([new Uint8Array(32)])
})
