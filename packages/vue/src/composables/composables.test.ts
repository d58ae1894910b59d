// @vitest-environment happy-dom
import type { ChainNamespace } from '@latchkit/core'
import { closeModal, connect, disconnect, navigate, setAddressLabel } from '@latchkit/core/actions'
import { testNetworks } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { computed, nextTick, ref, shallowRef, watchEffect } from 'vue'
import { createKitWithWallets, renderInApp } from '../kit.fixtures.js'
import { useLatchkit } from './useLatchkit.js'
import { useLatchkitAccount } from './useLatchkitAccount.js'
import { useLatchkitAccounts } from './useLatchkitAccounts.js'
import { useLatchkitAddressLabel } from './useLatchkitAddressLabel.js'
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

describe('useLatchkitState', () => {
  test('default', async () => {
    const { kit, getValues } = renderInApp(() => ({
      status: useLatchkitState((state) => state.connection.eip155?.status),
      debug: useLatchkitState((_, config) => config.debug),
    }))
    expect(getValues()).toEqual({ status: 'disconnected', debug: kit.config.debug })
    await connect(kit, io)
    expect(getValues().status).toBe('connected')
  })

  test('behavior: keeps the value while its data is the same, and triggers nothing', async () => {
    const seen: unknown[] = []
    const { kit } = renderInApp(() => {
      const ids = useLatchkitState((state) => ({ ids: [...state.network.requested] }))
      watchEffect(() => seen.push(ids.value))
      return { ids }
    })
    await connect(kit, io)
    await nextTick()
    expect(seen).toHaveLength(1)
  })

  test('behavior: a selector can read refs', () => {
    const key = ref<'modal' | 'snackbar'>('modal')
    const { getValues } = renderInApp(() => ({
      status: useLatchkitState((state) => state[key.value].status),
    }))
    expect(getValues().status).toBe('closed')
    key.value = 'snackbar'
    expect(getValues().status).toBe('hidden')
  })
})

describe('useLatchkit', () => {
  test('default', async () => {
    const { kit, result } = renderInApp(() => useLatchkit())
    expect(result.kit).toBe(kit)
    const account = result.open({ view: 'networks' })
    expect(kit.getState().modal).toMatchObject({ stack: [{ view: 'networks' }] })
    await result.close()
    expect(await account).toBeUndefined()
  })
})

describe('useLatchkitAccount', () => {
  test('default', async () => {
    const { kit, adapters, getValues } = renderInApp(() => useLatchkitAccount())
    expect(getValues()).toMatchObject({ status: 'disconnected', isConnected: false, address: undefined })
    await connect(kit, io)
    expect(getValues()).toMatchObject({ status: 'connected', isConnected: true, address: first })
    adapters[0].wallet('io.fake').switchAccount(second)
    await expect.poll(() => getValues().address).toBe(second)
    await disconnect(kit)
    expect(getValues()).toMatchObject({ status: 'disconnected', address: undefined })
  })

  const namespaces: readonly (readonly [
    title: string,
    create: (namespace: ChainNamespace) => Parameters<typeof useLatchkitAccount>[0],
  ])[] = [
    ['a value', (namespace) => ({ namespace })],
    ['a ref', (namespace) => ({ namespace: ref(namespace) })],
    ['a getter', (namespace) => ({ namespace: () => namespace })],
    ['a ref of the parameters', (namespace) => shallowRef({ namespace })],
    ['a getter of the parameters', (namespace) => () => ({ namespace })],
    ['a computed one', (namespace) => computed(() => ({ namespace }))],
  ]
  test.each(namespaces)('param: namespace, as %s', async (_title, create) => {
    const { kit, getValues } = renderInApp(() => useLatchkitAccount(create('solana')))
    await connect(kit, io)
    expect(getValues()).toMatchObject({ namespace: 'solana', status: 'disconnected' })
  })

  test('behavior: follows a ref of the namespace', async () => {
    const namespace = ref<ChainNamespace>('solana')
    const { kit, getValues } = renderInApp(() => useLatchkitAccount({ namespace }))
    await connect(kit, io)
    namespace.value = 'eip155'
    expect(getValues()).toMatchObject({ namespace: 'eip155', address: first })
  })

  test('behavior: renders the component again', async () => {
    const setup = createKitWithWallets()
    const texts: string[] = []
    renderInApp(() => {
      const { address, status } = useLatchkitAccount()
      watchEffect(() => texts.push(address.value ?? status.value))
      return {}
    }, setup)
    await connect(setup.kit, io)
    await nextTick()
    expect(texts[0]).toBe('disconnected')
    expect(texts.at(-1)).toBe(first)
  })
})

test('behavior: the default of useLatchkitAccounts', async () => {
  const { kit, getValues } = renderInApp(() => ({ accounts: useLatchkitAccounts() }))
  expect(getValues().accounts).toEqual([])
  await connect(kit, io)
  const { accounts } = getValues()
  expect(accounts).toMatchObject([{ namespace: 'eip155', address: first }])
  await navigate(kit, { route: { view: 'networks' } })
  expect(getValues().accounts).toBe(accounts)
})

describe('useLatchkitNetwork', () => {
  test('default', async () => {
    const { kit, adapters, getValues, result } = renderInApp(() => useLatchkitNetwork())
    expect(getValues()).toMatchObject({ network: one, isSupported: true, networks: [one, two] })
    await result.switchNetwork(two)
    expect(getValues().chainId).toBe(two.caipNetworkId)
    await connect(kit, io)
    adapters[0].wallet('io.fake').switchChain(three.caipNetworkId)
    await expect.poll(getValues).toMatchObject({ network: undefined, isSupported: false })
  })

  test('error: rejects if the user declines the switch', async () => {
    const { kit, adapters, result } = renderInApp(() => useLatchkitNetwork())
    await connect(kit, io)
    adapters[0].wallet('io.fake').behavior = 'rejects'
    await expect(result.switchNetwork(two)).rejects.toMatchObject({ code: 'user-rejected' })
  })
})

describe('useLatchkitProvider', () => {
  test('default', async () => {
    const { kit, getValues } = renderInApp(() => useLatchkitProvider())
    expect(getValues()).toEqual({ provider: undefined, error: undefined })
    await connect(kit, io)
    await expect.poll(() => getValues().provider).toEqual({ isFake: true, connectorId: 'io.fake' })
    await disconnect(kit)
    expect(getValues().provider).toBe(undefined)
  })

  test('error: returns an error if the wallet is not found', async () => {
    const setup = createKitWithWallets([{ id: 'io.fake' }])
    const { kit, adapters, getValues } = renderInApp(() => useLatchkitProvider(), setup)
    await connect(kit, io)
    adapters[0].wallet('io.fake').withdraw()
    const again = renderInApp(() => useLatchkitProvider(), setup)
    await expect.poll(() => again.getValues().error).toMatchObject({ code: 'wallet-not-found' })
    expect(getValues().error).toBe(undefined)
  })
})

describe('useLatchkitBalance', () => {
  test('default', async () => {
    const { kit, adapters, getValues, result } = renderInApp(() => useLatchkitBalance())
    expect(getValues()).toMatchObject({ status: 'disconnected', value: undefined })
    adapters[0].setBalance({ address: first, chainId: one.caipNetworkId, value: 7n })
    await connect(kit, io)
    await expect.poll(getValues).toMatchObject({ status: 'ready', value: 7n, decimals: 18, symbol: 'ETH' })
    adapters[0].setBalance({ address: first, chainId: one.caipNetworkId, value: 8n })
    await result.refresh()
    expect(getValues()).toMatchObject({ value: 8n })
  })

  test('behavior: refresh is for the namespace of the moment', async () => {
    const namespace = ref<ChainNamespace>('eip155')
    const { kit, result } = renderInApp(() => useLatchkitBalance({ namespace }))
    await connect(kit, io)
    namespace.value = 'solana'
    await expect(result.refresh()).rejects.toMatchObject({ code: 'not-connected' })
  })
})

describe('useLatchkitDisconnect', () => {
  test('default', async () => {
    const { kit, adapters, getValues, result } = renderInApp(() => useLatchkitDisconnect())
    await connect(kit, io)
    expect(getValues().isPending).toBe(false)
    adapters[0].wallet('io.fake').behavior = 'hangs'
    void result.disconnect()
    await expect.poll(() => getValues().isPending).toBe(true)
  })

  test('error: rejects if the wallet stays connected', async () => {
    const { kit, adapters, result } = renderInApp(() => useLatchkitDisconnect())
    await connect(kit, io)
    adapters[0].wallet('io.fake').behavior = 'fails'
    await expect(result.disconnect()).rejects.toThrow('Failed to disconnect')
  })
})

describe('useLatchkitWallets', () => {
  test('default', async () => {
    const { kit, getValues, result } = renderInApp(() => useLatchkitWallets())
    await expect
      .poll(getValues)
      .toMatchObject({ status: 'ready', wallets: [{ id: 'io.fake', name: 'Fake Wallet', access: 'direct' }] })
    await result.connect('io.fake')
    expect(kit.getState().connection.eip155?.status).toBe('connected')
    expect(kit.getState().modal.status).toBe('closed')
  })

  test('param: namespace', () => {
    const { getValues } = renderInApp(() => useLatchkitWallets({ namespace: 'solana' }))
    expect(getValues().wallets).toEqual([])
  })
})

test('behavior: the default of useLatchkitTheme', async () => {
  const { getValues, result } = renderInApp(
    () => useLatchkitTheme(),
    createKitWithWallets(undefined, { themeMode: 'light' }),
  )
  expect(getValues()).toMatchObject({ themeMode: 'light', themeVariables: {} })
  await result.setThemeMode('dark')
  await result.setThemeVariables({ accent: 'teal' })
  expect(getValues()).toMatchObject({ themeMode: 'dark', themeVariables: { accent: 'teal' } })
})

test('behavior: the default of useLatchkitModalState', async () => {
  const { kit, getValues, result } = renderInApp(() => ({ ...useLatchkitModalState(), ...useLatchkit() }))
  expect(getValues()).toMatchObject({ isOpen: false, view: undefined, route: undefined })
  void result.open()
  await expect.poll(getValues).toMatchObject({ isOpen: true, view: 'connect' })
  await navigate(kit, { route: { view: 'networks' } })
  await expect.poll(getValues).toMatchObject({ view: 'networks', route: { view: 'networks' } })
  await closeModal(kit)
  await expect.poll(getValues).toMatchObject({ isOpen: false, view: undefined, route: undefined })
})

test('behavior: useLatchkitEvents: events until the app is unmounted', async () => {
  const events: string[] = []
  const { kit, app } = renderInApp(() => {
    useLatchkitEvents(({ type }) => {
      if (type.endsWith('CONNECT_SUCCESS')) events.push(type)
    })
    return {}
  })
  await connect(kit, io)
  app.unmount()
  await disconnect(kit)
  expect(events).toEqual(['CONNECT_SUCCESS'])
})

test('behavior: useLatchkitAddressLabel: the label of an address that changes', async () => {
  const address = ref(first)
  const { kit, getValues, result } = renderInApp(() => useLatchkitAddressLabel({ address }))
  expect(getValues().label).toBeUndefined()
  await result.setLabel('Savings')
  await expect.poll(() => getValues().label).toBe('Savings')
  await setAddressLabel(kit, { address: second, label: 'Games' })
  address.value = second
  expect(getValues().label).toBe('Games')
})
