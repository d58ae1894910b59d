import { connect, disconnect, switchNetwork } from '@latchkit/core/actions'
import { bitcoin, solana, solanaDevnet } from '@latchkit/core/networks'
import { createTestKit, fakeAdapter, testNetworks } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { createMultichainKit, firstAccounts } from '../chains.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'
import { useLatchkitAccounts } from './useLatchkitAccounts.js'
import { useLatchkitBalance } from './useLatchkitBalance.js'
import { useLatchkitDisconnect } from './useLatchkitDisconnect.js'
import { useLatchkitNetwork } from './useLatchkitNetwork.js'
import { useLatchkitProvider } from './useLatchkitProvider.js'
import { useLatchkitWallets } from './useLatchkitWallets.js'

const [one, two] = testNetworks
const namespaces = ['eip155', 'solana', 'bip122'] as const
const evm = { connectorId: 'io.evm' }
const sol = { connectorId: 'Sol' }
const sat = { connectorId: 'Sat' }

describe('useLatchkitAccounts', () => {
  test('default', async () => {
    const { kit, result, act } = await renderHookInKit(useLatchkitAccounts, createMultichainKit())
    expect(result.current).toEqual([])
    await act(() => connect(kit, sat))
    await act(() => connect(kit, evm))
    await act(() => connect(kit, sol))
    // In the order of the configured networks, not of the connections.
    expect(result.current.map(({ namespace }) => namespace)).toEqual(namespaces)
    expect(result.current.map(({ address }) => address)).toEqual(Object.values(firstAccounts))
    await act(() => disconnect(kit, { namespace: 'solana' }))
    expect(result.current.map(({ namespace }) => namespace)).toEqual(['eip155', 'bip122'])
  })

  test('behavior: returns the same array without a render while no account changes', async () => {
    const { kit, result, renders, act } = await renderHookInKit(useLatchkitAccounts, createMultichainKit())
    await act(() => connect(kit, evm))
    await act(() => connect(kit, sol))
    const before = result.current
    const count = renders.length
    // This changes the active namespace and no account.
    await act(() => switchNetwork(kit, { network: one }))
    expect(kit.getState().network.activeNamespace).toBe('eip155')
    expect(result.current).toBe(before)
    expect(renders).toHaveLength(count)
  })

  test('behavior: updates one account and keeps the others', async () => {
    const { kit, adapters, result, act } = await renderHookInKit(useLatchkitAccounts, createMultichainKit())
    await act(() => connect(kit, evm))
    await act(() => connect(kit, sol))
    const other = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v'
    await act(async () => adapters[1]?.wallet('Sol').switchAccount(other))
    await expect
      .poll(() => result.current.map(({ address }) => address))
      .toEqual([firstAccounts.eip155, other])
  })
})

describe('param: namespace', () => {
  test('behavior: useLatchkitAccount returns the account of a namespace, by default of the active one', async () => {
    const { kit, result, act } = await renderHookInKit(
      () => ({
        active: useLatchkitAccount(),
        evm: useLatchkitAccount({ namespace: 'eip155' }),
        sol: useLatchkitAccount({ namespace: 'solana' }),
        sat: useLatchkitAccount({ namespace: 'bip122' }),
      }),
      createMultichainKit(),
    )
    await act(() => connect(kit, evm))
    await act(() => connect(kit, sol))
    expect(result.current).toMatchObject({
      active: { namespace: 'solana', address: firstAccounts.solana, chainId: solana.caipNetworkId },
      evm: { status: 'connected', address: firstAccounts.eip155, chainId: one.caipNetworkId },
      sol: { status: 'connected', address: firstAccounts.solana, connectorId: 'Sol' },
      sat: { status: 'disconnected', isConnected: false, address: undefined },
    })
    await act(() => switchNetwork(kit, { network: two }))
    expect(result.current).toMatchObject({
      active: { namespace: 'eip155', chainId: two.caipNetworkId },
      sol: { address: firstAccounts.solana, chainId: solana.caipNetworkId },
    })
  })

  test('behavior: useLatchkitNetwork returns and switches the network of a namespace', async () => {
    const { kit, result, act } = await renderHookInKit(
      () => ({
        sol: useLatchkitNetwork({ namespace: 'solana' }),
        sat: useLatchkitNetwork({ namespace: 'bip122' }),
      }),
      createMultichainKit(),
    )
    expect(result.current).toMatchObject({ sol: { network: solana }, sat: { network: bitcoin } })
    await act(() => connect(kit, sol))
    await act(() => connect(kit, evm))
    await act(() => result.current.sol.switchNetwork(solanaDevnet))
    expect(result.current).toMatchObject({ sol: { network: solanaDevnet }, sat: { network: bitcoin } })
    expect(kit.getState().connection.eip155).toMatchObject({ session: { chainId: one.caipNetworkId } })
  })

  test('behavior: useLatchkitBalance returns the balance in the units of the network', async () => {
    const setup = createMultichainKit()
    const { kit, adapters, result, act } = await renderHookInKit(
      () => namespaces.map((namespace) => useLatchkitBalance({ namespace })),
      setup,
    )
    const chains = { eip155: one, solana, bip122: bitcoin }
    namespaces.forEach((namespace, index) => {
      const chainId = chains[namespace].caipNetworkId
      adapters[index]?.setBalance({ address: firstAccounts[namespace], chainId, value: BigInt(index + 7) })
    })
    for (const wallet of [evm, sol, sat]) await act(() => connect(kit, wallet))
    await expect
      .poll(() => result.current)
      .toMatchObject([
        { status: 'ready', value: 7n, decimals: 18, symbol: 'ETH' },
        { status: 'ready', value: 8n, decimals: 9, symbol: 'SOL' },
        { status: 'ready', value: 9n, decimals: 8, symbol: 'BTC' },
      ])
    adapters[1]?.setBalance({ address: firstAccounts.solana, chainId: solana.caipNetworkId, value: 1n })
    await act(() => result.current[1]?.refresh())
    expect(result.current.map((balance) => balance.status === 'ready' && balance.value)).toEqual([7n, 1n, 9n])
  })

  test('behavior: useLatchkitProvider returns the provider of the connected wallet of a namespace', async () => {
    const { kit, result, act } = await renderHookInKit(
      () => ({ byDefault: useLatchkitProvider(), sol: useLatchkitProvider({ namespace: 'solana' }) }),
      createMultichainKit(),
    )
    await act(() => connect(kit, sol))
    await expect.poll(() => result.current.sol.provider).toMatchObject({ connectorId: 'Sol' })
    await expect.poll(() => result.current.byDefault.provider).toMatchObject({ connectorId: 'Sol' })
    await act(() => connect(kit, { connectorId: 'Twin', namespace: 'solana' }))
    await expect.poll(() => result.current.sol.provider).toMatchObject({ connectorId: 'Twin' })
    await act(() => disconnect(kit, { namespace: 'solana' }))
    expect(result.current.sol.provider).toBeUndefined()
  })

  test('default: useLatchkitProvider returns the provider of the active namespace', async () => {
    const setup = createTestKit({
      networks: [solana, one],
      adapters: [fakeAdapter({ namespace: 'solana', wallets: [{ id: 'Sol' }] })],
    })
    const { kit, result, act } = await renderHookInKit(() => useLatchkitProvider(), setup)
    await act(() => connect(kit, sol))
    await expect.poll(() => result.current.provider).toMatchObject({ connectorId: 'Sol' })
  })

  test('behavior: useLatchkitDisconnect disconnects one namespace or all', async () => {
    const { kit, result, act } = await renderHookInKit(
      () => ({ ...useLatchkitDisconnect(), accounts: useLatchkitAccounts() }),
      createMultichainKit(),
    )
    for (const wallet of [evm, sol, sat]) await act(() => connect(kit, wallet))
    await act(() => result.current.disconnect({ namespace: 'eip155' }))
    expect(result.current.accounts.map(({ namespace }) => namespace)).toEqual(['solana', 'bip122'])
    await act(() => result.current.disconnect())
    expect(result.current.accounts).toEqual([])
  })

  test('error: disconnects the other wallets if one fails to disconnect', async () => {
    const { kit, adapters, result, act } = await renderHookInKit(
      () => ({ ...useLatchkitDisconnect(), accounts: useLatchkitAccounts() }),
      createMultichainKit(),
    )
    for (const wallet of [evm, sol, sat]) await act(() => connect(kit, wallet))
    const failing = adapters[1]?.wallet('Sol')
    if (failing) failing.behavior = 'fails'
    await act(() => expect(result.current.disconnect()).rejects.toThrow('Failed to disconnect'))
    expect(result.current.accounts.map(({ namespace }) => namespace)).toEqual(['solana'])
  })

  test('behavior: useLatchkitWallets lists and connects the wallets of a namespace', async () => {
    const { kit, result, act } = await renderHookInKit(
      () => ({ all: useLatchkitWallets(), sol: useLatchkitWallets({ namespace: 'solana' }) }),
      createMultichainKit(),
    )
    await expect
      .poll(() => result.current.all.wallets.filter(({ name }) => name === 'Twin'))
      .toMatchObject([{ tag: 'installed', namespaces: ['eip155', 'solana'] }])
    expect(result.current.sol.wallets.map(({ name }) => name).sort()).toEqual(['Sol Wallet', 'Twin'])
    const twin = result.current.sol.wallets.find(({ name }) => name === 'Twin')?.id ?? ''
    await act(() => result.current.sol.connect(twin))
    expect(kit.getState().connection).toMatchObject({
      eip155: { status: 'disconnected' },
      solana: { status: 'connected', session: { connectorId: 'Twin' } },
    })
  })
})
