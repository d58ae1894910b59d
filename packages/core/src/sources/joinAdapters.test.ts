import { describe, expect, test } from 'vitest'
import type { Adapter, AdapterEvent, PortContext, Session } from '../ports/Adapter.js'
import { createTestKit } from '../testing/createTestKit.js'
import { type FakeAdapter, fakeAdapter } from '../testing/fakeAdapter.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { joinAdapters } from './joinAdapters.js'

const { signal } = new AbortController()

const connectedTo = (session: Session) => ({ status: 'connected', session }) as const

/** Joins and starts three sources: the app's adapter, the relay and another one. */
function setUp(
  fakes: readonly [FakeAdapter, ...FakeAdapter[]] = [
    fakeAdapter({ wallets: [{ id: 'app' }, { id: 'shared' }] }),
    fakeAdapter({ wallets: [{ id: 'relay' }] }),
    fakeAdapter({ wallets: [{ id: 'view-only' }, { id: 'shared' }] }),
  ],
) {
  const { kit } = createTestKit()
  const context: PortContext = {
    ...kit.internal,
    projectId: 'test',
    metadata: kit.config.metadata,
    networks: testNetworks,
    enableEIP6963: true,
    enableInjected: true,
  }
  const [first, ...rest] = fakes
  const adapters: readonly [Adapter, ...Adapter[]] = [first(context), ...rest.map((fake) => fake(context))]
  const events: AdapterEvent[] = []
  const warnings: string[] = []
  let session: Session | undefined
  const joined = joinAdapters(adapters, {
    getState: () =>
      session ? { ...kit.getState(), connection: { eip155: connectedTo(session) } } : kit.getState(),
    warn: (message) => warnings.push(message),
  })
  const stop = joined.start((event) => events.push(event))
  return {
    joined,
    adapters,
    fakes,
    events,
    warnings,
    stop,
    setCurrent(connectorId: string) {
      session = { connectorId, accounts: [{ address: '0x1', type: 'eoa' }], chainId: 'eip155:31337' }
    },
  }
}

describe('joinAdapters', () => {
  test('default: lists each connector once; the last source that has it owns it', () => {
    const { events } = setUp()
    expect(events).toHaveLength(1)
    expect(events[0]).toMatchObject({
      connectors: [{ id: 'app' }, { id: 'relay' }, { id: 'view-only' }, { id: 'shared' }],
    })
  })

  test('behavior: returns a single source unchanged', () => {
    const { adapters } = setUp()
    const { kit } = createTestKit()
    expect(joinAdapters([adapters[0]], kit.internal)).toBe(adapters[0])
  })

  test.each([
    ['app', 0],
    ['relay', 1],
    ['view-only', 2],
    ['shared', 2],
  ])('behavior: sends the requests of %s to its source', async (connectorId, owner) => {
    const { joined, fakes } = setUp()
    const session = await joined.connect({ connectorId, signal })
    await joined.signMessage({ connectorId, address: session.accounts[0].address, message: 'hello' })
    expect(fakes.map(({ prompts }) => prompts)).toEqual(fakes.map((_, index) => (index === owner ? 2 : 0)))
    expect(fakes[owner]?.session).toEqual(session)
    await joined.disconnect({ connectorId })
    expect(fakes[owner]?.session).toBeUndefined()
  })

  test('behavior: sends an unknown connector to the first source', async () => {
    const { joined } = setUp()
    await expect(joined.connect({ connectorId: 'unknown', signal })).rejects.toMatchObject({
      code: 'wallet-not-found',
    })
  })

  test('behavior: disconnects the wallet that a session of another source replaces', async () => {
    const { joined, fakes, warnings, setCurrent } = setUp()
    await joined.connect({ connectorId: 'app', signal })
    setCurrent('app')
    fakes[1]?.hostConnect('relay')
    await nextMacrotask()
    expect(fakes[0].session).toBeUndefined()
    expect(warnings).toEqual([])
  })

  test('behavior: keeps the wallet of the source whose session changes', async () => {
    const { joined, fakes, setCurrent } = setUp()
    await joined.connect({ connectorId: 'relay', signal })
    setCurrent('relay')
    fakes[1]?.hostConnect('relay')
    await nextMacrotask()
    expect(fakes[1]?.session).toMatchObject({ connectorId: 'relay' })
  })

  test('behavior: reads the network through the first source', async () => {
    const { joined, fakes } = setUp()
    const chainId = testNetworks[0].caipNetworkId
    fakes[0].setBalance({ address: '0x1', chainId, value: 5n })
    fakes[1]?.setBalance({ address: '0x1', chainId, value: 7n })
    await expect(joined.getBalance({ address: '0x1', network: testNetworks[0], signal })).resolves.toBe(5n)
  })

  test('behavior: stops every source', () => {
    const { fakes, stop } = setUp()
    expect(fakes.map(({ started }) => started)).toEqual([true, true, true])
    stop()
    expect(fakes.map(({ started }) => started)).toEqual([false, false, false])
  })

  test('error: warns if the replaced wallet could not be disconnected', async () => {
    const { fakes, warnings, setCurrent } = setUp()
    // The first source has no session, so its wallet cannot be disconnected.
    setCurrent('app')
    fakes[0].wallet('app').behavior = 'fails'
    fakes[1]?.hostConnect('relay')
    await nextMacrotask()
    expect(warnings).toEqual(['app could not be disconnected.'])
  })
})
