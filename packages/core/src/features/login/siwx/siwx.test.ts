import { describe, expect, test } from 'vitest'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { SignInError } from '../../../foundation/errors/signIn.js'
import { AbortedError, UserRejectedError } from '../../../foundation/errors/wallet.js'
import { siwxRefreshMs } from '../../../foundation/limits.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { closeModal } from '../../shell/modal/closeModal.js'
import { navigate } from '../../shell/modal/navigate.js'
import { openModal } from '../../shell/modal/openModal.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { switchNetwork } from '../../wallet/network/switchNetwork.js'
import { cancelSignIn } from './cancelSignIn.js'
import { signIn } from './signIn.js'
import { signOut } from './signOut.js'
import { createSiwxKit } from './siwx.fixtures.js'

const connectorId = 'io.fake'

/** Connects with the modal open, as a user does, until the message is shown. */
async function connectInModal(world: ReturnType<typeof createSiwxKit>) {
  void openModal(world.kit)
  await connect(world.kit, { connectorId })
  expect(world.view()).toBe('siwx-sign-message')
  await expect.poll(world.status).toBe('prompting')
}

describe('connecting', () => {
  test('default: the message is shown, signed and verified; then the modal closes', async () => {
    const world = createSiwxKit()
    const { kit, siwx, view, status } = world
    await connectInModal(world)
    const state = kit.getState().siwx?.eip155
    const shown = state?.status === 'prompting' ? state.message.text : undefined
    const session = await signIn(kit)
    expect(session).toMatchObject({ message: shown, data: { chainId: testNetworks[0].caipNetworkId } })
    expect(siwx.sessions).toEqual([session])
    expect([view(), status()]).toEqual([undefined, 'verified'])
    expect(kit.getState().modal).toEqual({ status: 'closed', isDone: true })
  })

  test('behavior: a stored session is found, without a prompt', async () => {
    const { kit, siwx, view, status, adapters } = createSiwxKit()
    const { address } = await connect(kit, { connectorId })
    await expect.poll(status).toBe('prompting')
    const session = await signIn(kit)
    await disconnect(kit)
    expect(siwx.sessions).toEqual([])
    siwx.sessions.push(session)
    const { prompts } = adapters[0]
    void openModal(kit)
    await connect(kit, { connectorId })
    await expect.poll(view).toBeUndefined()
    expect(status()).toBe('verified')
    expect(adapters[0].prompts).toBe(prompts + 1)
    expect(session.data.accountAddress).toBe(address)
  })

  test('behavior: opens the modal for an account that was connected without it', async () => {
    const { kit, view } = createSiwxKit()
    await connect(kit, { connectorId })
    await expect.poll(view).toBe('siwx-sign-message')
  })

  test('behavior: without the option nothing is asked', async () => {
    const { kit } = createTestKit()
    kit.mount()
    void openModal(kit)
    await connect(kit, { connectorId })
    expect(kit.getState().modal.status).toBe('closed')
    expect(kit.getState().siwx).toBeUndefined()
    await expect(signIn(kit)).rejects.toMatchObject({ code: 'config' })
    kit.destroy()
  })

  test('behavior: an unsupported network comes first', async () => {
    const adapter = fakeAdapter({ wallets: [{ id: connectorId, chainId: 'eip155:5' }] })
    const { kit, view, status } = createSiwxKit({ adapters: [adapter] })
    void openModal(kit)
    await connect(kit, { connectorId })
    expect(view()).toBe('unsupported-chain')
    await switchNetwork(kit, { network: testNetworks[0].caipNetworkId })
    await expect.poll(status).toBe('prompting')
    expect(view()).toBe('siwx-sign-message')
  })
})

describe('an optional sign-in', () => {
  test('default: closing the modal keeps the wallet connected, and does not ask again', async () => {
    const world = createSiwxKit()
    await connectInModal(world)
    await closeModal(world.kit, { reason: 'escape' })
    expect([world.view(), world.status()]).toEqual([undefined, 'cancelled'])
    expect(world.kit.getState().connection.eip155?.status).toBe('connected')
  })

  test('behavior: another view in its place cancels it', async () => {
    const world = createSiwxKit()
    await connectInModal(world)
    void openModal(world.kit)
    expect([world.view(), world.status()]).toEqual(['account', 'cancelled'])
  })

  test('behavior: the user can sign in later', async () => {
    const world = createSiwxKit()
    await connectInModal(world)
    await cancelSignIn(world.kit)
    expect(world.view()).toBeUndefined()
    await signIn(world.kit)
    expect([world.view(), world.status()]).toEqual([undefined, 'verified'])
  })

  test('error: sessions that cannot be read do not disconnect', async () => {
    const { kit, siwx, view, status } = createSiwxKit()
    siwx.fails.add('getSessions')
    void openModal(kit)
    await connect(kit, { connectorId })
    await expect.poll(status).toBe('failed')
    // The user reads it in the view that is open, and can leave.
    expect(view()).toBe('siwx-sign-message')
    await expect(signIn(kit)).rejects.toBeInstanceOf(SignInError)
    await closeModal(kit)
    expect(kit.getState().connection.eip155?.status).toBe('connected')
  })
})

describe('a required sign-in', () => {
  async function setUp() {
    const world = createSiwxKit()
    world.siwx.isRequired = true
    await connectInModal(world)
    return world
  }

  test('default: the modal refuses to close, and shakes', async () => {
    const { kit, view } = await setUp()
    await closeModal(kit, { reason: 'escape' })
    await closeModal(kit, { reason: 'backdrop' })
    expect(view()).toBe('siwx-sign-message')
    expect(kit.getState().modal).toMatchObject({ shaking: true })
  })

  test('behavior: cancelling disconnects, and shows the wallets', async () => {
    const { kit, view, status } = await setUp()
    await cancelSignIn(kit)
    await expect.poll(() => kit.getState().connection.eip155?.status).toBe('disconnected')
    expect([view(), status()]).toEqual(['connect', 'idle'])
  })

  test('behavior: leaving the view by force disconnects', async () => {
    const { kit, view } = await setUp()
    await closeModal(kit, { force: true })
    await expect.poll(() => kit.getState().connection.eip155?.status).toBe('disconnected')
    expect(view()).toBeUndefined()
  })

  test('behavior: no other view takes its place', async () => {
    const { kit, view, status } = await setUp()
    void openModal(kit)
    expect([view(), status()]).toEqual(['siwx-sign-message', 'prompting'])
    expect(kit.getState().connection.eip155?.status).toBe('connected')
  })

  test('behavior: a declined request shows the view, and can be repeated', async () => {
    const { kit, view, status, adapters } = await setUp()
    adapters[0].wallet(connectorId).answers.set('sign', 'rejects')
    await expect(signIn(kit)).rejects.toBeInstanceOf(UserRejectedError)
    expect([view(), status()]).toEqual(['siwx-sign-message', 'prompting'])
    adapters[0].wallet(connectorId).answers.clear()
    await signIn(kit)
    expect(view()).toBeUndefined()
  })

  test('error: the app refuses the signature', async () => {
    const { kit, siwx, view, status } = await setUp()
    siwx.fails.add('addSession')
    const refused = signIn(kit)
    await expect(refused).rejects.toMatchObject({
      code: 'sign-in',
      step: 'addSession',
      cause: expect.any(Error),
    })
    expect(siwx.sessions).toEqual([])
    await expect.poll(status).toBe('prompting')
    expect(view()).toBe('siwx-sign-message')
    siwx.fails.clear()
    expect((await signIn(kit)).data.nonce).toBe('nonce-2')
  })

  test('error: sessions that cannot be read are shown, and can be read again', async () => {
    const { kit, siwx, view, status } = createSiwxKit()
    siwx.isRequired = true
    siwx.fails.add('getSessions')
    await connect(kit, { connectorId })
    await expect.poll(view).toBe('siwx-sign-message')
    expect(status()).toBe('failed')
    siwx.fails.clear()
    await signIn(kit)
    expect([view(), status()]).toEqual([undefined, 'verified'])
  })
})

describe('edge cases', () => {
  test('behavior: an inline modal shows the account after the sign-in', async () => {
    const { kit, view, status } = createSiwxKit({ enableEmbedded: true })
    await connect(kit, { connectorId })
    expect(view()).toBe('siwx-sign-message')
    await expect.poll(status).toBe('prompting')
    await signIn(kit)
    expect(view()).toBe('account')
  })

  test('behavior: a function of the app that fails counts as required', async () => {
    const { kit, siwx, status } = createSiwxKit({})
    Object.assign(siwx, {
      getRequired() {
        throw new Error('not ready')
      },
    })
    await connect(kit, { connectorId })
    await expect.poll(status).toBe('prompting')
    expect(kit.getState().siwx?.eip155).toMatchObject({ isRequired: true })
  })

  test('behavior: a message for another account is not signed', async () => {
    const { kit, siwx, status, adapters } = createSiwxKit()
    const { createMessage } = siwx
    const accountAddress = '0x0000000000000000000000000000000000000001'
    Object.assign(siwx, { createMessage: async () => createMessage({ accountAddress, chainId: 'eip155:1' }) })
    await connect(kit, { connectorId })
    const { prompts } = adapters[0]
    await expect(signIn(kit)).rejects.toMatchObject({ code: 'sign-in', step: 'createMessage' })
    expect([status(), adapters[0].prompts]).toEqual(['failed', prompts])
  })

  test('behavior: the message is created again before its nonce is old', async () => {
    const { kit, siwx, status, clock } = createSiwxKit()
    await connect(kit, { connectorId })
    await expect.poll(status).toBe('prompting')
    await clock.advance(siwxRefreshMs)
    const text = () => {
      const state = kit.getState().siwx?.eip155
      return state?.status === 'prompting' ? state.message.text : ''
    }
    await expect.poll(text).toContain('nonce-2')
    const { message } = await signIn(kit)
    expect(message).toContain('nonce-2')
    expect(siwx.calls.filter((name) => name === 'createMessage')).toHaveLength(2)
  })
})

describe('changes', () => {
  async function setUp() {
    const world = createSiwxKit()
    world.siwx.isRequired = true
    await connect(world.kit, { connectorId })
    await signIn(world.kit)
    return world
  }

  test('default: another network needs a session of its own', async () => {
    const { kit, siwx, view, status } = await setUp()
    await switchNetwork(kit, { network: testNetworks[1].caipNetworkId })
    await expect.poll(status).toBe('prompting')
    expect(view()).toBe('siwx-sign-message')
    await signIn(kit)
    expect(siwx.sessions.map(({ data }) => data.chainId)).toEqual([
      testNetworks[0].caipNetworkId,
      testNetworks[1].caipNetworkId,
    ])
    // The first one is still valid.
    await switchNetwork(kit, { network: testNetworks[0].caipNetworkId })
    await expect.poll(status).toBe('verified')
    expect(view()).toBeUndefined()
  })

  test('behavior: another network while the wallet signs cancels the request', async () => {
    const { kit, status, adapters } = await setUp()
    await switchNetwork(kit, { network: testNetworks[1].caipNetworkId })
    const wallet = adapters[0].wallet(connectorId)
    wallet.answers.set('sign', 'hangs')
    const pending = signIn(kit)
    await expect.poll(status).toBe('signing')
    await switchNetwork(kit, { network: testNetworks[0].caipNetworkId })
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    await expect.poll(status).toBe('verified')
    expect(kit.getState().request?.eip155?.status).toBe('idle')
  })

  test('behavior: disconnecting ends the sessions', async () => {
    const { kit, siwx, status } = await setUp()
    await disconnect(kit)
    expect([siwx.sessions, status()]).toEqual([[], 'idle'])
  })

  test('behavior: the network of the account view is followed by the sign-in', async () => {
    const { kit, view } = await setUp()
    void openModal(kit)
    await navigate(kit, { route: { view: 'networks' } })
    await switchNetwork(kit, { network: testNetworks[1].caipNetworkId })
    await expect.poll(view).toBe('siwx-sign-message')
  })

  test('behavior: signing out of a required sign-in disconnects', async () => {
    const { kit, siwx } = await setUp()
    await signOut(kit)
    expect(siwx.sessions).toEqual([])
    await expect.poll(() => kit.getState().connection.eip155?.status).toBe('disconnected')
  })

  test('behavior: signing out of an optional sign-in keeps the wallet', async () => {
    const { kit, siwx, status } = createSiwxKit()
    await connect(kit, { connectorId })
    await signIn(kit)
    await signOut(kit)
    expect([siwx.sessions, status()]).toEqual([[], 'cancelled'])
    expect(kit.getState().connection.eip155?.status).toBe('connected')
    await signOut(kit)
  })

  test('error: a session that cannot be ended', async () => {
    const { kit, siwx, status } = await setUp()
    siwx.fails.add('revokeSession')
    await expect(signOut(kit)).rejects.toMatchObject({ code: 'sign-in', step: 'revokeSession' })
    expect(status()).toBe('verified')
  })
})

describe('signIn', () => {
  test('default: returns the session that exists', async () => {
    const { kit, adapters } = createSiwxKit()
    await connect(kit, { connectorId })
    const session = await signIn(kit)
    const { prompts } = adapters[0]
    expect(await signIn(kit)).toBe(session)
    expect(adapters[0].prompts).toBe(prompts)
  })

  test('behavior: two calls ask the wallet once', async () => {
    const { kit, adapters } = createSiwxKit()
    await connect(kit, { connectorId })
    const { prompts } = adapters[0]
    const [first, second] = await Promise.all([signIn(kit), signIn(kit)])
    expect(first).toBe(second)
    expect(adapters[0].prompts).toBe(prompts + 1)
  })

  test('error: no wallet is connected', async () => {
    await expect(signIn(createSiwxKit().kit)).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('behavior: the signal ends the request', async () => {
    const { kit, adapters } = createSiwxKit()
    await connect(kit, { connectorId })
    adapters[0].wallet(connectorId).answers.set('sign', 'hangs')
    const controller = new AbortController()
    const pending = signIn(kit, { signal: controller.signal })
    await expect.poll(() => kit.getState().siwx?.eip155?.status).toBe('signing')
    controller.abort()
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
  })
})

test('behavior: namespaces sign in one after the other, and disconnecting one keeps the session of the other', async () => {
  const solana = { ...testNetworks[0], chainNamespace: 'solana', caipNetworkId: 'solana:local', id: 'local' }
  const adapters = [fakeAdapter(), fakeAdapter({ namespace: 'solana', wallets: [{ id: 'sol' }] })] as const
  // The fields of the fake network suffice for a wallet that is not asked for transactions.
  const networks = [testNetworks[0], solana] as unknown as [(typeof testNetworks)[0]]
  const { kit, siwx, view } = createSiwxKit({ networks, adapters })
  siwx.isRequired = true
  const route = () => {
    const { modal } = kit.getState()
    const top = modal.status === 'open' ? modal.stack.at(-1) : undefined
    return top && 'namespace' in top ? top.namespace : undefined
  }
  await connect(kit, { connectorId })
  await expect.poll(view).toBe('siwx-sign-message')
  await connect(kit, { connectorId: 'sol', namespace: 'solana' })
  await expect.poll(() => kit.getState().siwx?.solana?.status).toBe('prompting')
  const first = route()
  await signIn(kit, { namespace: first })
  expect(view()).toBe('siwx-sign-message')
  expect(route()).not.toBe(first)
  await signIn(kit, { namespace: route() })
  expect(view()).toBeUndefined()
  await disconnect(kit, { namespace: 'eip155' })
  expect(siwx.sessions.map(({ data }) => data.chainId)).toEqual(['solana:local'])
})
