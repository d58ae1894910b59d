import { describe, expect, test, vi } from 'vitest'
import type { ColorScheme } from '../browser/colorScheme.js'
import type { StoredState } from '../config/stored.js'
import { connect } from '../features/wallet/connection/connect.js'
import { AbortedError } from '../foundation/errors/wallet.js'
import { solana } from '../foundation/networks/solana.js'
import type { ChainNamespace } from '../foundation/schema/caip.js'
import type { Adapter, AdapterFactory } from '../ports/Adapter.js'
import { createTestKit } from '../testing/createTestKit.js'
import { fakeAdapter } from '../testing/fakeAdapter.js'
import { nextMacrotask } from '../testing/nextMacrotask.js'
import { testNetworks } from '../testing/testNetworks.js'
import { createLatchkit } from './createLatchkit.js'
import { start } from './mount.js'

/** A system preference that tests change. */
function fakeColorScheme(prefersDark = false) {
  const listeners = new Set<(dark: boolean) => void>()
  const colorScheme: ColorScheme = {
    prefersDark,
    watchPrefersDark(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
  return { colorScheme, change: (dark: boolean) => listeners.forEach((tell) => void tell(dark)), listeners }
}

/** A kit of two namespaces, started by hand. */
function setUp(
  stored: StoredState = {},
  options: Parameters<typeof createTestKit>[0] = {},
  wallets: NonNullable<Parameters<typeof fakeAdapter>[0]>['wallets'] = [{ id: 'io.fake', open: true }],
) {
  const evm = fakeAdapter({ wallets })
  const sol = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'Sol', open: true }] })
  const test = createTestKit({
    networks: [testNetworks[0], testNetworks[1], solana],
    adapters: [evm, sol],
    ...options,
  })
  const { kit } = test
  const adapters = new Map<ChainNamespace, Adapter>()
  for (const namespace of kit.internal.namespaces) {
    const adapter = kit.internal.adapterOf(namespace)
    if (adapter) adapters.set(namespace, adapter)
  }
  const scheme = fakeColorScheme()
  const stop = start({ kit, adapters, colorScheme: scheme.colorScheme, stored })
  const statuses = () =>
    Object.fromEntries(Object.entries(kit.getState().connection).map(([name, { status }]) => [name, status]))
  return { ...test, evm, sol, scheme, stop, statuses }
}

describe('the theme of the system', () => {
  test('default: followed until the kit is unmounted', () => {
    const { kit, scheme, stop } = setUp()
    expect(kit.getState().theme.system).toBe('light')
    scheme.change(true)
    expect(kit.getState().theme.system).toBe('dark')
    stop()
    scheme.change(false)
    expect(kit.getState().theme.system).toBe('dark')
    expect(scheme.listeners.size).toBe(0)
  })

  test('behavior: read at mount', () => {
    const { kit } = createTestKit()
    const { colorScheme } = fakeColorScheme(true)
    start({ kit, adapters: new Map(), colorScheme, stored: {} })
    expect(kit.getState().theme.system).toBe('dark')
  })
})

describe('stored values', () => {
  test('default: the recent wallets and the networks, before any wallet responds', () => {
    const wallet = { id: 'io.fake', name: 'Fake', namespaces: ['eip155'] } as const
    const { kit } = setUp({
      recentWallets: [wallet],
      chainId: solana.caipNetworkId,
      chainIds: { eip155: testNetworks[1].caipNetworkId },
    })
    expect(kit.getState().wallets.recent).toEqual([wallet])
    expect(kit.getState().network).toMatchObject({
      activeNamespace: 'solana',
      selected: { eip155: testNetworks[1].caipNetworkId, solana: solana.caipNetworkId },
    })
  })

  test('behavior: restores exactly the namespaces that were connected', async () => {
    const { statuses, evm, sol } = setUp({ connectors: { solana: 'Sol' } })
    expect(statuses()).toEqual({ eip155: 'disconnected', solana: 'reconnecting' })
    await nextMacrotask()
    expect(statuses()).toEqual({ eip155: 'disconnected', solana: 'connected' })
    expect(evm.prompts + sol.prompts).toBe(0)
  })

  test('behavior: a namespace without an adapter restores nothing, and has no wallets', () => {
    const { kit } = createTestKit({ networks: [testNetworks[0], solana] })
    const { colorScheme } = fakeColorScheme()
    start({ kit, adapters: new Map(), colorScheme, stored: { connectors: { solana: 'Sol' } } })
    expect(kit.getState().connection.solana).toEqual({ status: 'disconnected' })
    expect(kit.getState().wallets.connectors).toEqual({ eip155: [], solana: [] })
  })
})

describe('a wallet that announces itself late', () => {
  const late = [
    { id: 'io.fake', open: true, announced: false },
    { id: 'io.other', open: true, announced: false },
  ]

  test('behavior: is restored if it was the last one of that namespace', async () => {
    const { evm, statuses, facts } = setUp({ connectors: { eip155: 'io.fake' } }, {}, late)
    await nextMacrotask()
    expect(statuses().eip155).toBe('disconnected')
    evm.wallet('io.other').announce()
    await nextMacrotask()
    expect(statuses().eip155).toBe('disconnected')
    const before = facts.length
    evm.wallet('io.fake').announce()
    await nextMacrotask()
    expect(statuses().eip155).toBe('connected')
    expect(facts.slice(before).map(({ type }) => type)).toContain('connected')
  })

  test('behavior: is not restored after another wallet was connected and disconnected', async () => {
    const { kit, evm, statuses } = setUp({ connectors: { eip155: 'io.fake' } }, {}, late)
    await nextMacrotask()
    evm.wallet('io.other').announce()
    await connect(kit, { connectorId: 'io.other' })
    evm.wallet('io.other').disconnect()
    evm.wallet('io.fake').announce()
    await nextMacrotask()
    expect(statuses().eip155).toBe('disconnected')
  })

  test('behavior: is not restored after the kit was unmounted', async () => {
    const { kit, stop, statuses } = setUp({ connectors: { eip155: 'io.fake' } }, {}, late)
    await nextMacrotask()
    stop()
    const connector = { id: 'io.fake', name: 'Fake', namespace: 'eip155', type: 'announced' } as const
    const event = { type: 'connectorsArrived', namespace: 'eip155', connectors: [connector] } as const
    kit.internal.send({ feature: 'wallets', event })
    await nextMacrotask()
    expect(statuses().eip155).toBe('disconnected')
  })
})

describe('events of an adapter', () => {
  test('behavior: a session of the host app, its change and its end reach that namespace only', async () => {
    const { kit, evm, statuses } = setUp()
    await nextMacrotask()
    evm.hostConnect('io.fake')
    expect(statuses()).toEqual({ eip155: 'connected', solana: 'disconnected' })
    evm.wallet('io.fake').switchChain(testNetworks[1].caipNetworkId)
    expect(kit.getState().connection.eip155).toMatchObject({
      session: { chainId: testNetworks[1].caipNetworkId },
    })
    evm.hostDisconnect()
    expect(statuses()).toEqual({ eip155: 'disconnected', solana: 'disconnected' })
  })

  test('error: an adapter that fails to start logs a warning, and has no wallets', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const failure = new Error('no provider')
    const broken: AdapterFactory = (context) => ({
      ...fakeAdapter()(context),
      start() {
        throw failure
      },
    })
    const kit = createLatchkit({
      projectId: 'p',
      networks: [testNetworks[0]],
      adapters: [broken],
      storage: null,
      initialState: { connectors: { eip155: 'io.fake' } },
      debug: true,
    })
    kit.mount()
    expect(warn.mock.calls).toEqual([['[latchkit] The eip155 adapter did not start.', failure]])
    expect(kit.getState().wallets.connectors).toEqual({ eip155: [] })
    expect(kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
    warn.mockRestore()
  })
})

describe('unmount', () => {
  test('behavior: cancels a pending attempt, and keeps a session', async () => {
    const { kit, evm, stop, statuses } = setUp()
    await connect(kit, { connectorId: 'Sol' })
    evm.wallet('io.fake').behavior = 'hangs'
    const pending = connect(kit, { connectorId: 'io.fake' })
    stop()
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
    expect(statuses()).toEqual({ eip155: 'disconnected', solana: 'connected' })
    expect([evm.started, evm.prompts]).toEqual([false, 1])
  })
})

describe('an inline modal', () => {
  test('behavior: shows the wallets, and the account when it is mounted again', async () => {
    const { kit } = createTestKit({ enableEmbedded: true })
    const stack = () => {
      const { modal } = kit.getState()
      return modal.status === 'open' ? modal.stack : []
    }
    const stop = kit.mount()
    expect(stack()).toEqual([{ view: 'connect' }])
    await connect(kit, { connectorId: 'io.fake' })
    stop()
    kit.mount()
    expect(stack()).toEqual([{ view: 'account', namespace: 'eip155' }])
  })

  test('behavior: a modal that is not inline stays closed', () => {
    expect(setUp().kit.getState().modal).toEqual({ status: 'closed' })
  })
})
