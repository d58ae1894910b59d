import { describe, expect, test, vi } from 'vitest'
import type { SiweConfig, SiweSession } from '../../../ports/Siwx.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { createSiweBridge } from './createSiweBridge.js'
import { signIn } from './signIn.js'

const address = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045'

/** A server with one session. */
function createSiwe(options: Partial<SiweConfig> = {}) {
  const server = { session: null as SiweSession | null, isValid: true, signOut: true }
  const siwe = {
    getNonce: async () => 'kEWepMt9knR6lWJ6A',
    getMessageParams: async () => ({
      domain: 'app.example',
      uri: 'https://app.example',
      statement: 'Sign in',
    }),
    createMessage: vi.fn<SiweConfig['createMessage']>((input) => JSON.stringify(input)),
    async verifyMessage({ message }) {
      const input = JSON.parse(message)
      if (server.isValid) server.session = { address: input.address, chainId: input.chainId }
      return server.isValid
    },
    getSession: async () => server.session,
    signOut: vi.fn(async () => {
      if (server.signOut) server.session = null
      return server.signOut
    }),
    onSignIn: vi.fn(),
    onSignOut: vi.fn(),
    ...options,
  } satisfies SiweConfig
  return { server, siwe, siwx: createSiweBridge(siwe) }
}

describe('createSiweBridge', () => {
  test('default: the intervals are 5 minutes, or those of the app', () => {
    expect(createSiwe().siwx).toMatchObject({
      ...{ messageRefetchIntervalMs: 300_000, sessionRefetchIntervalMs: 300_000 },
    })
    expect(createSiwe({ nonceRefetchIntervalMs: 1, sessionRefetchIntervalMs: 0 }).siwx).toMatchObject({
      ...{ messageRefetchIntervalMs: 1, sessionRefetchIntervalMs: 0 },
    })
  })

  test('default: the message has the fields and the text of the app', async () => {
    const { siwx, siwe } = createSiwe()
    const message = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:10' })
    const { toString: toText, ...data } = message
    expect(data).toMatchObject({
      ...{ accountAddress: address, chainId: 'eip155:10', version: '1', statement: 'Sign in' },
      ...{ domain: 'app.example', uri: 'https://app.example', nonce: 'kEWepMt9knR6lWJ6A' },
    })
    expect(siwe.createMessage).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ address: `eip155:10:${address}`, chainId: 10, iat: data.issuedAt }),
    )
    expect(JSON.parse(toText())).toMatchObject({ nonce: data.nonce })
  })

  test('default: a verified message is a session', async () => {
    const { siwx, siwe, server } = createSiwe()
    const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    await siwx.addSession({ data, message: data.toString(), signature: '0x1' })
    expect(siwe.onSignIn).toHaveBeenCalledExactlyOnceWith(server.session)
    expect(await siwx.getSessions('eip155:1', address)).toMatchObject([
      { data: { accountAddress: address, chainId: 'eip155:1' } },
    ])
    await siwx.setSessions([])
    expect(server.session).toBeNull()
    expect(siwe.onSignOut).toHaveBeenCalledOnce()
  })

  test('error: a message that is not verified, and a sign-out that fails', async () => {
    const { siwx, siwe, server } = createSiwe()
    server.isValid = false
    const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    await expect(siwx.addSession({ data, message: data.toString(), signature: '0x1' })).rejects.toMatchObject(
      { code: 'sign-in', step: 'addSession' },
    )
    expect(siwe.onSignIn).not.toHaveBeenCalled()
    server.signOut = false
    await expect(siwx.revokeSession('eip155:1', address)).rejects.toMatchObject({ step: 'revokeSession' })
    expect(siwe.onSignOut).not.toHaveBeenCalled()
  })

  test.each<[string, Partial<SiweConfig>, SiweSession, boolean]>([
    ['the same account and chain', {}, { address, chainId: 1 }, true],
    ['a CAIP-10 address', {}, { address: `eip155:1:${address.toLowerCase()}`, chainId: 1 }, true],
    ['another account', {}, { address: '0x1', chainId: 1 }, false],
    ['another chain', {}, { address, chainId: 10 }, false],
    ['another account, allowed', { signOutOnAccountChange: false }, { address: '0x1', chainId: 1 }, true],
    ['another chain, allowed', { signOutOnNetworkChange: false }, { address, chainId: 10 }, true],
  ])('behavior: a session of %s', async (_title, options, session, isKept) => {
    const { siwx, siwe, server } = createSiwe(options)
    server.session = session
    expect(await siwx.getSessions('eip155:1', address)).toHaveLength(isKept ? 1 : 0)
    expect(siwe.signOut).toHaveBeenCalledTimes(isKept ? 0 : 1)
  })

  test('behavior: a message that a wallet has signed with its approval is verified', async () => {
    const { siwx, siwe, server } = createSiwe()
    const data = await siwx.createMessage({ accountAddress: address, chainId: 'eip155:1' })
    const message = JSON.stringify({ address, chainId: 1 })
    const signed = { data, message, signature: '0x', cacao: { h: {}, p: {}, s: {} } }
    await siwx.setSessions([signed])
    expect(server.session).toEqual({ address, chainId: 1 })
    expect(siwe.onSignIn).toHaveBeenCalledOnce()
    server.isValid = false
    await expect(siwx.setSessions([signed])).rejects.toMatchObject({ code: 'sign-in', step: 'setSessions' })
    // Sessions of other namespaces that stay are not new.
    const { cacao: _, ...old } = signed
    await siwx.setSessions([old])
    expect(siwe.signOut).not.toHaveBeenCalled()
  })

  test('behavior: it is required unless the app says otherwise, and only accounts of eip155 sign in', () => {
    expect(createSiwe().siwx.getRequired?.()).toBe(true)
    expect(createSiwe({ required: false }).siwx.getRequired?.()).toBe(false)
    expect(createSiwe().siwx.namespaces).toEqual(['eip155'])
    expect(createSiwe({ enabled: false }).siwx.namespaces).toEqual([])
  })
})

test('behavior: the option siweConfig signs in and out through the bridge', async () => {
  const { siwe, server } = createSiwe()
  const { kit } = createTestKit({ siweConfig: siwe })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  await signIn(kit)
  expect(server.session).toMatchObject({ chainId: 31337 })
  await disconnect(kit)
  await expect.poll(() => server.session).toBeNull()
  kit.destroy()
})

test('behavior: signOutOnDisconnect: false keeps the session', async () => {
  const { siwe, server } = createSiwe({ signOutOnDisconnect: false })
  const { kit } = createTestKit({ siweConfig: siwe })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  await signIn(kit)
  await disconnect(kit)
  expect(server.session).not.toBeNull()
  kit.destroy()
})
