import { testDiscoveryOptions } from '@latchkit/adapter-tests/evm/testDiscovery'
import { connectorId, installTestWallets, startEvmAdapter } from '@latchkit/adapter-tests/evm/testWallets'
import { getRejection, neverAborted, waitUntilSettled } from '@latchkit/adapter-tests/promises'
import { AbortedError, WalletNotFoundError } from '@latchkit/core'
import { harbor, meadow } from '@latchkit/devnet/page'
import { disconnect, injected, mock, reconnect } from '@wagmi/core'
import { describe, expect, it } from 'vitest'
import { connectInHost, createHostConfig, createPausableStorage } from './hostConfig.fixtures.js'
// Loaded before the tests, which wait for wallets but not for the network.
import './firstUse.js'
import { wagmi } from './wagmi.js'

describe('connectors', () => {
  it('behavior: does not list or connect a connector without a wallet', async () => {
    installTestWallets()
    const { adapter, connectors } = startEvmAdapter(wagmi({ connectors: [injected({ target: 'metaMask' })] }))
    await waitUntilSettled()
    expect(connectors().map(({ id }) => id)).toEqual([harbor.rdns, meadow.rdns])
    const failure = await getRejection(adapter.connect({ connectorId: 'metaMask', signal: neverAborted }))
    expect(failure).toBeInstanceOf(WalletNotFoundError)
  })
})

describe('loading wagmi', () => {
  it('behavior: does not change the list of wallets', async () => {
    const { control } = installTestWallets({ legacy: true, state: { announces: 'never' } })
    const { adapter, connectors, countConnectorEvents } = startEvmAdapter(wagmi())
    expect(connectors().map(({ id }) => id)).toEqual(['injected', meadow.rdns])
    await adapter.connect({ connectorId: 'injected', signal: neverAborted })
    await waitUntilSettled()
    expect(control.state.connected).toBe(true)
    expect(countConnectorEvents()).toBe(1)
  })

  it('behavior: keeps a wallet that announces itself only once', async () => {
    const { control } = installTestWallets({ state: { announces: 'never' } })
    const { adapter, connectors } = startEvmAdapter(wagmi())
    const info = { uuid: 'once', name: 'Once', icon: '', rdns: 'com.once' }
    const detail = { info, provider: control.provider }
    window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }))
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, 'com.once'])
    await adapter.connect({ connectorId: 'com.once', signal: neverAborted })
    expect(control.state.connected).toBe(true)
    expect(connectors().map(({ id }) => id)).toEqual([meadow.rdns, 'com.once'])
  })
})

describe('connect', () => {
  it('behavior: reverts the connection when aborted while wagmi writes to storage', async () => {
    const { control, page } = installTestWallets()
    const write = createPausableStorage(page)
    const config = await createHostConfig(page, write.storage)
    const { adapter, emitted } = startEvmAdapter(wagmi({ config }))
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
})

describe('disconnect', () => {
  it('behavior: with three wallets, disconnecting another one keeps the current one', async () => {
    installTestWallets()
    const account = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720'
    const { adapter, emitted } = startEvmAdapter(wagmi({ connectors: [mock({ accounts: [account] })] }))
    for (const id of ['mock', harbor.rdns, meadow.rdns])
      await adapter.connect({ connectorId: id, signal: neverAborted })
    await adapter.disconnect({ connectorId: harbor.rdns })
    await waitUntilSettled()
    expect(emitted()).toEqual([])
  })
})

describe('a wagmi config of the host app', () => {
  testDiscoveryOptions(async (page) => wagmi({ config: await createHostConfig(page) }))

  it('behavior: emits a session that exists when the adapter starts', async () => {
    const { page } = installTestWallets()
    const config = await createHostConfig(page)
    await connectInHost(config)
    const { emitted } = startEvmAdapter(wagmi({ config }))
    await waitUntilSettled()
    expect(emitted()).toMatchObject([{ type: 'session', session: { connectorId } }])
  })

  it('behavior: a connection that exists only in storage is not a session', async () => {
    const { page } = installTestWallets()
    await connectInHost(await createHostConfig(page))
    const config = await createHostConfig(page)
    expect(config.state.current).not.toBe(null)
    const { adapter, emitted } = startEvmAdapter(wagmi({ config }))
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
    const { adapter, emitted } = startEvmAdapter(wagmi({ config: await createHostConfig(page) }))
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
    await startEvmAdapter(wagmi({ config })).adapter.connect({ connectorId, signal: neverAborted })
    control.set({ answer: { wallet_revokePermissions: 'hang' } })
    await disconnect(config)
    expect(control.state.connected).toBe(true)
    const { adapter } = startEvmAdapter(wagmi({ config: await createHostConfig(page) }))
    expect(await adapter.reconnect({ connectorId, signal: neverAborted })).toBe(null)
  })

  it('behavior: the kit and <WagmiProvider> can restore the session at the same time', async () => {
    const { control, page } = installTestWallets()
    await connectInHost(await createHostConfig(page))
    const config = await createHostConfig(page)
    const { adapter, emitted } = startEvmAdapter(wagmi({ config }))
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
    const { adapter, emitted, warnings } = startEvmAdapter(wagmi())
    await adapter.connect({ connectorId, signal: neverAborted })
    control.switchChain(1)
    await waitUntilSettled()
    expect(emitted()).toEqual([])
    expect(warnings.length).toBe(1)
  })
})
