import { describe, expect, test, vi } from 'vitest'
import type { Fact } from '../engine/types.js'
import { closeModal } from '../features/shell/modal/closeModal.js'
import { openModal } from '../features/shell/modal/openModal.js'
import { setThemeMode } from '../features/shell/theme/setThemeMode.js'
import { connect } from '../features/wallet/connection/connect.js'
import { getAccount } from '../features/wallet/connection/getAccount.js'
import { UnexpectedError } from '../foundation/errors/unexpected.js'
import { AbortedError } from '../foundation/errors/wallet.js'
// This path is not replaced in tests.
import { machines as source } from '../kit/loadMachines.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { fakeClock } from '../testing/fakeClock.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { createKit } from './createKit.js'
import { createLatchkit } from './createLatchkit.js'
import { initialStates } from './initialStates.js'
import { type Machines, machines } from './machines.js'
import { features } from './registry.js'

/** A kit whose machines load when the test says so. */
function setUp(options: Partial<Parameters<typeof createKit>[0]> = {}) {
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake' }] })
  const loads: PromiseWithResolvers[] = []
  const load = vi.fn(
    () =>
      new Promise<Machines>((resolve, reject) => loads.push({ resolve: () => resolve(machines), reject })),
  )
  const given = () => ({
    projectId: 'test',
    networks: [testNetworks[0]] as const,
    adapters: [fakeAdapter({ wallets: [{ id: 'io.fake' }] })] as const,
    storage: fakeStorage(),
    ...options,
  })
  const kit = createKit({ ...given(), adapters: options.adapters ?? [adapter] }, load)
  const facts: Fact[] = []
  kit.internal.onFact((fact) => facts.push(fact))
  const finish = async () => {
    loads.at(-1)?.resolve()
    await nextMacrotask()
  }
  return { kit, adapter, load, loads, given, facts, finish }
}

type PromiseWithResolvers = { readonly resolve: () => void; readonly reject: (error: unknown) => void }

const names = (facts: readonly Fact[]) => facts.map(({ feature, type }) => `${feature}/${type}`)

describe('before the machines are loaded', () => {
  test('default: the initial state is that of loaded machines, and nothing is loaded', () => {
    const { kit, load, given } = setUp()
    expect(kit.getState()).toEqual(createKit(given(), machines).getInitialState())
    expect(Object.keys(kit.getState())).toEqual(features.map(({ name }) => name))
    expect(load).not.toHaveBeenCalled()
  })

  test('default: each feature of the kit has its initial state', () => {
    expect(
      Object.entries(initialStates).map(([name, { perNamespace = false }]) => [name, perNamespace]),
    ).toEqual(features.map(({ name, perNamespace }) => [name, perNamespace]))
  })

  test('behavior: loading them does not change the state or notify subscribers', async () => {
    const { kit, finish } = setUp()
    const before = kit.getState()
    const listener = vi.fn()
    kit.subscribe(listener)
    const ready = kit.internal.ready()
    await finish()
    await ready
    expect(kit.getState()).toBe(before)
    expect(listener).not.toHaveBeenCalled()
    expect(kit.internal.ready()).toBeUndefined()
  })

  test('behavior: the stored network and account are shown, and the machines restore that session', async () => {
    const [one, two] = testNetworks
    const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
    const items = {
      'latchkit.v1.test.chain': two.caipNetworkId,
      'latchkit.v1.test.connector.eip155': 'io.fake',
      'latchkit.v1.test.address.eip155': address,
    }
    const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', open: true }] })
    const { kit, load, finish } = setUp({
      networks: [one, two],
      adapters: [adapter],
      storage: fakeStorage({ items }),
    })
    expect(getAccount(kit).storedAddress).toBeUndefined()
    kit.showStored()
    expect(load).not.toHaveBeenCalled()
    expect(getAccount(kit)).toMatchObject({ status: 'reconnecting', storedAddress: address })
    expect(kit.getState().network.selected.eip155).toBe(two.caipNetworkId)
    // A server has rendered the state without them.
    expect(getAccount({ getState: kit.getInitialState }).storedAddress).toBeUndefined()
    const state = kit.getState()
    kit.mount()
    expect(kit.getState()).toBe(state)
    await finish()
    await expect.poll(() => getAccount(kit)).toMatchObject({ isConnected: true, address })
  })

  test('behavior: without an adapter for it, a stored session ends once the machines are loaded', async () => {
    const { kit, finish } = setUp({
      storage: fakeStorage({ items: { 'latchkit.v1.test.connector.eip155': 'io.gone' } }),
    })
    kit.mount()
    expect(getAccount(kit).status).toBe('reconnecting')
    await finish()
    await expect.poll(() => getAccount(kit).status).toBe('disconnected')
  })

  test('behavior: a storage that throws shows nothing', () => {
    const warn = vi.spyOn(console, 'warn').mockReturnValue()
    const storage = fakeStorage()
    const { kit } = setUp({
      storage: {
        ...storage,
        getItem: () => {
          throw new Error('blocked')
        },
      },
    })
    const state = kit.getState()
    kit.showStored()
    expect(kit.getState()).toBe(state)
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  test('error: an invalid option throws synchronously', () => {
    expect(() => setUp({ defaultNetwork: testNetworks[1] })).toThrow('defaultNetwork')
  })
})

describe('commands that wait', () => {
  test('behavior: run once, in their order, with the facts of loaded machines', async () => {
    const run = (kit: ReturnType<typeof setUp>['kit']) => {
      void setThemeMode(kit, { themeMode: 'dark' })
      kit.mount()
      void openModal(kit)
      void closeModal(kit)
      void openModal(kit, { view: 'networks' })
    }
    const lazy = setUp()
    run(lazy.kit)
    expect(lazy.load).toHaveBeenCalledTimes(1)
    expect(lazy.kit.getState()).toBe(lazy.kit.getInitialState())
    expect(lazy.adapter.started).toBe(false)
    await lazy.finish()

    const eager = createKit(lazy.given(), machines)
    const facts: Fact[] = []
    eager.internal.onFact((fact) => facts.push(fact))
    run(eager)
    await nextMacrotask()
    expect(names(lazy.facts)).toEqual(names(facts))
    expect(names(facts)).toContain('modal/closed')
    expect(lazy.kit.getState()).toEqual(eager.getState())
    expect(lazy.adapter.started).toBe(true)
  })

  test('behavior: a loaded kit runs them at once', async () => {
    const { kit, finish } = setUp()
    kit.mount()
    await finish()
    void openModal(kit)
    expect(kit.getState().modal.status).toBe('open')
  })

  test('behavior: connect waits for the wallets of the adapters', async () => {
    const { kit, finish } = setUp()
    kit.mount()
    const connected = connect(kit, { connectorId: 'io.fake' })
    await finish()
    expect((await connected).connectorId).toBe('io.fake')
  })

  test('behavior: a kit that is unmounted while they load is not started', async () => {
    const { kit, adapter, finish } = setUp()
    kit.mount()()
    await finish()
    expect(adapter.started).toBe(false)
    kit.mount()
    expect(adapter.started).toBe(true)
  })

  test('behavior: a kit that is destroyed while they load settles its actions and starts nothing', async () => {
    const { kit, adapter, finish } = setUp()
    kit.mount()
    const opened = openModal(kit)
    const connected = connect(kit, { connectorId: 'io.fake' })
    const expected = expect(connected).rejects.toBeInstanceOf(AbortedError)
    kit.destroy()
    await finish()
    expect(await opened).toBeUndefined()
    await expected
    expect(adapter.started).toBe(false)
    expect(kit.getState()).toBe(kit.getInitialState())
    await expect(
      kit.internal.request({ feature: 'modal', event: { type: 'shaken' } }, () => undefined),
    ).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: machines that could not be loaded are loaded with the next command, and none is lost', async () => {
    const { kit, load, loads, facts, finish } = setUp()
    const ready = kit.internal.ready()
    void openModal(kit)
    const cause = new Error('offline')
    const rejected = expect(ready).rejects.toMatchObject({ cause })
    loads[0]?.reject(cause)
    await rejected
    await expect(ready).rejects.toBeInstanceOf(UnexpectedError)
    expect(facts).toEqual([])
    void setThemeMode(kit, { themeMode: 'dark' })
    expect(load).toHaveBeenCalledTimes(2)
    await finish()
    expect(kit.getState().modal.status).toBe('open')
    expect(kit.getState().theme.chosen).toBe('dark')
  })

  test('error: after a failure they are loaded again after 30 s, without a command', async () => {
    const clock = fakeClock()
    const { kit, adapter, load, loads, finish } = setUp({ clock })
    kit.mount()
    loads[0]?.reject(new Error('offline'))
    await nextMacrotask()
    await clock.advance(30_000)
    expect(load).toHaveBeenCalledTimes(2)
    await finish()
    expect(adapter.started).toBe(true)
  })
})

test('default: createLatchkit loads the machines itself in a chunk', async () => {
  expect(typeof source === 'function' && (await source())).toBe(machines)
  expect(createLatchkit({ projectId: 'test', networks: [testNetworks[0]] }).internal.ready()).toBeUndefined()
})
