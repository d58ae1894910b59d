import {
  AbortedError,
  type EvmNetwork,
  UserRejectedError,
  WalletNotFoundError,
  WalletResponseError,
} from '@latchkit/core'
import type { AdapterEvent, AdapterFactory, Connector } from '@latchkit/core/ports'
import { fakeClock, turn } from '@latchkit/core/testing'
import {
  type ErrorShape,
  harbor,
  installWallets,
  malformedAnswers,
  meadow,
  type WalletControl,
  type WalletPage,
  type WalletState,
} from '@latchkit/devnet/page'
import {
  type Config,
  connect,
  createConfig,
  createStorage,
  disconnect,
  http,
  injected,
  reconnect,
} from '@wagmi/core'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { openPage, type TestPage } from './page.fixtures.js'
import { wagmi } from './wagmi.js'

const devnet = inject('devnet')
const [chain = { id: 0, name: '', rpcUrl: '' }] = devnet.chains
const home: EvmNetwork = {
  id: chain.id,
  name: chain.name,
  chainNamespace: 'eip155',
  caipNetworkId: `eip155:${chain.id}` as const,
  nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
  rpcUrls: { default: { http: [chain.rpcUrl] } },
}
const connectorId = harbor.rdns
const never = new AbortController().signal

describe('connectors', () => {
  it('behavior: the wallet behind window.ethereum that does not announce itself', async () => {
    wallets({ legacy: true, state: { announces: 'never' } })
    const { connectors } = start(wagmi())
    await settled()
    expect(connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: 'Browser wallet' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: the wallet behind window.ethereum that announces itself too is there once', async () => {
    wallets({ legacy: true })
    const { connectors } = start(wagmi())
    await settled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: a wallet behind window.ethereum that comes late', async () => {
    const { control } = wallets({ state: { announces: 'never' } })
    const { connectors } = start(wagmi())
    await settled()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    await settled()
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: a wallet that announces itself twice is there once, as it calls itself', async () => {
    wallets({ state: { announces: 'twice' } })
    const { connectors } = start(wagmi())
    await settled()
    expect(connectors().filter(({ id }) => id === connectorId)).toEqual([
      {
        id: connectorId,
        rdns: connectorId,
        name: harbor.name,
        icon: harbor.icon,
        namespace: 'eip155',
        type: 'announced',
      },
    ])
  })

  it('behavior: a connector with no wallet behind it is not listed, and cannot be connected', async () => {
    wallets()
    const { adapter, connectors } = start(wagmi({ connectors: [injected({ target: 'metaMask' })] }))
    await settled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    const failure = await errorOf(adapter.connect({ connectorId: 'metaMask', signal: never }))
    expect(failure).toBeInstanceOf(WalletNotFoundError)
  })

  it.each([
    ['param: enableEIP6963 false', { enableEIP6963: false }, ['injected']],
    ['param: enableInjected false', { enableInjected: false }, [meadow.rdns]],
  ])('%s, whoever made the config', async (_, options, expected) => {
    const { page } = wallets({ legacy: true, state: { announces: 'never' } })
    const own = start(wagmi(), options)
    const host = start(wagmi({ config: await hostConfig(page) }), options)
    await settled()
    expect(own.connectors().map(({ id }) => id)).toEqual(expected)
    expect(host.connectors().map(({ id }) => id)).toEqual(expected)
  })

  it('behavior: started again, a config of our own has each wallet once', async () => {
    const { page } = wallets()
    const { adapter, stop } = start(wagmi())
    await settled()
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    await settled()
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
})

describe('connect', () => {
  it.each<[string, ErrorShape]>([
    ['behavior: a rejection as EIP-1193 has it', 'standard'],
    ['behavior: a rejection that is a plain object', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without a code', 'codeless'],
    ['behavior: a rejection that is only text', 'text'],
  ])('%s is one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = wallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = start(wagmi())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(UserRejectedError)
    expect(control.prompts.length).toBe(1)
  })

  it.each([
    ['error: accounts that are no list', malformedAnswers.accountsNotArray],
    ['error: no accounts at all', malformedAnswers.accountsEmpty],
  ])('%s', async (_, { eth_requestAccounts }) => {
    wallets({ state: { malformed: { eth_requestAccounts } } })
    const { adapter, told } = start(wagmi())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(WalletResponseError)
    await settled()
    expect(told()).toEqual([])
  })

  it('behavior: what makes no session is taken back', async () => {
    const { control } = wallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = start(wagmi())
    expect(await errorOf(adapter.connect({ connectorId, signal: never }))).toBeInstanceOf(WalletResponseError)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: a chain id that is a number, not hex, is understood', async () => {
    wallets({ state: { malformed: { eth_chainId: home.id } } })
    const { adapter } = start(wagmi())
    const session = await adapter.connect({ connectorId, signal: never })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('behavior: a late yes of a wallet that cannot be made to forget, and what it says then, change nothing', async () => {
    const { control, page } = wallets()
    control.set({ answer: { eth_requestAccounts: 'hang', wallet_requestPermissions: 'hang' } })
    const config = await hostConfig(page)
    const { adapter, told } = start(wagmi({ config }))
    const tryOut = new AbortController()
    const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
    await settled()
    tryOut.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    const over = changeOf(config)
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    control.release()
    await over
    control.switchAccount(1)
    await settled()
    expect(told()).toEqual([])
    expect(config.state.current).toBe(null)
  })

  it('behavior: called off while wagmi writes it down, it is taken back', async () => {
    const { control, page } = wallets()
    const write = holdable(page)
    const config = await hostConfig(page, write.storage)
    const { adapter, told } = start(wagmi({ config }))
    const tryOut = new AbortController()
    const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
    write.hold('recentConnectorId')
    await settled()
    expect(control.state.connected).toBe(true)
    tryOut.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    write.release()
    await settled()
    expect(told()).toEqual([])
    expect(config.state.current).toBe(null)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: a legacy wallet is connected, and taken up by the next page', async () => {
    const { control } = wallets({ legacy: true, state: { announces: 'never' } })
    const first = start(wagmi())
    await settled()
    const session = await first.adapter.connect({ connectorId: 'injected', signal: never })
    first.stop()
    const next = start(wagmi())
    await settled()
    expect(await next.adapter.reconnect({ connectorId: 'injected', signal: never })).toEqual(session)
    expect(control.prompts.length).toBe(1)
  })
})

describe('a wagmi config of the host', () => {
  it('behavior: what the host connected before the kit came is told at the start', async () => {
    const { page } = wallets()
    const config = await hostConfig(page)
    await hostConnect(config)
    const { told } = start(wagmi({ config }))
    expect(told()).toMatchObject([{ type: 'session', session: { connectorId } }])
  })

  it('behavior: what wagmi only remembers of an earlier page is no session', async () => {
    const { page } = wallets()
    await hostConnect(await hostConfig(page))
    const config = await hostConfig(page)
    expect(config.state.current).not.toBe(null)
    const { adapter, told } = start(wagmi({ config }))
    expect(told()).toEqual([])
    await adapter.connect({ connectorId, signal: never })
    await adapter.disconnect({ connectorId })
    expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
    expect(config.state.connections.size).toBe(0)
  })

  it('behavior: what the host disconnected stays disconnected, also where the wallet does not forget', async () => {
    const { control, page } = wallets()
    const config = await hostConfig(page)
    await start(wagmi({ config })).adapter.connect({ connectorId, signal: never })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    await disconnect(config)
    expect(control.state.connected).toBe(true)
    const { adapter } = start(wagmi({ config: await hostConfig(page) }))
    expect(await adapter.reconnect({ connectorId, signal: never })).toBe(null)
  })

  it('behavior: the kit and <WagmiProvider> take the session up at the same time', async () => {
    const { control, page } = wallets()
    await hostConnect(await hostConfig(page))
    const config = await hostConfig(page)
    const { adapter, told } = start(wagmi({ config }))
    const [session] = await Promise.all([
      adapter.reconnect({ connectorId, signal: never }),
      reconnect(config),
    ])
    await settled()
    expect(session).toMatchObject({ connectorId })
    expect(config.state).toMatchObject({ status: 'connected' })
    expect(told().filter(({ type }) => type === 'disconnected')).toEqual([])
    expect(control.prompts.length).toBe(1)
    control.switchAccount(1)
    await settled()
    expect(told().at(-1)).toMatchObject({ session: { accounts: [{ address: control.accounts[1] }] } })
  })

  it('behavior: a chain that is none is told to the developer, and the session stays', async () => {
    const { control } = wallets({ state: { malformed: { chainChanged: 'mainnet' } } })
    const { adapter, told, warnings } = start(wagmi())
    await adapter.connect({ connectorId, signal: never })
    control.switchChain(1)
    await settled()
    expect(told()).toEqual([])
    expect(warnings.length).toBe(1)
  })
})

/** Puts both wallets on the page for the length of a test; `control` is Harbor's. */
function wallets(parameters: { readonly state?: Partial<WalletState>; readonly legacy?: boolean } = {}): {
  readonly control: WalletControl
  readonly page: TestPage
} {
  const { legacy = false, state } = parameters
  const page: TestPage & WalletPage = openPage()
  installWallets(page, {
    chains: devnet.chains,
    wallets: [{ ...harbor, state }, meadow],
    legacy: legacy ? harbor.key : undefined,
  })
  // wagmi looks for it on the real window.
  if (page.ethereum) Object.assign(window, { ethereum: page.ethereum })
  onTestFinished(() => {
    Reflect.deleteProperty(window, 'ethereum')
    page.close()
  })
  const control = page.__wallets?.[harbor.key]
  if (!control) throw new Error('Harbor was not installed.')
  return { control, page }
}

/** Starts an adapter for the length of a test. */
function start(
  factory: AdapterFactory,
  options: { readonly enableEIP6963?: boolean; readonly enableInjected?: boolean } = {},
) {
  const warnings: string[] = []
  const events: AdapterEvent[] = []
  const adapter = factory({
    projectId: 'test',
    metadata: { name: 'Test', description: '', url: 'http://localhost', icons: [] },
    networks: [home],
    clock: fakeClock(),
    enableEIP6963: true,
    enableInjected: true,
    warn: (message) => warnings.push(message),
    ...options,
  })
  const stop = adapter.start((event) => events.push(event))
  onTestFinished(stop)
  return {
    adapter,
    stop,
    warnings,
    connectors: (): readonly Connector[] =>
      events.findLast((event) => event.type === 'connectors')?.connectors ?? [],
    told: () => events.filter(({ type }) => type !== 'connectors'),
  }
}

/** A config as a host makes it, once it has read its storage; gone after the test. */
async function hostConfig(
  page: TestPage,
  storage: Parameters<typeof createStorage>[0]['storage'] = page.localStorage,
): Promise<Config> {
  const config = createConfig({
    chains: [home],
    connectors: [injected()],
    transports: { [home.id]: http() },
    storage: createStorage({ storage }),
  })
  onTestFinished(() => config._internal.mipd?.destroy())
  await settled()
  return config
}

async function hostConnect(config: Config): Promise<void> {
  const connector = config.connectors.find(({ id }) => id === connectorId)
  if (!connector) throw new Error('wagmi has not found Harbor.')
  await connect(config, { connector })
}

/** The page's storage, whose writing of one key can be held up. */
function holdable({ localStorage }: TestPage) {
  let held: string | undefined
  let release = () => {}
  return {
    hold: (key: string) => {
      held = key
    },
    release: () => release(),
    storage: {
      ...localStorage,
      async setItem(key: string, value: string): Promise<void> {
        if (held && key.endsWith(held)) await new Promise<void>((resolve) => (release = resolve))
        localStorage.setItem(key, value)
      },
    },
  }
}

/** Resolves when wagmi's state changes next. */
function changeOf(config: Config): Promise<void> {
  return new Promise((resolve) => {
    onTestFinished(
      config.subscribe(
        (state) => state,
        () => resolve(),
      ),
    )
  })
}

async function settled(): Promise<void> {
  for (let turns = 0; turns < 20; turns += 1) await turn()
}

async function errorOf(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error) => error,
  )
}
