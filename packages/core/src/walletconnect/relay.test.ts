import { describe, expect, test } from 'vitest'
import {
  connect,
  disconnect,
  getAccount,
  getProvider,
  open,
  pair,
  push,
  switchAccount,
  switchNetwork,
} from '../exports/actions.js'
import { base, bitcoin, mainnet, solana } from '../exports/networks.js'
import { createTestKit, fakeAdapter, fakeRelay, fakeStorage, turn } from '../exports/testing.js'
import { toAccountModel } from '../exports/views.js'
import type { Fact } from '../kit/types.js'
import type { Network } from '../schema/network.js'
import type { RemoteProvider } from './halves/plainHalf.js'

const networks: readonly [Network, ...Network[]] = [mainnet, base, solana]
const evmAddress = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const other = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function start(options: Parameters<typeof createTestKit>[0] & { relay?: ReturnType<typeof fakeRelay> } = {}) {
  const relay = options.relay ?? fakeRelay()
  const made = createTestKit({ networks, debug: false, adapters: [fakeAdapter()], ...options, relay })
  made.kit.mount()
  return {
    ...made,
    relay,
    account: (namespace: 'eip155' | 'solana' | 'bip122') => getAccount(made.kit, { namespace }),
  }
}

const viaRelay = { connectorId: 'walletConnect' }
const telling = (facts: readonly Fact[], type: string) => facts.filter((fact) => fact.type === type)

describe('connect', () => {
  test('default: one approval connects every namespace that the wallet opens', async () => {
    const { kit, relay, account } = start()
    const connected = await connect(kit, viaRelay)
    expect(connected).toMatchObject({ namespace: 'eip155', chainId: 'eip155:1', address: evmAddress })
    await turn()
    expect(account('solana')).toMatchObject({ status: 'connected', connectorId: 'walletConnect' })
    expect(relay.uris).toHaveLength(1)
    expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 2 })
  })

  test('behavior: a namespace that is open already is connected without asking anybody', async () => {
    const { kit, relay } = start()
    await connect(kit, viaRelay)
    await disconnect(kit, { namespace: 'eip155' })
    await connect(kit, viaRelay)
    await connect(kit, { ...viaRelay, namespace: 'solana' })
    expect(relay.uris).toHaveLength(2)
  })

  test('param: chainId', async () => {
    const { kit } = start()
    const { chainId } = await connect(kit, { ...viaRelay, chainId: 'eip155:8453' })
    expect(chainId).toBe('eip155:8453')
  })

  test('behavior: by a code, the network that the modal was opened for, where the wallet has opened it', async () => {
    const { kit, relay, account } = start()
    relay.behavior = 'waits'
    const at = { view: 'connect', namespace: 'eip155', chainId: 'eip155:8453' } as const
    const scanned = async (namespaces?: NonNullable<typeof relay.session>['namespaces']) => {
      void open(kit, { view: 'networks' })
      await push(kit, { route: at })
      await push(kit, { route: { view: 'connecting-remote' } })
      await turn()
      relay.approve(namespaces ? { namespaces } : {})
      await turn()
    }
    await scanned()
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(account('solana').chainId).toBe(solana.caipNetworkId)
    // Not only while the modal is open.
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

  test('error: the person says no', async () => {
    const { kit, relay, account } = start()
    relay.behavior = 'rejects'
    await expect(connect(kit, viaRelay)).rejects.toMatchObject({ code: 'user-rejected' })
    expect(account('eip155').status).toBe('disconnected')
  })

  test('error: no account of the namespace that was asked for', async () => {
    const { kit, relay } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, { ...viaRelay, namespace: 'solana' })
    await turn()
    const eip155 = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods: [],
      events: [],
    }
    relay.approve({ namespaces: { eip155 } })
    await expect(connected).rejects.toMatchObject({ code: 'wallet-response' })
    // What it did open stands.
    expect(getAccount(kit, { namespace: 'eip155' }).status).toBe('connected')
  })

  test.each([
    ['unreachable', 'relay-unreachable'],
    ['invalid-key', 'invalid-project-id'],
    ['invalid-origin', 'origin-not-allowed'],
  ] as const)('error: %s', async (behavior, code) => {
    const { kit, relay } = start({ debug: true })
    relay.behavior = behavior
    await expect(connect(kit, viaRelay)).rejects.toMatchObject({ code })
    const { alerts, pairing } = kit.getState()
    expect(pairing).toMatchObject({ outcome: { status: 'failed', error: { code } } })
    // Said where it was asked for, and nowhere else.
    expect(alerts.alert).toBeUndefined()
    // Injected wallets still work.
    await expect(connect(kit, { connectorId: 'io.fake' })).resolves.toMatchObject({ connectorId: 'io.fake' })
  })

  test.each([
    ['key', 'does not know the project id'],
    ['origin', 'does not allow the origin'],
  ] as const)(
    'error: a session whose relay refuses the page, by %s: the developer is told',
    async (reason, text) => {
      const { kit, relay, account } = start({ debug: true })
      await connect(kit, viaRelay)
      relay.refuse(reason)
      expect(kit.getState().alerts.alert).toMatchObject({
        key: 'INVALID_APP_CONFIGURATION',
        message: expect.stringContaining(text),
      })
      expect(account('eip155').status).toBe('connected')
    },
  )

  test('behavior: another wallet that is asked meanwhile calls it off, and a late yes is turned down', async () => {
    const { kit, relay } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await turn()
    await Promise.all([
      expect(connected).rejects.toMatchObject({ code: 'aborted' }),
      connect(kit, { connectorId: 'io.fake' }),
    ])
    expect(relay.waiting).toBe(0)
    expect(kit.getState().pairing?.status).toBe('idle')
  })

  test('behavior: the wallet whose place it takes is closed; another namespace’s is left alone', async () => {
    const ofSolana = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'sol' }] })
    const { kit, adapters, account } = start({ adapters: [fakeAdapter(), ofSolana] })
    await connect(kit, { connectorId: 'io.fake' })
    await connect(kit, { connectorId: 'sol' })
    await connect(kit, { ...viaRelay, namespace: 'eip155' })
    await turn()
    expect(account('eip155').connectorId).toBe('walletConnect')
    expect(account('solana').connectorId).toBe('sol')
    expect(adapters[0].session).toBeUndefined()
  })
})

describe('pair', () => {
  test('default: a URI, and whoever answers is connected', async () => {
    const { kit, relay, clock, account } = start()
    relay.behavior = 'waits'
    const { uri, expiresAt } = await pair(kit)
    expect(uri).toBe(relay.uris[0])
    expect(expiresAt - clock.now()).toBe(240_000)
    await expect(pair(kit)).resolves.toEqual({ uri, expiresAt })
    relay.approve()
    await turn()
    expect(account('eip155').status).toBe('connected')
    expect(account('solana').status).toBe('connected')
  })

  test('behavior: renewed 10 s before its end without a gap; both codes can be answered, one of them once', async () => {
    // Not of Solana, whose network would be asked for a balance, with a timer, by what is loaded then.
    const { kit, relay, clock, facts } = start({ networks: [mainnet, base] })
    relay.behavior = 'waits'
    await pair(kit)
    await clock.advance(230_000)
    expect(relay.uris).toHaveLength(2)
    expect(relay.waiting).toBe(2)
    expect(kit.getState().pairing).toMatchObject({ pairing: { uri: relay.uris[1] } })
    const [first = '', second = ''] = relay.uris
    relay.approve({ uri: first })
    relay.approve({ uri: second })
    await turn()
    expect(telling(facts, 'approved')).toHaveLength(1)
    expect(relay.waiting).toBe(0)
    expect(clock.pending).toBe(0)
  })

  test('behavior: the old code is given up on when it expires', async () => {
    const { kit, relay, clock } = start()
    relay.behavior = 'waits'
    await pair(kit)
    await clock.advance(240_000)
    expect(relay.waiting).toBe(1)
    await clock.advance(230_000)
    expect(relay.uris).toHaveLength(3)
  })

  test('error: without a relay', async () => {
    const { kit } = createTestKit()
    kit.mount()
    await expect(pair(kit)).rejects.toMatchObject({ code: 'action-ignored' })
    expect(kit.getState().pairing).toBeUndefined()
  })
})

describe('session', () => {
  test('behavior: chains and accounts follow the wallet, each in its namespace', async () => {
    const { kit, relay, account } = start()
    await connect(kit, viaRelay)
    relay.emit({ chainId: 'eip155:8453', name: 'chainChanged', data: 8453 })
    expect(account('eip155').chainId).toBe('eip155:8453')
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: '0x1' })
    expect(account('eip155').chainId).toBe('eip155:1')
    const { eip155, ...others } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ ...others, eip155: { ...eip155, accounts: [...eip155.accounts, `eip155:1:${other}`] } })
    expect(account('eip155').address).toBe(evmAddress)
    relay.emit({ chainId: 'eip155:1', name: 'accountsChanged', data: [`eip155:1:${other.toLowerCase()}`] })
    expect(account('eip155').address).toBe(other)
    expect(account('solana')).toMatchObject({ chainId: solana.caipNetworkId })
  })

  test('behavior: an account or a chain that was not opened is not believed', async () => {
    const { kit, relay, account } = start()
    await connect(kit, viaRelay)
    relay.emit({ chainId: 'eip155:1', name: 'accountsChanged', data: [other] })
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: 10 })
    relay.emit({ chainId: 'eip155:1', name: 'chainChanged', data: solana.caipNetworkId })
    expect(account('eip155')).toMatchObject({ address: evmAddress, chainId: 'eip155:1' })
  })

  test('behavior: a namespace, a chain and an account that the wallet adds are there', async () => {
    const { kit, relay, account } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await turn()
    const eip155 = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods: [],
      events: [],
    }
    relay.approve({ namespaces: { eip155 } })
    await connected
    expect(account('solana').status).toBe('disconnected')
    const address = '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM'
    const chain = solana.caipNetworkId as `solana:${string}`
    relay.update({
      eip155: {
        ...eip155,
        accounts: [`eip155:1:${evmAddress}`, `eip155:1:${other}`, `eip155:8453:${evmAddress}`],
        chains: ['eip155:1', 'eip155:8453'],
      },
      solana: { accounts: [`${chain}:${address}`], chains: [chain], methods: [], events: [] },
    })
    expect(account('solana')).toMatchObject({ status: 'connected', address })
    expect(account('eip155').accounts.map((one) => one.address)).toEqual([evmAddress, other])
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests).toEqual([])
  })

  test('behavior: a namespace that another wallet has is not taken from it by an update', async () => {
    const { kit, relay, account } = start()
    await connect(kit, { connectorId: 'io.fake' })
    await connect(kit, { ...viaRelay, namespace: 'solana' })
    const { namespaces = {} } = relay.session ?? {}
    relay.update(namespaces)
    const { eip155, ...others } = namespaces
    relay.update(others)
    relay.update({ ...others, ...(eip155 && { eip155 }) })
    expect(account('eip155').connectorId).toBe('io.fake')
    expect(account('solana').connectorId).toBe('walletConnect')
  })

  test('behavior: the account and the chain in use that the wallet takes back are left for others of it', async () => {
    const { kit, relay, account } = start()
    await connect(kit, { ...viaRelay, chainId: 'eip155:8453' })
    const { eip155, ...others } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ ...others, eip155: { ...eip155, accounts: [`eip155:1:${other}`], chains: ['eip155:1'] } })
    expect(account('eip155')).toMatchObject({ address: other, chainId: 'eip155:1', status: 'connected' })
  })

  test('behavior: a namespace that the wallet takes back is disconnected; the others stay', async () => {
    const { kit, relay, account } = start()
    await connect(kit, viaRelay)
    const { eip155 } = relay.session?.namespaces ?? {}
    if (!eip155) throw new Error('no eip155')
    relay.update({ eip155 })
    expect(account('solana').status).toBe('disconnected')
    expect(account('eip155').status).toBe('connected')
  })

  test('behavior: it says which wallet it is, also to the next page, and in words that can be shown', async () => {
    const storage = fakeStorage()
    const relay = fakeRelay()
    relay.behavior = 'waits'
    const before = start({ storage, relay })
    const connected = connect(before.kit, viaRelay)
    await turn()
    const icon = 'https://phone.example/icon.png'
    relay.approve({ peer: { name: 'Phone\u202e  of\nmine', icon } })
    const wallet = { name: 'Phone of mine', icon }
    expect((await connected).wallet).toEqual(wallet)
    before.kit.destroy()
    const { kit, account } = start({ storage, relay })
    await turn()
    expect(account('eip155').wallet).toEqual(wallet)
    expect(toAccountModel(kit.getState(), kit.config, 'solana')).toMatchObject({ wallet })
  })

  test('behavior: one that has no name, and a wallet that is a connector of its own, are shown by the connector', async () => {
    const { kit, relay, account } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await turn()
    relay.approve({ peer: { name: '' } })
    await connected
    expect(account('eip155').wallet).toBeUndefined()
    expect(toAccountModel(kit.getState(), kit.config, 'eip155')).toMatchObject({
      wallet: { name: 'WalletConnect' },
    })
    await connect(kit, { connectorId: 'io.fake' })
    expect(account('eip155').wallet).toBeUndefined()
  })

  test.each(['wallet', 'expiry'] as const)(
    'behavior: ended by %s, it is gone everywhere at once',
    async (by) => {
      const { kit, relay, account, storage } = start()
      await connect(kit, viaRelay)
      relay.end(by)
      expect([account('eip155').status, account('solana').status]).toEqual(['disconnected', 'disconnected'])
      expect(storage.getItem('latchkit.v1.connector.eip155')).toBeNull()
    },
  )

  test('behavior: closing one namespace closes all of it', async () => {
    const { kit, relay, account } = start()
    await connect(kit, viaRelay)
    await disconnect(kit, { namespace: 'solana' })
    await turn()
    expect(account('eip155').status).toBe('disconnected')
    expect(relay.ended).toHaveLength(1)
  })

  test('behavior: the next page takes it up, and asks nobody', async () => {
    const storage = fakeStorage()
    const relay = fakeRelay()
    const before = start({ storage, relay })
    await connect(before.kit, viaRelay)
    await switchNetwork(before.kit, { network: base })
    before.kit.destroy()
    const { account } = start({ storage, relay })
    await turn()
    expect(account('eip155')).toMatchObject({ status: 'connected', chainId: 'eip155:8453' })
    expect(account('solana').status).toBe('connected')
    expect(relay.uris).toHaveLength(1)
  })

  test('behavior: a page that left no session loads nothing of the relay', async () => {
    const { kit } = start()
    await turn()
    expect(kit.getState().connection.eip155).toEqual({ status: 'disconnected' })
    expect(kit.getState().pairing).toEqual({ status: 'idle', nextId: 1 })
  })
})

describe('switching', () => {
  test('default: a chain of the session is switched to without the wallet', async () => {
    const { kit, relay, account } = start()
    await connect(kit, viaRelay)
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests).toEqual([])
  })

  test('behavior: another one is asked for, added where it is unknown, and taken once the session has it', async () => {
    const { kit, relay, account } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await turn()
    const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain']
    const narrow = {
      accounts: [`eip155:1:${evmAddress}`] as const,
      chains: ['eip155:1'] as const,
      methods,
      events: [],
    }
    relay.approve({ namespaces: { eip155: narrow } })
    await connected
    const { WalletRequestError } = await import('../errors/wallet.js')
    relay.answers.set(
      methods[0] ?? '',
      new WalletRequestError({ method: 'x', cause: { code: 4902, message: '' } }),
    )
    relay.answers.set(methods[1] ?? '', () => {
      relay.update({
        eip155: {
          ...narrow,
          accounts: [...narrow.accounts, `eip155:8453:${evmAddress}`],
          chains: ['eip155:1', 'eip155:8453'],
        },
      })
      return null
    })
    await switchNetwork(kit, { network: base })
    expect(account('eip155').chainId).toBe('eip155:8453')
    expect(relay.requests.map(({ method, chainId }) => [method, chainId])).toEqual([
      ['wallet_switchEthereumChain', 'eip155:1'],
      ['wallet_addEthereumChain', 'eip155:1'],
    ])
  })

  test('error: a wallet that cannot (spec §8)', async () => {
    const { kit, relay } = start()
    relay.behavior = 'waits'
    const connected = connect(kit, viaRelay)
    await turn()
    relay.approve({
      namespaces: {
        eip155: { accounts: [`eip155:1:${evmAddress}`], chains: ['eip155:1'], methods: [], events: [] },
      },
    })
    await connected
    await expect(switchNetwork(kit, { network: base })).rejects.toMatchObject({
      shortMessage: 'Chain is not supported',
    })
  })

  test('behavior: an account of Solana is the page’s choice', async () => {
    const { kit, relay } = start({ networks: [solana], adapters: [fakeAdapter({ namespace: 'solana' })] })
    await connect(kit, viaRelay)
    const { solana: part } = relay.session?.namespaces ?? {}
    if (!part) throw new Error('no solana')
    const second = 'So11111111111111111111111111111111111111112'
    relay.update({ solana: { ...part, accounts: [...part.accounts, `${solana.caipNetworkId}:${second}`] } })
    const { address } = await switchAccount(kit, { namespace: 'solana', address: second })
    expect(address).toBe(second)
  })
})

test('behavior: a namespace without an adapter is served all the same', async () => {
  const { kit, account } = start({ networks: [bitcoin, mainnet] })
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
  'behavior: %s: opened, asked by its own methods, and closed',
  async (namespace, caipNetworkId, address) => {
    const network: Network = {
      id: caipNetworkId.slice(namespace.length + 1),
      name: namespace,
      chainNamespace: namespace,
      caipNetworkId,
      nativeCurrency: { name: 'Coin', symbol: 'COIN', decimals: 10 },
      rpcUrls: { default: { http: ['http://127.0.0.1:1'] } },
    }
    const { kit, relay } = start({ networks: [network, mainnet] })
    expect(await connect(kit, { ...viaRelay, namespace })).toMatchObject({ address, chainId: caipNetworkId })
    expect(toAccountModel(kit.getState(), kit.config, namespace)).toMatchObject({
      address,
      wallet: { name: 'Fake Phone' },
    })
    const { request } = (await getProvider(kit, { namespace })) as RemoteProvider
    const method = { polkadot: 'polkadot_signMessage', cosmos: 'cosmos_signAmino' }[namespace]
    relay.answers.set(method, { signature: 'abc' })
    expect(await request({ method, params: { address } })).toEqual({ signature: 'abc' })
    expect(relay.requests.at(-1)).toEqual({ chainId: caipNetworkId, method, params: { address } })
    await expect(request({ method: 'personal_sign' })).rejects.toMatchObject({ code: 'wallet-request' })
    await disconnect(kit, { namespace })
    await turn()
    expect(getAccount(kit, { namespace }).status).toBe('disconnected')
    expect(relay.ended).toHaveLength(1)
  },
)

test('behavior: two kits share nothing', async () => {
  const [one, two] = [start(), start()]
  const before = two.kit.getState()
  await connect(one.kit, viaRelay)
  expect(two.kit.getState()).toBe(before)
})

test('behavior: unmounted and mounted again, the session is there, and is heard', async () => {
  const { kit, relay, account } = start()
  kit.destroy()
  const made = createTestKit({ relay, networks, debug: false })
  const stop = made.kit.mount()
  await connect(made.kit, viaRelay)
  const paired = pair(made.kit)
  await paired
  stop()
  expect(made.kit.getState().pairing?.status).toBe('idle')
  made.kit.mount()
  await turn()
  expect(getAccount(made.kit, { namespace: 'eip155' }).status).toBe('connected')
  relay.end('wallet')
  expect(getAccount(made.kit, { namespace: 'eip155' }).status).toBe('disconnected')
  expect(account('eip155').status).toBe('disconnected')
})
