import 'fake-indexeddb/auto'
import { afterEach, describe, expect, it } from 'vitest'
import type { Vault } from '../../shared/vault/Vault.js'
import { createTestDevice, testApp } from '../../worker/createTestDevice.fixtures.js'
import { createTestServices } from '../../worker/createTestServices.fixtures.js'
import { serveVault } from '../../worker/serveVault.js'
import { connectWorker } from './connectWorker.js'

const email = 'user@example.org'
const settings = { loginUrl: 'https://login.example', recoveryUrl: 'https://recovery.example' }
const request = { type: 'evmMessage', message: Uint8Array.of(1) } as const
const ports: MessagePort[] = []

afterEach(() => {
  for (const port of ports.splice(0)) port.close()
})

/** Connects a page and a worker with a real message channel. */
function connect(create: () => Vault) {
  const { port1, port2 } = new MessageChannel()
  ports.push(port1, port2)
  const messages: unknown[] = []
  const errorListeners: ((cause: unknown) => void)[] = []
  const listen = (port: MessagePort) => (listener: (message: unknown) => void) => {
    port.addEventListener('message', ({ data }) => listener(data))
    port.start()
  }
  serveVault({ send: (message) => port2.postMessage(message), onMessage: listen(port2) }, create)
  const vault = connectWorker(
    {
      send: (message) => port1.postMessage(message),
      onMessage: (listener) =>
        listen(port1)((message) => {
          messages.push(message)
          listener(message)
        }),
      onError: (listener) => errorListeners.push(listener),
    },
    settings,
  )
  const fail = (cause: Error) => {
    for (const listener of errorListeners) listener(cause)
  }
  return { vault, messages, port: port1, fail }
}

describe('connectWorker', () => {
  it('default', async () => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const { vault, messages } = connect(device.open)
    const user = await device.logIn(email, vault)
    expect(await vault.restore()).toEqual(user)
    const signing = { request, address: user.addresses.eip155 }
    expect(await vault.sign(signing)).toMatch(/^0x[0-9a-f]{130}$/)
    expect(await vault.listEnvelopes()).toEqual(['managed'])
    expect(await vault.listDevices()).toHaveLength(1)
    services.pass(31_000)
    await vault.startExport()
    expect((await vault.exportPhrase({ code: services.readCode(email) })).split(' ')).toHaveLength(24)
    services.pass(31_000)
    await vault.startEmailChange({ email: 'new@example.org' })
    await vault.verifyPrimaryEmail({ code: services.readCode(email) })
    await vault.verifySecondaryEmail({ code: services.readCode('new@example.org') })
    await vault.revokeDevice({ id: 'other-0001' })
    await vault.signOut()
    expect(await vault.restore()).toBeNull()
    expect(await device.logInSocial('account', { vault })).toMatchObject({ userName: 'Name of account' })
    expect(JSON.stringify(messages)).not.toMatch(/"\w*(?:token|share|proof)\w*":/i)
  })

  it('error: an error keeps its code and the time to wait', async () => {
    const services = createTestServices()
    const device = createTestDevice(services)
    const { vault } = connect(device.open)
    await expect(vault.sign({ request, address: '0x' })).rejects.toMatchObject({
      name: 'VaultError',
      code: 'not_logged_in',
    })
    await device.logIn(email, vault)
    await vault.signOut()
    await expect(vault.startEmail({ email, app: testApp })).rejects.toMatchObject({
      code: 'retry_later',
      retryAfterMs: 30_000,
    })
  })

  it('behavior: an abort ends the wait on both sides', async () => {
    const signals: AbortSignal[] = []
    const { vault } = connect(() => ({
      ...createTestDevice(createTestServices()).vault,
      waitForDevice: ({ signal }) => {
        signals.push(signal)
        return new Promise((_, reject) => signal.addEventListener('abort', reject))
      },
    }))
    const controller = new AbortController()
    const waiting = vault.waitForDevice({ signal: controller.signal })
    await expect.poll(() => signals).toHaveLength(1)
    controller.abort(new Error('closed'))
    await expect(waiting).rejects.toThrow('closed')
    await expect.poll(() => signals[0]?.aborted).toBe(true)
    await expect(vault.waitForDevice({ signal: AbortSignal.abort() })).rejects.toThrow()
    expect(signals).toHaveLength(1)
  })

  it('error: malformed messages and parameters', async () => {
    const device = createTestDevice(createTestServices())
    const { vault, port, messages } = connect(device.open)
    for (const message of [null, 'call', { type: 'call', id: 1, method: 'constructor' }, { type: 'call' }]) {
      port.postMessage(message)
    }
    expect(await vault.restore()).toBeNull()
    expect(messages).toHaveLength(1)
    port.postMessage({
      type: 'call',
      id: 99,
      method: 'sign',
      parameters: { request: { type: 'evmMessage', message: 'text' }, address: '0x' },
    })
    await expect.poll(() => messages.at(-1)).toMatchObject({ id: 99, error: { code: 'invalid_request' } })
    expect(device.network.calls).toEqual([])
  })

  it('error: an unexpected error reveals nothing', async () => {
    const { vault } = connect(() => ({
      ...createTestDevice(createTestServices()).vault,
      restore: () => Promise.reject(new Error('share abc')),
    }))
    const error = await vault.restore().catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'unknown', message: 'An error occurred. Nothing was signed.' })
  })

  it('error: a browser that blocks the storage', async () => {
    const { vault } = connect(() => ({
      ...createTestDevice(createTestServices()).vault,
      startEmail: () => Promise.reject(new DOMException('share abc', 'SecurityError')),
    }))
    const app = { projectId: 'project', origin: 'https://my-dapp.example' }
    const error = await vault
      .startEmail({ email: 'user@example.org', app })
      .catch((caught: unknown) => caught)
    expect(error).toMatchObject({ code: 'storage_blocked', message: expect.not.stringContaining('share') })
  })

  it('error: a worker that cannot be loaded', async () => {
    const { vault, fail } = connect(createTestDevice(createTestServices()).open)
    const pending = expect(vault.restore()).rejects.toMatchObject({ code: 'vault_unavailable' })
    fail(new Error('blocked'))
    await pending
    await expect(vault.restore()).rejects.toMatchObject({ code: 'vault_unavailable' })
  })
})
