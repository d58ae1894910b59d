import { closeModal, connect, disconnect, getBalance, navigate } from '@latchkit/core/actions'
import { type TestKit, testNetworks } from '@latchkit/core/testing'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { createKitWithWallets } from '../kit.fixtures.js'
import { LatchkitProvider } from '../LatchkitProvider.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkit } from './useLatchkit.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'
import { useLatchkitBalance } from './useLatchkitBalance.js'
import { useLatchkitDisconnect } from './useLatchkitDisconnect.js'
import { useLatchkitEvents } from './useLatchkitEvents.js'
import { useLatchkitModalState } from './useLatchkitModalState.js'
import { useLatchkitNetwork } from './useLatchkitNetwork.js'
import { useLatchkitProvider } from './useLatchkitProvider.js'
import { useLatchkitState } from './useLatchkitState.js'
import { useLatchkitTheme } from './useLatchkitTheme.js'
import { useLatchkitWallets } from './useLatchkitWallets.js'

const [one, two, three] = testNetworks
const [first, second] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
]
const io = { connectorId: 'io.fake' }

/** Renders a hook under a provider and returns the wallet of its kit. */
async function renderInKit<T>(hook: () => T, setup: TestKit = createKitWithWallets()) {
  return { ...(await renderHookInKit(hook, setup)), wallet: setup.adapters[0].wallet('io.fake') }
}

describe('useLatchkitState', () => {
  test('default', async () => {
    const { kit, result, act } = await renderInKit(() =>
      useLatchkitState((state) => state.network.activeNamespace),
    )
    expect(result.current).toBe('eip155')
    await act(() => connect(kit, io))
    expect(result.current).toBe('eip155')
  })

  test('behavior: does not render if a new object has the same data', async () => {
    const { kit, renders, act } = await renderInKit(() =>
      useLatchkitState((state) => ({ ids: state.network.requested.map((id) => id) })),
    )
    const before = renders.length
    await act(() => connect(kit, io))
    expect(renders.length).toBe(before)
  })

  test('behavior: returns the same value for the same data after a render', async () => {
    const { result, rerender } = await renderInKit(() =>
      useLatchkitState((state) => ({ ids: state.network.requested.map((id) => id) })),
    )
    const before = result.current
    await rerender()
    expect(result.current).toBe(before)
  })

  test('behavior: applies a new selector in the same render', async () => {
    const setup = createKitWithWallets()
    const wrapper = ({ children }: { children?: ReactNode }) => (
      <LatchkitProvider kit={setup.kit} disableAppend>
        {children}
      </LatchkitProvider>
    )
    const { result, rerender } = await renderHook(
      (key: 'modal' | 'snackbar' = 'modal') => useLatchkitState((state) => state[key].status),
      { wrapper },
    )
    expect(result.current).toBe('closed')
    await rerender('snackbar')
    expect(result.current).toBe('hidden')
  })
})

describe('useLatchkit', () => {
  test('default', async () => {
    const { kit, result, act, rerender } = await renderInKit(() => useLatchkit())
    expect(result.current.kit).toBe(kit)
    const { open } = result.current
    let resolved: unknown = 'pending'
    await act(async () => {
      void open({ view: 'networks' }).then((account) => {
        resolved = account
      })
    })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'networks' }] })
    await rerender()
    expect(result.current.open).toBe(open)
    await act(() => result.current.close())
    await expect.poll(() => resolved).toBe(undefined)
  })
})

describe('useLatchkitAccount', () => {
  test('default', async () => {
    const { kit, result, wallet, act } = await renderInKit(() => useLatchkitAccount())
    expect(result.current).toMatchObject({ status: 'disconnected', isConnected: false, address: undefined })
    await act(() => connect(kit, io))
    expect(result.current).toMatchObject({ status: 'connected', isConnected: true, address: first })
    await act(async () => wallet.switchAccount(second))
    await expect.poll(() => result.current.address).toBe(second)
    await act(() => disconnect(kit))
    expect(result.current.status).toBe('disconnected')
  })

  test('param: namespace', async () => {
    const { kit, result, act } = await renderInKit(() => useLatchkitAccount({ namespace: 'solana' }))
    await act(() => connect(kit, io))
    expect(result.current).toMatchObject({ namespace: 'solana', status: 'disconnected' })
  })
})

describe('useLatchkitNetwork', () => {
  test('default', async () => {
    const { kit, result, wallet, act } = await renderInKit(() => useLatchkitNetwork())
    expect(result.current).toMatchObject({ network: one, isSupported: true, networks: [one, two] })
    await act(() => result.current.switchNetwork(two))
    expect(result.current.chainId).toBe(two.caipNetworkId)
    await act(() => connect(kit, io))
    await act(async () => wallet.switchChain(three.caipNetworkId))
    await expect.poll(() => result.current).toMatchObject({ network: undefined, isSupported: false })
  })

  test('error: rejects if the user declines the switch', async () => {
    const { kit, result, wallet, act } = await renderInKit(() => useLatchkitNetwork())
    await act(() => connect(kit, io))
    wallet.behavior = 'rejects'
    await act(() =>
      expect(result.current.switchNetwork(two)).rejects.toMatchObject({ code: 'user-rejected' }),
    )
  })
})

describe('useLatchkitProvider', () => {
  test('default', async () => {
    const { kit, result, act } = await renderInKit(() => useLatchkitProvider())
    expect(result.current).toEqual({ provider: undefined, error: undefined })
    await act(() => connect(kit, io))
    await expect.poll(() => result.current.provider).toEqual({ isFake: true, connectorId: 'io.fake' })
    await act(() => disconnect(kit))
    expect(result.current.provider).toBe(undefined)
  })

  test('error: returns an error if the wallet is not found', async () => {
    const setup = createKitWithWallets([{ id: 'io.fake' }])
    const { kit, result, wallet, act } = await renderInKit(() => useLatchkitProvider(), setup)
    await connect(kit, io)
    await expect.poll(() => result.current.provider).toBeDefined()
    await act(async () => wallet.withdraw())
    const again = await renderInKit(() => useLatchkitProvider(), setup)
    await expect.poll(() => again.result.current.error).toMatchObject({ code: 'wallet-not-found' })
    expect(result.current.error).toBe(undefined)
  })
})

describe('useLatchkitBalance', () => {
  test('default', async () => {
    const { kit, adapters, result, act } = await renderInKit(() => useLatchkitBalance())
    expect(result.current.status).toBe('disconnected')
    adapters[0].setBalance({ address: first, chainId: one.caipNetworkId, value: 7n })
    await act(() => connect(kit, io))
    await expect
      .poll(() => result.current)
      .toMatchObject({ status: 'ready', value: 7n, decimals: 18, symbol: 'ETH' })
    adapters[0].setBalance({ address: first, chainId: one.caipNetworkId, value: 8n })
    await act(() => result.current.refresh())
    expect(result.current).toMatchObject({ value: 8n })
  })

  test('error: is unavailable if the balance cannot be read', async () => {
    const { kit, adapters, result, act } = await renderInKit(() => useLatchkitBalance())
    adapters[0].setBalance({ address: first, chainId: one.caipNetworkId, value: 'fails' })
    await act(() => connect(kit, io))
    await expect.poll(() => result.current.status).toBe('unavailable')
    await expect(getBalance(kit)).rejects.toThrow()
  })
})

describe('useLatchkitDisconnect', () => {
  test('default', async () => {
    const { kit, result, act } = await renderInKit(() => useLatchkitDisconnect())
    await connect(kit, io)
    await act(() => result.current.disconnect())
    expect(kit.getState().connection.eip155?.status).toBe('disconnected')
  })

  test('behavior: isPending is true while the wallet disconnects', async () => {
    const { kit, result, wallet, act } = await renderInKit(() => useLatchkitDisconnect())
    await connect(kit, io)
    expect(result.current.isPending).toBe(false)
    wallet.behavior = 'hangs'
    await act(async () => void result.current.disconnect())
    expect(result.current.isPending).toBe(true)
  })

  test('behavior: isPending is false once the wallet is disconnected', async () => {
    const { kit, result, act } = await renderInKit(() => useLatchkitDisconnect())
    await connect(kit, io)
    await act(() => result.current.disconnect())
    expect(result.current.isPending).toBe(false)
  })

  test('error: rejects if the wallet stays connected', async () => {
    const { kit, result, wallet } = await renderInKit(() => useLatchkitDisconnect())
    await connect(kit, io)
    wallet.behavior = 'fails'
    await expect(result.current.disconnect()).rejects.toThrow('Failed to disconnect')
  })
})

describe('useLatchkitWallets', () => {
  test('default', async () => {
    const { kit, result, act } = await renderInKit(() => useLatchkitWallets())
    await expect
      .poll(() => result.current)
      .toMatchObject({ status: 'ready', wallets: [{ id: 'io.fake', name: 'Fake Wallet' }] })
    await act(() => result.current.connect('io.fake'))
    expect(kit.getState().connection.eip155?.status).toBe('connected')
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('param: namespace', async () => {
    const { result } = await renderInKit(() => useLatchkitWallets({ namespace: 'solana' }))
    expect(result.current.wallets).toEqual([])
  })
})

describe('useLatchkitTheme', () => {
  test('default', async () => {
    const { result, act } = await renderInKit(
      () => useLatchkitTheme(),
      createKitWithWallets(undefined, { themeMode: 'light' }),
    )
    expect(result.current).toMatchObject({ themeMode: 'light', themeVariables: {} })
    await act(() => result.current.setThemeMode('dark'))
    await act(() => result.current.setThemeVariables({ accent: 'teal' }))
    expect(result.current).toMatchObject({ themeMode: 'dark', themeVariables: { accent: 'teal' } })
  })

  test('error: rejects a value that is not plain CSS', async () => {
    const { result } = await renderInKit(() => useLatchkitTheme())
    await expect(result.current.setThemeVariables({ accent: 'url(//a)' })).rejects.toMatchObject({
      code: 'config',
    })
  })
})

describe('useLatchkitModalState', () => {
  test('default', async () => {
    const { kit, result, act } = await renderInKit(() => ({
      state: useLatchkitModalState(),
      ...useLatchkit(),
    }))
    expect(result.current.state.isOpen).toBe(false)
    await act(async () => void result.current.open())
    expect(result.current.state).toMatchObject({ isOpen: true, view: 'connect' })
    await act(() => navigate(kit, { route: { view: 'networks' } }))
    expect(result.current.state).toMatchObject({ view: 'networks', route: { view: 'networks' } })
    await act(() => closeModal(kit))
    expect(result.current.state).toEqual({ isOpen: false, view: undefined, route: undefined })
  })
})

describe('useLatchkitEvents', () => {
  test('default', async () => {
    const events: string[] = []
    const setup = createKitWithWallets()
    const wrapper = ({ children }: { children?: ReactNode }) => (
      <LatchkitProvider kit={setup.kit} disableAppend>
        {children}
      </LatchkitProvider>
    )
    const { rerender, unmount } = await renderHook(
      (name = 'first') =>
        useLatchkitEvents(({ type }) => {
          if (type.endsWith('CONNECT_SUCCESS')) events.push(`${name}: ${type}`)
        }),
      { wrapper },
    )
    await connect(setup.kit, io)
    await rerender('second')
    await disconnect(setup.kit)
    await unmount()
    setup.adapters[0].hostConnect('io.fake')
    expect(events).toEqual(['first: CONNECT_SUCCESS', 'second: DISCONNECT_SUCCESS'])
  })
})
