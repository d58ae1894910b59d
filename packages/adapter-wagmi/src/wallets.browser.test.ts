import { AbortedError, UserRejectedError, WalletNotFoundError, WalletResponseError } from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { type ErrorShape, harbor, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { disconnect, injected, mock, reconnect } from '@wagmi/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { wagmi } from './wagmi.js'
import {
  away,
  changeOf,
  connectorId,
  errorOf,
  holdable,
  home,
  hostConfig,
  hostConnect,
  settled,
  start,
  wallets,
} from './wallets.fixtures.js'

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
    expect(config.state.status).toBe('disconnected')
    const over = changeOf(config)
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    control.release()
    await over
    await settled()
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await settled()
    expect(told()).toEqual([])
    expect(config.state.current).toBe(null)
  })

  // It may be another kit of the page that the wallet said yes to.
  it.each([
    ['behavior: a wallet that opens itself to the page unasked connects nobody', undefined],
    ['behavior: nor after a try that was declined', 'reject'],
    ['behavior: nor after a try that was called off and taken back', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control } = wallets()
    const { adapter, told } = start(wagmi())
    await settled()
    if (answer) {
      control.set({ answer })
      const tryOut = new AbortController()
      const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
      await settled()
      tryOut.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await settled()
    }
    control.set({ connected: true })
    await settled()
    expect(told()).toEqual([])
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

describe('reconnect', () => {
  it('error: called off on the way, the wallet keeps what it agreed to earlier', async () => {
    const { control } = wallets({ state: { connected: true, answer: { eth_chainId: 'hang' } } })
    const { adapter, told } = start(wagmi())
    const tryOut = new AbortController()
    const failure = errorOf(adapter.reconnect({ connectorId, signal: tryOut.signal }))
    await settled()
    tryOut.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: 'approve' })
    control.release()
    await settled()
    expect(told()).toEqual([])
    expect(control.state.connected).toBe(true)
    expect(await adapter.reconnect({ connectorId, signal: never })).toMatchObject({ connectorId })
  })
})

describe('disconnect', () => {
  it('behavior: of three wallets, closing another than the current one leaves the current one', async () => {
    wallets()
    const account = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
    const { adapter, told } = start(wagmi({ connectors: [mock({ accounts: [account] })] }))
    for (const id of ['mock', harbor.rdns, meadow.rdns])
      await adapter.connect({ connectorId: id, signal: never })
    await adapter.disconnect({ connectorId: harbor.rdns })
    await settled()
    expect(told()).toEqual([])
  })
})

describe('two kits on one page', () => {
  it('behavior: what one connects, the other does not', async () => {
    const { control } = wallets()
    const one = start(wagmi())
    const other = start(wagmi())
    await one.adapter.connect({ connectorId, signal: never })
    control.switchAccount(1)
    await settled()
    expect(one.told()).toMatchObject([{ session: { accounts: [{ address: control.accounts[1] }] } }])
    expect(other.told()).toEqual([])
  })

  it('behavior: a wallet that was locked comes back, but not to who left it', async () => {
    const { control } = wallets()
    const one = start(wagmi())
    const other = start(wagmi())
    await one.adapter.connect({ connectorId, signal: never })
    await other.adapter.connect({ connectorId, signal: never })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    await other.adapter.disconnect({ connectorId })
    control.lock()
    await settled()
    control.unlock()
    await settled()
    expect(one.told().map(({ type }) => type)).toEqual(['disconnected', 'session'])
    expect(other.told()).toEqual([])
  })
})

describe('switchNetwork', () => {
  it('behavior: a wallet that adds the chain and stays where it was is asked to go there', async () => {
    const { control } = wallets({ state: { knownChainIds: [home.id], switchesOnAdd: false } })
    const { adapter } = start(wagmi(), { networks: [home, away] })
    await adapter.connect({ connectorId, signal: never })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: never })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method).slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
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

  it.each([
    ['behavior: who connects in the wallet itself is connected, as wagmi has it', undefined],
    ['behavior: also after a try of the kit’s that was declined', 'reject'],
    ['behavior: also after one that was called off and taken back', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control, page } = wallets()
    const { adapter, told } = start(wagmi({ config: await hostConfig(page) }))
    if (answer) {
      control.set({ answer })
      const tryOut = new AbortController()
      const failure = errorOf(adapter.connect({ connectorId, signal: tryOut.signal }))
      await settled()
      tryOut.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await settled()
    }
    expect(told()).toEqual([])
    control.set({ connected: true })
    await settled()
    expect(told()).toMatchObject([{ type: 'session', session: { connectorId } }])
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
