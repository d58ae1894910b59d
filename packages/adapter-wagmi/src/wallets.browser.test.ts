import { AbortedError, UserRejectedError, WalletNotFoundError, WalletResponseError } from '@latchkit/core'
import type { AdapterEvent } from '@latchkit/core/ports'
import { type ErrorShape, harbor, malformedAnswers, meadow } from '@latchkit/devnet/page'
import { disconnect, injected, mock, reconnect } from '@wagmi/core'
import { describe, expect, it, onTestFinished } from 'vitest'
import { wagmi } from './wagmi.js'
import {
  away,
  connectInHost,
  connectorId,
  createHostConfig,
  createPausableStorage,
  getRejection,
  home,
  installTestWallets,
  startAdapter,
  waitForChange,
  waitUntilSettled,
} from './wallets.fixtures.js'

const neverAborted = new AbortController().signal

describe('connectors', () => {
  it('behavior: lists a wallet behind window.ethereum that does not announce itself', async () => {
    installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { connectors } = startAdapter(wagmi())
    await waitUntilSettled()
    expect(connectors()).toMatchObject([
      { id: 'injected', type: 'injected', name: 'Browser wallet' },
      { id: meadow.rdns, type: 'announced' },
    ])
  })

  it('behavior: lists a wallet behind window.ethereum that also announces itself once', async () => {
    installTestWallets({ legacy: true })
    const { connectors } = startAdapter(wagmi())
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
  })

  it('behavior: lists a wallet behind window.ethereum that is injected late', async () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    const { connectors } = startAdapter(wagmi())
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns])
    Object.assign(window, { ethereum: control.provider })
    window.dispatchEvent(new Event('ethereum#initialized'))
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
  })

  it('behavior: lists a wallet that announces itself twice once', async () => {
    installTestWallets({ state: { announces: 'twice' } })
    const { connectors } = startAdapter(wagmi())
    await waitUntilSettled()
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

  it('behavior: does not list or connect a connector without a wallet', async () => {
    installTestWallets()
    const { adapter, connectors } = startAdapter(wagmi({ connectors: [injected({ target: 'metaMask' })] }))
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    const failure = await getRejection(adapter.connect({ connectorId: 'metaMask', signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletNotFoundError)
  })

  it.each([
    ['param: enableEIP6963 false', { enableEIP6963: false }, ['injected']],
    ['param: enableInjected false', { enableInjected: false }, [meadow.rdns]],
  ])('%s, for both kinds of config', async (_, options, expected) => {
    const { page } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const own = startAdapter(wagmi(), options)
    const host = startAdapter(wagmi({ config: await createHostConfig(page) }), options)
    await waitUntilSettled()
    expect(own.connectors().map(({ id }) => id)).toEqual(expected)
    expect(host.connectors().map(({ id }) => id)).toEqual(expected)
  })

  it('behavior: lists each wallet once after a restart of the adapter', async () => {
    const { page } = installTestWallets()
    const { adapter, stop } = startAdapter(wagmi())
    await waitUntilSettled()
    stop()
    expect(page.listeners()).toBe(0)
    const events: AdapterEvent[] = []
    onTestFinished(adapter.start((event) => events.push(event)))
    await waitUntilSettled()
    expect(events.map((event) => event.type === 'connectors' && event.connectors.length)).toEqual([2])
  })
})

describe('connect', () => {
  it.each<[string, ErrorShape]>([
    ['behavior: an EIP-1193 rejection', 'standard'],
    ['behavior: a plain object as rejection', 'object'],
    ['behavior: a rejection nested in an internal error', 'nested'],
    ['behavior: a rejection without code', 'codeless'],
    ['behavior: a text as rejection', 'text'],
  ])('%s causes one prompt and UserRejectedError', async (_, errorShape) => {
    const { control } = installTestWallets({ state: { answer: 'reject', errorShape } })
    const { adapter } = startAdapter(wagmi())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      UserRejectedError,
    )
    expect(control.prompts.length).toBe(1)
  })

  it.each([
    ['error: rejects accounts that are not an array', malformedAnswers.accountsNotArray],
    ['error: rejects an empty list of accounts', malformedAnswers.accountsEmpty],
  ])('%s', async (_, { eth_requestAccounts }) => {
    installTestWallets({ state: { malformed: { eth_requestAccounts } } })
    const { adapter, emitted } = startAdapter(wagmi())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      WalletResponseError,
    )
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  it('behavior: revokes the authorization when the response makes no session', async () => {
    const { control } = installTestWallets({ state: { malformed: { eth_chainId: 'mainnet' } } })
    const { adapter } = startAdapter(wagmi())
    expect(await getRejection(adapter.connect({ connectorId, signal: neverAborted }))).toBeInstanceOf(
      WalletResponseError,
    )
    expect(control.state.connected).toBe(false)
  })

  it('behavior: accepts a chain id that is a number instead of hex', async () => {
    installTestWallets({ state: { malformed: { eth_chainId: home.id } } })
    const { adapter } = startAdapter(wagmi())
    const session = await adapter.connect({ connectorId, signal: neverAborted })
    expect(session.chainId).toBe(home.caipNetworkId)
  })

  it('behavior: ignores a late approval, and later events, of a wallet that cannot revoke permissions', async () => {
    const { control, page } = installTestWallets()
    control.set({ answer: { eth_requestAccounts: 'hang', wallet_requestPermissions: 'hang' } })
    const config = await createHostConfig(page)
    const { adapter, emitted } = startAdapter(wagmi({ config }))
    const controller = new AbortController()
    const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
    await waitUntilSettled()
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    expect(config.state.status).toBe('disconnected')
    const changed = waitForChange(config)
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    control.release()
    await changed
    await waitUntilSettled()
    expect(control.state.connected).toBe(true)
    control.switchAccount(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(config.state.current).toBe(null)
  })

  // The wallet may have been authorized for another kit on the page.
  it.each([
    ['behavior: does not connect when the wallet authorizes the site without a request', undefined],
    ['behavior: does not connect after a declined attempt', 'reject'],
    ['behavior: does not connect after an aborted and reverted attempt', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control } = installTestWallets()
    const { adapter, emitted } = startAdapter(wagmi())
    await waitUntilSettled()
    if (answer) {
      control.set({ answer })
      const controller = new AbortController()
      const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
      await waitUntilSettled()
      controller.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await waitUntilSettled()
    }
    control.set({ connected: true })
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })

  it('behavior: reverts the connection when aborted while wagmi writes to storage', async () => {
    const { control, page } = installTestWallets()
    const write = createPausableStorage(page)
    const config = await createHostConfig(page, write.storage)
    const { adapter, emitted } = startAdapter(wagmi({ config }))
    const controller = new AbortController()
    const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
    write.pause('recentConnectorId')
    await waitUntilSettled()
    expect(control.state.connected).toBe(true)
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    write.release()
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(config.state.current).toBe(null)
    expect(control.state.connected).toBe(false)
  })

  it('behavior: connects a legacy wallet and restores it on the next page load', async () => {
    const { control } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const first = startAdapter(wagmi())
    await waitUntilSettled()
    const session = await first.adapter.connect({ connectorId: 'injected', signal: neverAborted })
    first.stop()
    const next = startAdapter(wagmi())
    await waitUntilSettled()
    expect(await next.adapter.reconnect({ connectorId: 'injected', signal: neverAborted })).toEqual(session)
    expect(control.prompts.length).toBe(1)
  })
})

describe('reconnect', () => {
  it('error: an aborted restore keeps the earlier authorization', async () => {
    const { control } = installTestWallets({ state: { connected: true, answer: { eth_chainId: 'hang' } } })
    const { adapter, emitted } = startAdapter(wagmi())
    const controller = new AbortController()
    const failure = getRejection(adapter.reconnect({ connectorId, signal: controller.signal }))
    await waitUntilSettled()
    controller.abort()
    expect(await failure).toBeInstanceOf(AbortedError)
    control.set({ answer: 'approve' })
    control.release()
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(control.state.connected).toBe(true)
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toMatchObject({ connectorId })
  })
})

describe('disconnect', () => {
  it('behavior: with three wallets, disconnecting another one keeps the current one', async () => {
    installTestWallets()
    const account = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
    const { adapter, emitted } = startAdapter(wagmi({ connectors: [mock({ accounts: [account] })] }))
    for (const id of ['mock', harbor.rdns, meadow.rdns])
      await adapter.connect({ connectorId: id, signal: neverAborted })
    await adapter.disconnect({ connectorId: harbor.rdns })
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })
})

describe('two kits on one page', () => {
  it('behavior: a connection of one kit does not connect the other', async () => {
    const { control } = installTestWallets()
    const one = startAdapter(wagmi())
    const other = startAdapter(wagmi())
    await one.adapter.connect({ connectorId, signal: neverAborted })
    control.switchAccount(1)
    await waitUntilSettled()
    expect(one.emitted()).toMatchObject([{ session: { accounts: [{ address: control.accounts[1] }] } }])
    expect(other.emitted()).toEqual([])
  })

  it('behavior: unlocking restores the session, except in a kit that disconnected', async () => {
    const { control } = installTestWallets()
    const one = startAdapter(wagmi())
    const other = startAdapter(wagmi())
    await one.adapter.connect({ connectorId, signal: neverAborted })
    await other.adapter.connect({ connectorId, signal: neverAborted })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    await other.adapter.disconnect({ connectorId })
    control.lock()
    await waitUntilSettled()
    control.unlock()
    await waitUntilSettled()
    expect(one.emitted().map(({ type }) => type)).toEqual(['disconnected', 'session'])
    expect(other.emitted()).toEqual([])
  })
})

describe('switchNetwork', () => {
  it('behavior: switches explicitly when the wallet only adds the chain', async () => {
    const { control } = installTestWallets({ state: { knownChainIds: [home.id], switchesOnAdd: false } })
    const { adapter } = startAdapter(wagmi(), { networks: [home, away] })
    await adapter.connect({ connectorId, signal: neverAborted })
    const session = await adapter.switchNetwork({ connectorId, network: away, signal: neverAborted })
    expect(session.chainId).toBe(away.caipNetworkId)
    expect(control.prompts.map(({ method }) => method).slice(1)).toEqual([
      'wallet_addEthereumChain',
      'wallet_switchEthereumChain',
    ])
  })
})

describe('a wagmi config of the host app', () => {
  it('behavior: emits a session that exists when the adapter starts', async () => {
    const { page } = installTestWallets()
    const config = await createHostConfig(page)
    await connectInHost(config)
    const { emitted } = startAdapter(wagmi({ config }))
    expect(emitted()).toMatchObject([{ type: 'session', session: { connectorId } }])
  })

  it('behavior: a connection that exists only in storage is not a session', async () => {
    const { page } = installTestWallets()
    await connectInHost(await createHostConfig(page))
    const config = await createHostConfig(page)
    expect(config.state.current).not.toBe(null)
    const { adapter, emitted } = startAdapter(wagmi({ config }))
    expect(emitted()).toEqual([])
    await adapter.connect({ connectorId, signal: neverAborted })
    await adapter.disconnect({ connectorId })
    expect(config.state).toMatchObject({ current: null, status: 'disconnected' })
    expect(config.state.connections.size).toBe(0)
  })

  it.each([
    ['behavior: connecting inside the wallet connects the kit, as in wagmi', undefined],
    ['behavior: connecting inside the wallet works after a declined attempt', 'reject'],
    ['behavior: connecting inside the wallet works after an aborted and reverted attempt', 'hang'],
  ] as const)('%s', async (_, answer) => {
    const { control, page } = installTestWallets()
    const { adapter, emitted } = startAdapter(wagmi({ config: await createHostConfig(page) }))
    if (answer) {
      control.set({ answer })
      const controller = new AbortController()
      const failure = getRejection(adapter.connect({ connectorId, signal: controller.signal }))
      await waitUntilSettled()
      controller.abort()
      await failure
      control.set({ answer: 'approve' })
      control.release()
      await waitUntilSettled()
    }
    expect(emitted()).toEqual([])
    control.set({ connected: true })
    await waitUntilSettled()
    expect(emitted()).toMatchObject([{ type: 'session', session: { connectorId } }])
  })

  it('behavior: stays disconnected after the host app disconnects, even if the wallet keeps its permissions', async () => {
    const { control, page } = installTestWallets()
    const config = await createHostConfig(page)
    await startAdapter(wagmi({ config })).adapter.connect({ connectorId, signal: neverAborted })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    await disconnect(config)
    expect(control.state.connected).toBe(true)
    const { adapter } = startAdapter(wagmi({ config: await createHostConfig(page) }))
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
  })

  it('behavior: the kit and <WagmiProvider> can restore the session at the same time', async () => {
    const { control, page } = installTestWallets()
    await connectInHost(await createHostConfig(page))
    const config = await createHostConfig(page)
    const { adapter, emitted } = startAdapter(wagmi({ config }))
    const [session] = await Promise.all([
      adapter.reconnect({ connectorId, signal: neverAborted }),
      reconnect(config),
    ])
    await waitUntilSettled()
    expect(session).toMatchObject({ connectorId })
    expect(config.state).toMatchObject({ status: 'connected' })
    expect(emitted().filter(({ type }) => type === 'disconnected')).toEqual([])
    expect(control.prompts.length).toBe(1)
    control.switchAccount(1)
    await waitUntilSettled()
    expect(emitted().at(-1)).toMatchObject({ session: { accounts: [{ address: control.accounts[1] }] } })
  })

  it('behavior: warns about an invalid chain and keeps the session', async () => {
    const { control } = installTestWallets({ state: { malformed: { chainChanged: 'mainnet' } } })
    const { adapter, emitted, warnings } = startAdapter(wagmi())
    await adapter.connect({ connectorId, signal: neverAborted })
    control.switchChain(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(warnings.length).toBe(1)
  })
})
