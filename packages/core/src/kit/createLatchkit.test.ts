import { describe, expect, test, vi } from 'vitest'
import type { Latchkit } from '../engine/latchkit.js'
import type { Fact } from '../engine/types.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import type { AdapterFactory } from '../ports/Adapter.js'
import type { TelemetryEvent } from '../ports/Telemetry.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { fakeStorage } from '../testing/fakeStorage.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { createLatchkit } from './createLatchkit.js'

// Core's tests have no platform types; this listens for the unhandled errors that Node reports.
declare const process: Record<
  'on' | 'off',
  (event: 'uncaughtException', listener: (error: unknown) => void) => void
>

const connect = (kit: Latchkit, connectorId = 'io.fake') =>
  kit.internal.request(
    {
      feature: 'connection',
      namespace: 'eip155',
      event: { type: 'connect', id: 'attempt', connectorId },
    },
    (fact) => {
      if (fact.feature !== 'connection') return undefined
      if (fact.type === 'connected') return { value: fact.session.accounts[0].address }
      return fact.type === 'declined' ? { error: fact.error } : undefined
    },
  )

describe('createLatchkit', () => {
  test.each([undefined, '', ' '])('behavior: shows an alert for the project id %j', (projectId) => {
    const kit = createLatchkit({ networks: [testNetworks[0]], projectId, debug: true })
    expect(kit.getState().alerts.alert).toEqual({ code: 'PROJECT_ID_NOT_CONFIGURED', variant: 'error' })
  })

  test('default: has no side effects before it is mounted', () => {
    const storage = fakeStorage()
    const read = vi.spyOn(storage, 'getItem')
    const { kit, adapters } = createTestKit({ storage })
    expect(adapters[0].started).toBe(false)
    expect(read).not.toHaveBeenCalled()
    expect(kit.getState()).toBe(kit.getInitialState())
  })

  test('default: mounting starts discovery, unmounting stops it, and it can be mounted again', () => {
    const { kit, adapters } = createTestKit()
    const stop = kit.mount()
    expect(adapters[0].started).toBe(true)
    expect(kit.getState().wallets.connectors.eip155?.map(({ id }) => id)).toEqual(['io.fake'])
    stop()
    expect(adapters[0].started).toBe(false)
    kit.mount()
    expect(adapters[0].started).toBe(true)
  })

  test('param: name: separates the storage of two kits on one origin', async () => {
    const storage = fakeStorage()
    const load = (name?: string) => {
      const test = createTestKit({
        storage,
        adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', open: true }] })],
        name,
      })
      test.kit.mount()
      return test.kit
    }
    await connect(load('shop'))
    const keys = [...storage.items.keys()]
    expect(keys).toContain('latchkit.v1.shop.connector.eip155')
    expect(keys.every((key) => key.startsWith('latchkit.v1.shop.'))).toBe(true)
    const other = load()
    expect(other.config.name).toBe('test')
    expect(other.getState().connection.eip155).toEqual({ status: 'disconnected' })
    const again = load('shop')
    await nextMacrotask()
    expect(again.getState().connection.eip155).toMatchObject({ status: 'connected' })
  })

  test('behavior: without an adapter, the list of wallets is empty immediately', () => {
    const kit = createLatchkit({ projectId: 'test', networks: [testNetworks[0]], storage: null })
    expect(kit.getState().wallets.connectors).toEqual({})
    kit.mount()
    expect(kit.getState().wallets.connectors).toEqual({ eip155: [] })
  })

  test('behavior: a kit that is mounted twice stops with the last cleanup; repeated cleanups are ignored', () => {
    const { kit, adapters } = createTestKit()
    const first = kit.mount()
    const second = kit.mount()
    first()
    first()
    expect(adapters[0].started).toBe(true)
    second()
    expect(adapters[0].started).toBe(false)
  })

  test('behavior: the state is the same reference until something changes', () => {
    const { kit } = createTestKit()
    kit.mount()
    const before = kit.getState()
    expect(kit.getState()).toBe(before)
    kit.internal.send({ feature: 'theme', event: { type: 'choose', mode: 'dark' } })
    expect(kit.getState()).not.toBe(before)
    expect(kit.getState().connection).toBe(before.connection)
  })

  test('behavior: two kits share no state', async () => {
    const a = createTestKit()
    const b = createTestKit()
    a.kit.mount()
    b.kit.mount()
    const before = b.kit.getState()
    await connect(a.kit)
    a.kit.internal.send({ feature: 'modal', event: { type: 'open', route: { view: 'networks' } } })
    a.kit.internal.send({ feature: 'theme', event: { type: 'choose', mode: 'dark' } })
    a.kit.destroy()
    expect(b.kit.getState()).toBe(before)
    expect(b.facts).toEqual([
      { feature: 'network', type: 'started' },
      { feature: 'wallets', type: 'connectorsAdded', namespace: 'eip155', connectorIds: ['io.fake'] },
      expect.objectContaining({ type: 'notRestored' }),
    ])
  })

  test('behavior: emits facts in order, each after the commands of its policy were sent', async () => {
    const { kit } = createTestKit()
    kit.mount()
    const seen: string[] = []
    kit.internal.onFact((fact) =>
      seen.push(`${fact.feature}/${fact.type} ${kit.getState().balance.eip155?.status}`),
    )
    await connect(kit)
    expect(seen[0]).toBe('connection/connected loading')
  })

  test('behavior: a listener that throws does not affect the kit or the other listeners', async () => {
    const { kit } = createTestKit()
    kit.mount()
    const uncaught: unknown[] = []
    const onUncaught = (error: unknown) => uncaught.push(error)
    process.on('uncaughtException', onUncaught)
    const facts: Fact[] = []
    kit.internal.onFact(() => {
      throw new Error('of the host')
    })
    kit.internal.onFact((fact) => facts.push(fact))
    await connect(kit)
    await nextMacrotask()
    process.off('uncaughtException', onUncaught)
    expect(facts.some((fact) => fact.type === 'connected')).toBe(true)
    expect(uncaught).toEqual(expect.arrayContaining([expect.objectContaining({ message: 'of the host' })]))
  })

  test('error: an action that its machine ignores rejects', async () => {
    const { kit } = createTestKit()
    kit.mount()
    const command = {
      feature: 'connection',
      namespace: 'eip155',
      event: { type: 'disconnect', id: '1' },
    } as const
    await expect(kit.internal.request(command, () => undefined)).rejects.toMatchObject({
      code: 'action-ignored',
    })
  })

  test('error: drops a command to an unknown feature or namespace, and rejects its action', async () => {
    const { kit } = createTestKit()
    kit.mount()
    const before = kit.getState()
    const command = { feature: 'connection', namespace: 'solana', event: { type: 'cancel' } } as const
    await expect(kit.internal.request(command, () => undefined)).rejects.toMatchObject({
      code: 'action-ignored',
    })
    expect(kit.getState()).toBe(before)
  })

  test('error: destroy rejects pending actions, stops all effects and is final', async () => {
    const { kit, adapters, facts } = createTestKit({
      adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', behavior: 'hangs' }] })],
    })
    kit.mount()
    const asked = connect(kit)
    kit.destroy()
    await expect(asked).rejects.toThrow(AbortedError)
    const count = facts.length
    adapters[0].wallet('io.fake').approve()
    await nextMacrotask()
    expect(facts).toHaveLength(count)
    expect(adapters[0].started).toBe(false)
    await expect(connect(kit)).rejects.toThrow(AbortedError)
    expect(() => kit.mount()).toThrow(AbortedError)
  })

  test('error: two adapters for one namespace', () => {
    expect(() =>
      createLatchkit({
        projectId: 'p',
        networks: [testNetworks[0]],
        adapters: [fakeAdapter(), fakeAdapter()],
      }),
    ).toThrow(/adapters: two adapters for the namespace "eip155"/)
  })

  test('error: an adapter that fails to start does not affect the others', () => {
    const broken: AdapterFactory = (context) => ({
      ...fakeAdapter({ namespace: 'solana' })(context),
      start() {
        throw new Error('no wallet standard here')
      },
    })
    const solana = {
      ...testNetworks[2],
      id: 'local',
      chainNamespace: 'solana',
      caipNetworkId: 'solana:local',
    } as const
    const working = fakeAdapter()
    const kit = createLatchkit({
      projectId: 'p',
      networks: [solana, testNetworks[0]],
      adapters: [broken, working],
      storage: null,
      debug: false,
    })
    kit.mount()
    expect(working.started).toBe(true)
    expect(kit.getState().connection.solana).toEqual({ status: 'disconnected' })
  })

  test('param: initialState: a server and the first render show "reconnecting"', async () => {
    const { kit } = createTestKit({ initialState: { connectors: { eip155: 'io.fake' } } })
    expect(kit.getState().connection.eip155).toEqual({ status: 'reconnecting', next: [] })
    // The browser's storage has no session, so the state does not stay "reconnecting".
    kit.mount()
    await nextMacrotask()
    expect(kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
  })

  test('param: storage: null, or a storage that throws, is ignored', async () => {
    for (const storage of [null, fakeStorage({ throws: true })]) {
      const kit = createLatchkit({
        projectId: 'p',
        networks: [testNetworks[0]],
        adapters: [fakeAdapter()],
        storage,
      })
      kit.mount()
      await expect(connect(kit)).resolves.toMatch(/^0x/)
    }
  })

  test('param: telemetry: receives events, never addresses, and may throw', async () => {
    const events: TelemetryEvent[] = []
    const sink = {
      track(event: TelemetryEvent) {
        events.push(event)
        throw new Error('of the sink')
      },
    }
    const { kit } = createTestKit({ telemetry: sink, debug: false })
    kit.mount()
    const address = await connect(kit)
    await expect.poll(() => events.map(({ event }) => event)).toContain('CONNECT_SUCCESS')
    expect(JSON.stringify(events)).not.toContain(address)
  })
})

describe('reload', () => {
  test('default: restores the session without a prompt', async () => {
    const storage = fakeStorage()
    const first = createTestKit({ storage })
    first.kit.mount()
    await connect(first.kit)
    first.kit.destroy()
    const second = createTestKit({
      storage,
      adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', open: true }] })],
    })
    second.kit.mount()
    expect(second.kit.getState().connection.eip155?.status).toBe('reconnecting')
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155?.status).toBe('connected')
    expect(second.adapters[0].prompts).toBe(0)
  })

  test('behavior: restores the session of a wallet that announces itself late', async () => {
    const storage = fakeStorage()
    const first = createTestKit({ storage })
    first.kit.mount()
    await connect(first.kit)
    const late = fakeAdapter({ wallets: [{ id: 'io.fake', open: true, announced: false }] })
    const second = createTestKit({ storage, adapters: [late] })
    second.kit.mount()
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
    late.wallet('io.fake').announce()
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155?.status).toBe('connected')
    expect(late.prompts).toBe(0)
  })

  test('behavior: does not restore a late wallet if the user has chosen another one', async () => {
    const storage = fakeStorage()
    const first = createTestKit({ storage })
    first.kit.mount()
    await connect(first.kit)
    const adapter = fakeAdapter({
      wallets: [{ id: 'io.fake', open: true, announced: false }, { id: 'io.other' }],
    })
    const second = createTestKit({ storage, adapters: [adapter] })
    second.kit.mount()
    await nextMacrotask()
    await connect(second.kit, 'io.other')
    adapter.wallet('io.fake').announce()
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155).toMatchObject({ session: { connectorId: 'io.other' } })
  })

  test('behavior: restores the session when mounted, unmounted and mounted again, as React does in StrictMode', async () => {
    const storage = fakeStorage()
    const first = createTestKit({ storage })
    first.kit.mount()
    await connect(first.kit)
    const second = createTestKit({
      storage,
      adapters: [fakeAdapter({ wallets: [{ id: 'io.fake', open: true }] })],
    })
    second.kit.mount()()
    second.kit.mount()
    await nextMacrotask()
    expect(second.kit.getState().connection.eip155?.status).toBe('connected')
  })
})
