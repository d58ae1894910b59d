import 'fake-indexeddb/auto'
import { verifyMessage } from 'viem'
import { describe, expect, it } from 'vitest'
import { createTestDevice, testApp } from '../../createTestDevice.fixtures.js'
import { createTestServices } from '../../createTestServices.fixtures.js'

function createDevices() {
  const services = createTestServices()
  const device = createTestDevice(services)
  const { signal } = new AbortController()
  /** Logs in with all steps that a user makes. */
  async function logIn(subject: string, { vault } = device) {
    const { url } = await vault.startFarcaster({ app: testApp })
    services.approve(url, subject)
    return vault.waitForFarcaster({ signal })
  }
  return { services, device, other: createTestDevice(services), signal, logIn }
}

const expired = { code: 'flow_expired' }

describe('login', () => {
  it('default: creates a wallet, which signs', async () => {
    const { device, logIn } = createDevices()
    const user = await logIn('1234')
    expect(user).toMatchObject({ email: null, userName: 'Name of 1234' })
    expect(await device.open().restore()).toEqual(user)
    expect(await device.vault.listEnvelopes()).toEqual(['managed'])
    const address = user.addresses.eip155 as `0x${string}`
    const message = Uint8Array.of(1)
    const signature = await device.vault.sign({ request: { type: 'evmMessage', message }, address })
    expect(
      await verifyMessage({ address, message: { raw: message }, signature: signature as `0x${string}` }),
    ).toBe(true)
  })

  it('behavior: waits until the user approves, while other calls are made', async () => {
    const { services, device, signal } = createDevices()
    const { url } = await device.vault.startFarcaster({ app: testApp })
    const login = device.vault.waitForFarcaster({ signal })
    await expect.poll(() => device.network.calls.length).toBeGreaterThan(3)
    expect(await device.vault.restore()).toBeNull()
    services.approve(url, '1234')
    expect(await login).toMatchObject({ userName: 'Name of 1234' })
  })

  it('behavior: the next login on a device needs no recovery, another device recovers the wallet', async () => {
    const { device, other, logIn } = createDevices()
    const user = await logIn('1234')
    await device.vault.signOut()
    const before = device.network.calls.length
    expect(await logIn('1234')).toEqual(user)
    expect(device.network.calls.slice(before)).toEqual(['farcaster/start', 'farcaster/verify', 'wallet/read'])
    expect(await logIn('1234', other)).toEqual(user)
    expect(other.network.calls).toContain('keys/release')
  })

  it('behavior: accounts of Farcaster, of other providers, and addresses are different users', async () => {
    const { device, logIn } = createDevices()
    const users = [await logIn('1234'), await logIn('5678'), await device.logInSocial('1234')]
    expect(new Set(users.map(({ addresses }) => addresses.eip155)).size).toBe(3)
  })

  it('behavior: an outage after the approval can be repeated', async () => {
    const { services, device, signal } = createDevices()
    const { url } = await device.vault.startFarcaster({ app: testApp })
    services.approve(url, '1234')
    device.network.tamper('wallet/read', () => {
      throw new TypeError('offline')
    })
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject({
      code: 'service_unavailable',
    })
    device.network.repair()
    const before = device.network.calls.length
    const user = await device.vault.waitForFarcaster({ signal })
    expect(device.network.calls.slice(before)).not.toContain('farcaster/verify')
    expect(await device.open().restore()).toEqual(user)
  })
})

describe('outage of the relay', () => {
  /** A login that is approved, at a service that cannot reach the relay for some requests. */
  async function startOutage(requests: number) {
    const services = createTestServices()
    let left = requests
    const reasons = [{ field: 'provider_unavailable', description: 'Farcaster cannot be reached.' }]
    const device = createTestDevice({
      ...services,
      async fetch(input, init) {
        const isDown = String(input).endsWith('farcaster/verify') && left-- > 0
        return isDown
          ? Response.json({ status: 'FAILED', reasons }, { status: 503 })
          : services.fetch(input, init)
      },
    })
    const { url } = await device.vault.startFarcaster({ app: testApp })
    services.approve(url, '1234')
    return device.vault
  }
  const { signal } = new AbortController()

  it('behavior: a short one does not end the login', async () => {
    const vault = await startOutage(5)
    expect(await vault.waitForFarcaster({ signal })).toMatchObject({ userName: 'Name of 1234' })
  })

  it('error: a longer one is reported, and the login can be continued', async () => {
    const vault = await startOutage(6)
    await expect(vault.waitForFarcaster({ signal })).rejects.toMatchObject({ code: 'provider_unavailable' })
    expect(await vault.waitForFarcaster({ signal })).toMatchObject({ userName: 'Name of 1234' })
  })
})

describe('end', () => {
  it('behavior: the user declines, and the next login works', async () => {
    const { services, device, signal, logIn } = createDevices()
    const { url } = await device.vault.startFarcaster({ app: testApp })
    services.approve(url, null)
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject({ code: 'declined' })
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject(expired)
    expect(await logIn('1234')).toBeTruthy()
  })

  it('error: a login that was not begun, or has expired', async () => {
    const { services, device, signal } = createDevices()
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject(expired)
    await device.vault.startFarcaster({ app: testApp })
    services.pass(300_000)
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject(expired)
  })

  it('behavior: a user who has left begins no session, also with an approval that arrives then', async () => {
    const { services, device } = createDevices()
    const leaving = new AbortController()
    const { url } = await device.vault.startFarcaster({ app: testApp })
    device.network.tamper('farcaster/verify', (body) => {
      leaving.abort(new Error('left'))
      return body
    })
    services.approve(url, '1234')
    await expect(device.vault.waitForFarcaster({ signal: leaving.signal })).rejects.toThrow('left')
    expect(await device.storage.readSession()).toBeNull()
    expect(await device.logIn('user@example.org')).toMatchObject({ email: 'user@example.org' })
  })

  it('error: another login replaces the one that waits', async () => {
    const { services, device, signal } = createDevices()
    const first = await device.vault.startFarcaster({ app: testApp })
    const waiting = expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject(expired)
    const second = await device.vault.startFarcaster({ app: testApp })
    services.approve(first.url, 'another')
    await waiting
    expect(await device.storage.readSession()).toBeNull()
    services.approve(second.url, '1234')
    expect(await device.vault.waitForFarcaster({ signal })).toMatchObject({ userName: 'Name of 1234' })
  })
})

describe('hostile login service', () => {
  it.each([
    ['another nonce', (url: string) => url.replace(/nonce=../, 'nonce=00')],
    ['a second nonce', (url: string) => `${url}&nonce=${'00'.repeat(32)}`],
    ['a script', () => 'javascript:alert(1)'],
    ['no encryption', (url: string) => url.replace('https:', 'http:')],
  ])('error: an address with %s', async (_, change) => {
    const { device } = createDevices()
    device.network.tamper('farcaster/start', (body) => {
      const { flowId, url } = body as { flowId: string; url: string }
      return { flowId, url: change(url) }
    })
    await expect(device.vault.startFarcaster({ app: testApp })).rejects.toMatchObject({
      code: 'invalid_response',
    })
  })

  it('error: a proof for a key of the service itself', async () => {
    const { services, device, signal } = createDevices()
    const { url } = await device.vault.startFarcaster({ app: testApp })
    services.approve(url, '1234')
    device.network.tamper('farcaster/verify', (body) => {
      const response = body as { proof: { message: string } }
      return { ...response, proof: { ...response.proof, message: `Nonce: ${'00'.repeat(32)}` } }
    })
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject({ code: 'proof_refused' })
    // The account cannot be verified any more: only a new login has another proof.
    await expect(device.vault.waitForFarcaster({ signal })).rejects.toMatchObject(expired)
  })
})
