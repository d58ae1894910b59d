import { describe, expect, test } from 'vitest'
import { scopeStorage } from '../../../config/scopeStorage.js'
import { writeStored } from '../../../config/stored.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { restoreWaitMs } from '../../../foundation/limits.js'
import { solana } from '../../../foundation/networks/solana.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeStorage } from '../../../testing/fakeStorage.js'
import type { FakeWalletOptions } from '../../../testing/fakeWallet.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { closeModal } from './closeModal.js'
import { goBack } from './goBack.js'
import { navigate } from './navigate.js'
import { openModal } from './openModal.js'

const [local, , elsewhere] = testNetworks

function mounted(options: Parameters<typeof createTestKit>[0] = {}) {
  const test = createTestKit(options)
  test.kit.mount()
  const viewsOf = () => {
    const { modal } = test.kit.getState()
    return modal.status === 'open' ? modal.stack.map(({ view }) => view) : 'closed'
  }
  return { ...test, viewsOf }
}

/** The status of a promise: settled with a value, or pending. */
async function stateOf(promise: Promise<unknown>): Promise<unknown> {
  const pending = Symbol('pending')
  const value = await Promise.race([promise, nextMacrotask().then(() => pending)])
  return value === pending ? 'pending' : value
}

describe('openModal', () => {
  test('default', async () => {
    const { kit, viewsOf } = mounted()
    const opened = openModal(kit)
    expect(viewsOf()).toEqual(['connect'])
    expect(await stateOf(opened)).toBe('pending')
    const account = await connect(kit, { connectorId: 'io.fake' })
    expect(await opened).toEqual(account)
  })

  test('behavior: resolves to undefined when the modal closes without a connection', async () => {
    const { kit, viewsOf } = mounted()
    const opened = openModal(kit)
    await closeModal(kit)
    expect(await stateOf(opened)).toBeUndefined()
    expect(viewsOf()).toBe('closed')
  })

  test('behavior: resolves to undefined when the kit is destroyed, so that it need not be awaited', async () => {
    const { kit } = mounted()
    const opened = openModal(kit)
    kit.destroy()
    expect(await stateOf(opened)).toBeUndefined()
    expect(await openModal(kit)).toBeUndefined()
  })

  test('behavior: stays pending when a wallet declines, and resolves when a session is restored late', async () => {
    const adapter = fakeAdapter({
      wallets: [
        { id: 'io.no', behavior: 'rejects' },
        { id: 'io.old', open: true },
      ],
    })
    const { kit } = mounted({ adapters: [adapter] })
    const opened = openModal(kit)
    await expect(connect(kit, { connectorId: 'io.no' })).rejects.toThrow()
    expect(await stateOf(opened)).toBe('pending')
    const reconnect = { type: 'reconnect', id: 'r', connectorIds: ['io.old'] } as const
    kit.internal.send({ feature: 'connection', namespace: 'eip155', event: reconnect })
    await nextMacrotask()
    expect(await opened).toMatchObject({ connectorId: 'io.old' })
  })

  test('behavior: a wallet of another namespace does not resolve it', async () => {
    const adapters = [
      fakeAdapter(),
      fakeAdapter({ namespace: 'solana', wallets: [{ id: 'Fake', name: 'Fake' }] }),
    ] as const
    const { kit } = mounted({ adapters, networks: [local, solana], enableEmbedded: true })
    const opened = openModal(kit, { namespace: 'eip155' })
    await connect(kit, { connectorId: 'Fake', namespace: 'solana' })
    expect(await stateOf(opened)).toBe('pending')
    const account = await connect(kit, { connectorId: 'io.fake' })
    expect(await opened).toEqual(account)
  })

  test('behavior: opened twice, both calls resolve', async () => {
    const { kit } = mounted()
    const both = Promise.all([openModal(kit), openModal(kit)])
    const account = await connect(kit, { connectorId: 'io.fake' })
    expect(await both).toEqual([account, account])
  })

  test('behavior: with a connected wallet, opens the account', async () => {
    const { kit, viewsOf } = mounted()
    await connect(kit, { connectorId: 'io.fake' })
    void openModal(kit)
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'account', namespace: 'eip155' }] })
    await closeModal(kit)
    void openModal(kit, { view: 'account' })
    expect(viewsOf()).toEqual(['account'])
    void openModal(kit, { view: 'connect' })
    expect(viewsOf()).toEqual(['connect'])
  })

  describe('while a stored account is restored', () => {
    const old = { id: 'io.old' }
    const storedAddress = { connectors: { eip155: 'io.old' }, addresses: { eip155: `0x${'a'.repeat(40)}` } }

    function reloaded(wallet: FakeWalletOptions) {
      const storage = fakeStorage()
      writeStored(scopeStorage(storage, 'test'), storedAddress)
      const adapter = fakeAdapter({ wallets: [wallet] })
      return { ...mounted({ storage, adapters: [adapter] }), adapter }
    }

    test('behavior: waits for the wallet, and opens the account', async () => {
      const { kit, viewsOf } = reloaded({ ...old, open: true })
      void openModal(kit)
      expect(viewsOf()).toBe('closed')
      await expect.poll(viewsOf).toEqual(['account'])
    })

    test('behavior: opens the list of wallets once the wallet refuses', async () => {
      const { kit, viewsOf } = reloaded(old)
      void openModal(kit)
      await expect.poll(viewsOf).toEqual(['connect'])
    })

    test('behavior: opens the list of wallets after a second without a response', async () => {
      const { kit, clock, viewsOf } = reloaded({ ...old, open: true, behavior: 'hangs' })
      void openModal(kit)
      await clock.advance(restoreWaitMs - 1)
      expect(viewsOf()).toBe('closed')
      await clock.advance(1)
      expect(viewsOf()).toEqual(['connect'])
    })

    test('behavior: the account replaces the list of wallets if the wallet responds later', async () => {
      const { kit, clock, viewsOf, adapter } = reloaded({ ...old, open: true, behavior: 'hangs' })
      const opened = openModal(kit)
      await clock.advance(restoreWaitMs)
      expect(viewsOf()).toEqual(['connect'])
      adapter.hostConnect('io.old')
      expect(viewsOf()).toEqual(['account'])
      expect(await opened).toMatchObject({ connectorId: 'io.old' })
    })

    test('behavior: the list of wallets closes if it was requested and the wallet responds later', async () => {
      const { kit, viewsOf, adapter } = reloaded({ ...old, open: true, behavior: 'hangs' })
      void openModal(kit, { view: 'connect' })
      expect(viewsOf()).toEqual(['connect'])
      adapter.hostConnect('io.old')
      expect(viewsOf()).toBe('closed')
    })

    test('behavior: a view that needs no account does not wait', () => {
      const { kit, viewsOf } = reloaded({ ...old, open: true })
      void openModal(kit, { view: 'networks' })
      expect(viewsOf()).toEqual(['networks'])
    })

    test('behavior: resolves to undefined if the kit is destroyed', async () => {
      const { kit } = reloaded({ ...old, open: true, behavior: 'hangs' })
      const opened = openModal(kit)
      kit.destroy()
      expect(await opened).toBeUndefined()
    })
  })

  test('behavior: opens UnsupportedChain on a network that is not supported', async () => {
    const options = {
      adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', chainId: elsewhere.caipNetworkId }] })],
      networks: [local],
    } as const
    const locked = mounted(options)
    await connect(locked.kit, { connectorId: 'io.fake' })
    await closeModal(locked.kit, { force: true })
    void openModal(locked.kit)
    expect(locked.viewsOf()).toEqual(['unsupported-chain'])
    // Closing is refused, and the modal shakes.
    await closeModal(locked.kit)
    expect(locked.kit.getState().modal).toMatchObject({ status: 'open', shaking: true })
    await locked.clock.advance(500)
    expect(locked.kit.getState().modal).toMatchObject({ status: 'open', shaking: false })

    const free = mounted({
      ...options,
      adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', chainId: elsewhere.caipNetworkId }] })],
      allowUnsupportedChain: true,
    })
    await connect(free.kit, { connectorId: 'io.fake' })
    void openModal(free.kit)
    expect(free.viewsOf()).toEqual(['account'])
  })

  test.each(['networks', 'what-is-a-wallet', 'get-wallet', 'what-is-a-network'] as const)(
    'param: view %s',
    (view) => {
      const { kit, viewsOf } = mounted()
      void openModal(kit, { view })
      expect(viewsOf()).toEqual([view])
    },
  )

  test.each(['account', 'receive'] as const)(
    'param: view %s opens the list of wallets if no wallet is connected',
    (view) => {
      const { kit, viewsOf } = mounted()
      void openModal(kit, { view })
      expect(viewsOf()).toEqual(['connect'])
    },
  )

  test('param: view receive', async () => {
    const { kit } = mounted()
    await connect(kit, { connectorId: 'io.fake' })
    void openModal(kit, { view: 'receive' })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'receive', namespace: 'eip155' }] })
  })

  test('param: view receive opens the account if features.receive is false', async () => {
    const { kit, viewsOf } = mounted({ features: { receive: false } })
    await connect(kit, { connectorId: 'io.fake' })
    void openModal(kit, { view: 'receive' })
    expect(viewsOf()).toEqual(['account'])
  })

  test('param: namespace', async () => {
    const { kit } = mounted()
    void openModal(kit, { namespace: 'eip155' })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'connect', namespace: 'eip155' }] })
    void openModal(kit, { view: 'connect', namespace: 'eip155' })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'connect', namespace: 'eip155' }] })
  })

  test('error: a namespace that is not configured', async () => {
    const { kit, viewsOf } = mounted()
    await expect(openModal(kit, { namespace: 'solana' })).rejects.toBeInstanceOf(NetworkNotFoundError)
    expect(viewsOf()).toBe('closed')
  })
})

describe('navigate and goBack', () => {
  test('default', async () => {
    const { kit, clock, facts, viewsOf } = mounted()
    void openModal(kit)
    await navigate(kit, { route: { view: 'what-is-a-wallet' } })
    expect(viewsOf()).toEqual(['connect', 'what-is-a-wallet'])
    await navigate(kit, { route: { view: 'get-wallet' }, replace: true })
    expect(viewsOf()).toEqual(['connect', 'get-wallet'])
    await goBack(kit)
    expect(viewsOf()).toEqual(['connect'])
    await clock.advance(99)
    expect(facts.some(({ type }) => type === 'wentBack')).toBe(false)
    await clock.advance(1)
    expect(facts.at(-1)).toEqual({ feature: 'modal', type: 'wentBack', from: { view: 'get-wallet' } })
    await goBack(kit)
    expect(viewsOf()).toBe('closed')
  })

  test('behavior: do nothing while the modal is closed, and do not reject', async () => {
    const { kit, viewsOf } = mounted()
    await navigate(kit, { route: { view: 'networks' } })
    await navigate(kit, { route: { view: 'networks' }, replace: true })
    await goBack(kit)
    await closeModal(kit)
    expect(viewsOf()).toBe('closed')
  })
})

test.each(['receive', 'compatible-networks'] as const)(
  'behavior: closes the view %s when its account disconnects',
  async (view) => {
    const { kit, viewsOf } = mounted()
    await connect(kit, { connectorId: 'io.fake' })
    void openModal(kit, { view: 'networks' })
    await navigate(kit, { route: { view, namespace: 'eip155' }, replace: true })
    expect(viewsOf()).toEqual([view])
    await disconnect(kit)
    expect(viewsOf()).toBe('closed')
  },
)

describe('closeModal', () => {
  test('param: reason', async () => {
    const { kit, facts } = mounted()
    void openModal(kit)
    await closeModal(kit, { reason: 'backdrop' })
    void openModal(kit)
    await closeModal(kit)
    const reasons = facts.flatMap((fact) => (fact.type === 'closed' && 'reason' in fact ? [fact.reason] : []))
    expect(reasons).toEqual(['backdrop', 'action'])
  })

  test('behavior: an inline modal goes to its first view instead', async () => {
    const { kit, viewsOf } = mounted({ enableEmbedded: true })
    expect(viewsOf()).toEqual(['connect'])
    await navigate(kit, { route: { view: 'what-is-a-wallet' } })
    await closeModal(kit)
    expect(viewsOf()).toEqual(['connect'])
  })
})
