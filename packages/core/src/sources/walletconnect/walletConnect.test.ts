import { describe, expect, test } from 'vitest'
import type { Fact } from '../../engine/types.js'
import {
  connect,
  createPairing,
  disconnect,
  getAccount,
  getProvider,
  navigate,
  openModal,
} from '../../exports/actions.js'
import { base, bitcoin, mainnet, solana } from '../../exports/networks.js'
import { createTestKit, fakeAdapter, fakeRelay, nextMacrotask } from '../../exports/testing.js'
import { toAccountModel } from '../../exports/views.js'
import type { Network } from '../../foundation/schema/network.js'
import { evmAddress, networks, startKit, viaRelay } from './kit.fixtures.js'
import type { RemoteProvider } from './namespaces/createNamespaceClient.js'
import { walletConnect } from './walletConnect.js'

const filterByType = (facts: readonly Fact[], type: string) => facts.filter((fact) => fact.type === type)

describe('connect', () => {
  test('default: one approval connects every namespace of the session', async () => {
    const { kit, relay, account } = startKit()
    const connected = await connect(kit, viaRelay)
    expect(connected).toMatchObject({ namespace: 'eip155', chainId: 'eip155:1', address: evmAddress })
    await nextMacrotask()
    expect(account('solana')).toMatchObject({ status: 'connected', connectorId: 'walletConnect' })
    expect(relay.uris).toHaveLength(1)
    expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  })

  test('behavior: connecting a second namespace of the session needs no new URI', async () => {
    const { kit, relay } = startKit()
    await connect(kit, viaRelay)
    await connect(kit, { ...viaRelay, namespace: 'solana' })
    expect(relay.uris).toHaveLength(1)
  })

  test('behavior: connecting again after a disconnection needs a new URI', async () => {
    const { kit, relay } = startKit()
    await connect(kit, viaRelay)
    await disconnect(kit, { namespace: 'eip155' })
    await connect(kit, viaRelay)
    expect(relay.uris).toHaveLength(2)
  })

  test('param: chainId', async () => {
    const { kit } = startKit()
    const { chainId } = await connect(kit, { ...viaRelay, chainId: 'eip155:8453' })
    expect(chainId).toBe('eip155:8453')
  })

  test('behavior: uses the chain that the Connect view was opened with, if the session contains it', async () => {
    const { kit, relay, account } = startKit()
    relay.behavior = 'waits'
    const at = { view: 'connect', namespace: 'eip155', chainId: 'eip155:8453' } as const
    const scanned = async (namespaces?: NonNullable<typeof relay.session>['namespaces']) => {
      void openModal(kit, { view: 'networks' })
      await navigate(kit, { route: at })
      await navigate(kit, { route: { view: 'connecting-remote' } })
      await nextMacrotask()
      relay.approve(namespaces ? { namespaces } : {})
      await nextMacrotask()
    }
    await scanned()
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(account('solana').chainId).toBe(solana.caipNetworkId)
    // This also holds after the modal has closed.
    expect(kit.getState().modal.status).toBe('closed')
    relay.update(relay.session?.namespaces ?? {})
    expect(account('eip155').chainId).toBe('eip155:8453')
    const { eip155 } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    await scanned({
      eip155: { ...eip155, accounts: [`eip155:1:${evmAddress}`], chains: ['eip155:1'] },
    })
    expect(account('eip155').chainId).toBe('eip155:1')
  })

  test('error: the user declines', async () => {
    const { kit, relay, account } = startKit()
    relay.behavior = 'rejects'
    await expect(connect(kit, viaRelay)).rejects.toMatchObject({ code: 'user-rejected' })
    expect(account('eip155').status).toBe('disconnected')
  })

  test('error: no account of the requested namespace', async () => {
    const { kit, relay } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, { ...viaRelay, namespace: 'solana' })
    await nextMacrotask()
    const eip155 = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods: [],
      events: [],
    }
    relay.approve({ namespaces: { eip155 } })
    await expect(connected).rejects.toMatchObject({ code: 'wallet-response' })
    // The namespace that the session contains stays connected.
    expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('connected')
  })

  test.each([
    ['unreachable', 'relay-unreachable', undefined],
    ['invalid-key', 'invalid-project-id', 'INVALID_PROJECT_ID'],
    ['invalid-origin', 'origin-not-allowed', 'INVALID_APP_CONFIGURATION'],
  ] as const)('error: %s while pairing', async (behavior, code, alertCode) => {
    const { kit, relay } = startKit({ debug: true })
    relay.behavior = behavior
    await expect(connect(kit, viaRelay)).rejects.toMatchObject({ code })
    const { alerts, pairing } = kit.getState()
    expect(pairing).toMatchObject({ outcome: { status: 'failed', error: { code } } })
    expect(alerts.alert?.code).toBe(alertCode)
    // Injected wallets still work.
    await expect(connect(kit, { connectorId: 'io.fake' })).resolves.toMatchObject({ connectorId: 'io.fake' })
  })

  test.each([
    ['key', 'INVALID_PROJECT_ID'],
    ['origin', 'INVALID_APP_CONFIGURATION'],
  ] as const)(
    'error: shows an alert if the relay rejects the app during a session: %s',
    async (reason, code) => {
      const { kit, relay, account } = startKit({ debug: true })
      await connect(kit, viaRelay)
      relay.rejectApp(reason)
      expect(kit.getState().alerts.alert).toEqual({ code, variant: 'error' })
      expect(account('eip155').status).toBe('connected')
    },
  )

  test('behavior: connecting another wallet cancels the pairing', async () => {
    const { kit, relay } = startKit()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await nextMacrotask()
    await Promise.all([
      expect(connected).rejects.toMatchObject({ code: 'aborted' }),
      connect(kit, { connectorId: 'io.fake' }),
    ])
    expect(relay.waiting).toBe(0)
    expect(kit.getState().pairing?.status).toBe('idle')
  })

  test('behavior: disconnects the previous wallet of its namespace, but not wallets of other namespaces', async () => {
    const ofSolana = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'sol' }] })
    const { kit, adapters, account } = startKit({ adapters: [fakeAdapter(), ofSolana] })
    await connect(kit, { connectorId: 'io.fake' })
    await connect(kit, { connectorId: 'sol' })
    await connect(kit, { ...viaRelay, namespace: 'eip155' })
    await nextMacrotask()
    expect(account('eip155').connectorId).toBe('walletConnect')
    expect(account('solana').connectorId).toBe('sol')
    expect(adapters[0].session).toBeUndefined()
  })
})

describe('createPairing', () => {
  test('default: returns a URI, and connects the wallet that approves it', async () => {
    const { kit, relay, clock, account } = startKit()
    relay.behavior = 'waits'
    const { uri, expiresAt } = await createPairing(kit)
    expect(uri).toBe(relay.uris[0])
    expect(expiresAt - clock.now()).toBe(240_000)
    await expect(createPairing(kit)).resolves.toEqual({ uri, expiresAt })
    relay.approve()
    await nextMacrotask()
    expect(account('eip155').status).toBe('connected')
    expect(account('solana').status).toBe('connected')
  })

  test('behavior: renews the URI 10 s before it expires, and adopts the first approval of either URI', async () => {
    // Without Solana: its code, loaded by then, would request a balance and start a timer.
    const { kit, relay, clock, facts } = startKit({ networks: [mainnet, base] })
    relay.behavior = 'waits'
    await createPairing(kit)
    await clock.advance(230_000)
    expect(relay.uris).toHaveLength(2)
    expect(relay.waiting).toBe(2)
    expect(kit.getState().pairing).toMatchObject({ pairing: { uri: relay.uris[1] } })
    const [first = '', second = ''] = relay.uris
    relay.approve({ uri: first })
    relay.approve({ uri: second })
    await nextMacrotask()
    expect(filterByType(facts, 'approved')).toHaveLength(1)
    expect(relay.waiting).toBe(0)
    expect(clock.pending).toBe(0)
  })

  test('behavior: cancels the old URI when it expires', async () => {
    const { kit, relay, clock } = startKit()
    relay.behavior = 'waits'
    await createPairing(kit)
    await clock.advance(240_000)
    expect(relay.waiting).toBe(1)
    await clock.advance(230_000)
    expect(relay.uris).toHaveLength(3)
  })

  test('error: without a relay', async () => {
    const { kit } = createTestKit()
    kit.mount()
    await expect(createPairing(kit)).rejects.toMatchObject({ code: 'action-ignored' })
    expect(kit.getState().pairing).toBeUndefined()
  })
})

test('behavior: connects in a namespace without an adapter', async () => {
  const { kit, account } = startKit({ networks: [bitcoin, mainnet] })
  await connect(kit, { ...viaRelay, namespace: 'bip122' })
  expect(account('bip122')).toMatchObject({ status: 'connected' })
  expect(kit.getState().wallets.connectors.bip122).toMatchObject([{ id: 'walletConnect' }])
})

test.each([
  [
    'polkadot',
    'polkadot:91b171bb158e2d3848fa23a9f1c25182',
    '5GrwvaEF5zXb26Fz9rcQpDWS57CtERHpNehXCPcNoHGKutQY',
  ],
  ['cosmos', 'cosmos:cosmoshub-4', 'cosmos1hsk6jryyqjfhp5dhc55tc9jtckygx0eph6dd02'],
] as const)(
  'behavior: %s: connects, uses its own methods, and disconnects',
  async (namespace, caipNetworkId, address) => {
    const network: Network = {
      id: caipNetworkId.slice(namespace.length + 1),
      name: namespace,
      chainNamespace: namespace,
      caipNetworkId,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 10 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    }
    const { kit, relay } = startKit({ networks: [network, mainnet] })
    expect(await connect(kit, { ...viaRelay, namespace })).toMatchObject({ address, chainId: caipNetworkId })
    expect(toAccountModel(kit.getState(), kit.config, namespace)).toMatchObject({
      address,
      wallet: { name: 'Fake Phone' },
    })
    await nextMacrotask()
    // The relay cannot read a balance, and this causes no error.
    expect(kit.getState().snackbar.status).not.toBe('shown')
    const { request } = (await getProvider(kit, { namespace })) as RemoteProvider
    const method = { polkadot: 'polkadot_signMessage', cosmos: 'cosmos_signAmino' }[namespace]
    relay.answers.set(method, { signature: 'abc' })
    expect(await request({ method, params: { address } })).toEqual({ signature: 'abc' })
    expect(relay.requests.at(-1)).toEqual({ chainId: caipNetworkId, method, params: { address } })
    await expect(request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 'wallet-request' })
    await disconnect(kit, { namespace })
    await nextMacrotask()
    expect(getAccount(kit, { namespace }).status).toBe('disconnected')
    expect(relay.ended).toHaveLength(1)
  },
)

test('behavior: two kits share no state', async () => {
  const [one, two] = [startKit(), startKit()]
  const before = two.kit.getState()
  await connect(one.kit, viaRelay)
  expect(two.kit.getState()).toBe(before)
})

test('behavior: restores the session, and listens to it again, after the kit is unmounted and mounted', async () => {
  const relay = fakeRelay()
  const testKit = createTestKit({ relay, networks, debug: false })
  const stop = testKit.kit.mount()
  await connect(testKit.kit, viaRelay)
  const paired = createPairing(testKit.kit)
  await paired
  stop()
  expect(testKit.kit.getState().pairing?.status).toBe('idle')
  testKit.kit.mount()
  await nextMacrotask()
  expect(getAccount(testKit.kit, { namespace: 'eip155' }).status).toBe('connected')
  relay.end('wallet')
  expect(getAccount(testKit.kit, { namespace: 'eip155' }).status).toBe('disconnected')
})

test('behavior: the pairing feature loads with the kit, and an action waits for it', async () => {
  const provider = async () => {
    throw new Error('offline')
  }
  const relay = walletConnect({ provider })
  const { kit, facts } = createTestKit({ networks, relay, debug: false })
  expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 1 })
  await expect(createPairing(kit)).rejects.toMatchObject({ code: 'relay-unreachable' })
  expect(kit.getState().pairing).toMatchObject({ status: 'idle', outcome: { status: 'failed' } })
  expect(filterByType(facts, 'failed')).toHaveLength(1)
  expect(kit.internal.ready()).toBeUndefined()
})
