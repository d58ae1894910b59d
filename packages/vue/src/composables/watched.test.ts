// @vitest-environment happy-dom
import type { CaipNetworkId, ChainNamespace, SiwxConfig, SiwxSession } from '@latchkit/core'
import { connect, createPairing, disconnect, sendTransaction } from '@latchkit/core/actions'
import { createTestKit, type FakeDataApi, fakeDataApi, fakeRelay, testNetworks } from '@latchkit/core/testing'
import { describe, expect, test } from 'vitest'
import { nextTick, ref } from 'vue'
import { createKitWithWallets, renderInApp } from '../kit.fixtures.js'
import { useLatchkitActivity } from './useLatchkitActivity.js'
import { useLatchkitCapabilities } from './useLatchkitCapabilities.js'
import { useLatchkitIdentity } from './useLatchkitIdentity.js'
import { useLatchkitNfts } from './useLatchkitNfts.js'
import { useLatchkitPairing } from './useLatchkitPairing.js'
import { useLatchkitPermissions } from './useLatchkitPermissions.js'
import { useLatchkitSend } from './useLatchkitSend.js'
import { useLatchkitSession } from './useLatchkitSession.js'
import { useLatchkitSwap } from './useLatchkitSwap.js'
import { useLatchkitTokens } from './useLatchkitTokens.js'
import { useLatchkitTransactions } from './useLatchkitTransactions.js'

type Page = Parameters<FakeDataApi['setHistory']>[0]['page']

const [{ caipNetworkId: chainId }] = testNetworks
const [own, other] = [
  '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266',
  '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
] as const
const io = { connectorId: 'io.fake' }
const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n, price: '2' } as const

describe('useLatchkitTokens', () => {
  function setUp(namespace?: ChainNamespace) {
    const dataApi = fakeDataApi()
    dataApi.setBalances({ address: own, chainId, balances: [ether] })
    const setup = createKitWithWallets(undefined, { dataApi })
    return { ...renderInApp(() => useLatchkitTokens({ namespace }), setup), dataApi }
  }

  test('default', async () => {
    const { kit, clock, dataApi, getValues, result } = setUp()
    expect(getValues()).toMatchObject({ status: 'disconnected', tokens: [] })
    await connect(kit, io)
    await expect.poll(() => getValues().status).toBe('ready')
    expect(getValues()).toMatchObject({
      tokens: [{ ...ether, value: 2n * 10n ** 18n }],
      totalValue: 2n * 10n ** 18n,
      updatedAt: clock.now(),
      error: undefined,
    })
    dataApi.setBalances({ address: own, chainId, balances: 'fails' })
    await expect(result.refresh()).rejects.toThrow('Token Balance Unavailable')
    expect(getValues()).toMatchObject({ status: 'stale', error: { code: 'balance-unavailable' } })
  })

  test('param: namespace', async () => {
    const { kit, dataApi, getValues } = setUp('solana')
    await connect(kit, io)
    expect(getValues().status).toBe('disconnected')
    expect(dataApi.reads).toEqual([])
  })

  test('behavior: reads nothing once the app is unmounted', async () => {
    const { kit, app, clock, dataApi, getValues } = setUp()
    await connect(kit, io)
    await expect.poll(() => getValues().status).toBe('ready')
    app.unmount()
    await clock.advance(60_000)
    expect(dataApi.reads).toHaveLength(1)
  })

  test('behavior: another namespace is watched instead', async () => {
    const dataApi = fakeDataApi()
    dataApi.setBalances({ address: own, chainId, balances: [ether] })
    const namespace = ref<ChainNamespace>('solana')
    const { kit, getValues } = renderInApp(
      () => useLatchkitTokens({ namespace }),
      createKitWithWallets(undefined, { dataApi }),
    )
    await connect(kit, io)
    expect(dataApi.reads).toEqual([])
    namespace.value = 'eip155'
    await expect.poll(() => getValues().status).toBe('ready')
    namespace.value = 'solana'
    await nextTick()
    expect(getValues().status).toBe('disconnected')
  })
})

test('behavior: useLatchkitActivity: pages', async () => {
  const dataApi = fakeDataApi()
  const createPage = (index: number, cursor?: string): Page => {
    const hash = `0x${String(index).padStart(64, '0')}`
    const transaction = { id: `id-${index}`, chainId, hash, at: 1_700_000_000_000, operation: 'mint' }
    return { transactions: [{ ...transaction, status: 'confirmed', transfers: [] }], cursor }
  }
  dataApi.setHistory({ address: own, chainId, page: createPage(0, 'a') })
  dataApi.setHistory({ address: own, chainId, cursor: 'a', page: createPage(1) })
  const { kit, getValues, result } = renderInApp(
    () => useLatchkitActivity(),
    createKitWithWallets(undefined, { dataApi }),
  )
  await connect(kit, io)
  await expect
    .poll(getValues)
    .toMatchObject({ status: 'ready', transactions: [{ id: 'id-0' }], hasMore: true })
  await result.loadMore()
  expect(getValues()).toMatchObject({ transactions: [{ id: 'id-0' }, { id: 'id-1' }], hasMore: false })
})

test('behavior: useLatchkitNfts: unavailable without a server', async () => {
  const { kit, getValues } = renderInApp(() => useLatchkitNfts())
  expect(getValues()).toMatchObject({ status: 'disconnected', nfts: [], hasMore: false })
  await connect(kit, io)
  await expect.poll(() => getValues().status).toBe('unavailable')
})

test('behavior: useLatchkitIdentity: an address that changes', async () => {
  const dataApi = fakeDataApi()
  dataApi.setIdentity({ address: own, identity: { name: 'alice.eth', avatar: 'https://example.com/a.png' } })
  dataApi.setIdentity({ address: other, identity: { name: 'bob.eth' } })
  const address = ref<string>()
  const { kit, getValues } = renderInApp(
    () => useLatchkitIdentity({ address }),
    createKitWithWallets(undefined, { dataApi }),
  )
  expect(getValues()).toEqual({ status: 'idle', name: undefined, avatar: undefined })
  await connect(kit, io)
  await expect.poll(() => getValues().name).toBe('alice.eth')
  address.value = other
  await expect.poll(getValues).toEqual({ status: 'ready', name: 'bob.eth', avatar: undefined })
})

test('behavior: useLatchkitCapabilities: of each account, and again on refresh', async () => {
  const chainIds = ref<readonly CaipNetworkId[]>()
  const setup = createKitWithWallets()
  const { evm } = setup.adapters[0]
  if (!evm) throw new TypeError('The fake adapter has no EVM methods')
  evm.capabilities = { '0x1': { a: 1 }, '0x7a69': { b: 1 } }
  const { kit, getValues, result } = renderInApp(() => useLatchkitCapabilities({ chainIds }), setup)
  expect(getValues()).toMatchObject({ status: 'disconnected', capabilities: {} })
  await connect(kit, io)
  await expect.poll(getValues).toMatchObject({
    status: 'ready',
    capabilities: { 'eip155:1': { a: 1 }, 'eip155:31337': { b: 1 } },
  })
  chainIds.value = ['eip155:31337']
  expect(getValues().capabilities).toEqual({ 'eip155:31337': { b: 1 } })
  evm.capabilities = { '0x7a69': { b: 2 } }
  expect(await result.refresh()).toEqual({ 'eip155:31337': { b: 2 } })
  expect(getValues().capabilities).toEqual({ 'eip155:31337': { b: 2 } })
  await disconnect(kit)
  expect(getValues()).toMatchObject({ status: 'disconnected', capabilities: {} })
})

test('behavior: useLatchkitPermissions: of the account, while it is connected', async () => {
  const setup = createKitWithWallets()
  const { evm } = setup.adapters[0]
  if (!evm) throw new TypeError('The fake adapter has no EVM methods')
  evm.request = async ({ method, params }) =>
    method === 'wallet_requestExecutionPermissions' ? { ...Object(params)[0], context: '0x1234' } : {}
  const { kit, getValues, result } = renderInApp(() => useLatchkitPermissions(), setup)
  expect(getValues().permissions).toEqual([])
  await connect(kit, io)
  const permission = { type: 'native-token-transfer', data: { allowanceAmount: '0x1' } }
  await result.grantPermissions({ permission, sessionKey: other, expiry: 4_000_000_000 })
  await expect.poll(() => getValues().permissions).toMatchObject([{ context: '0x1234' }])
  await disconnect(kit)
  await expect.poll(() => getValues().permissions).toEqual([])
})

describe('useLatchkitPairing', () => {
  function setUp() {
    const relay = fakeRelay()
    relay.behavior = 'waits'
    const setup = createKitWithWallets(undefined, { relay })
    return { relay, ...renderInApp(() => useLatchkitPairing(), setup) }
  }

  test('default', async () => {
    const { relay, clock, getValues, result } = setUp()
    expect(getValues().status).toBe('idle')
    expect(await result.pair()).toMatchObject({ uri: relay.uris[0] })
    const expiresAt = clock.now() + 240_000
    expect(getValues()).toMatchObject({ status: 'waiting', uri: relay.uris[0], expiresAt })
    relay.approve()
    await expect.poll(() => getValues().status).toBe('idle')
  })

  test('behavior: does not return a pairing that the modal started', async () => {
    const { kit, relay, getValues, result } = setUp()
    await createPairing(kit)
    expect(kit.getState().pairing).toMatchObject({ status: 'waiting' })
    expect(getValues()).toMatchObject({ status: 'idle', uri: undefined })
    await result.pair()
    expect(getValues()).toMatchObject({ status: 'waiting', uri: relay.uris[0] })
    relay.reject()
    await expect.poll(() => getValues().status).toBe('declined')
    await createPairing(kit)
    expect(getValues().status).toBe('idle')
  })

  test('behavior: cancel removes the URI', async () => {
    const { relay, getValues, result } = setUp()
    await result.pair()
    await result.cancel()
    expect(getValues()).toMatchObject({ status: 'idle', uri: undefined })
    expect(relay.waiting).toBe(0)
  })

  test('error: pair rejects if the relay is unreachable', async () => {
    const { relay, getValues, result } = setUp()
    relay.behavior = 'unreachable'
    await expect(result.pair()).rejects.toMatchObject({ code: 'relay-unreachable' })
    expect(getValues()).toMatchObject({ status: 'failed', error: { code: 'relay-unreachable' } })
  })
})

test('behavior: useLatchkitSession: signs in and out', async () => {
  const sessions: SiwxSession[] = []
  const siwx: SiwxConfig = {
    createMessage: (input) => ({
      ...input,
      ...{ domain: 'app.example', uri: 'https://app.example', version: '1', nonce: 'kEWepMt9knR6lWJ6A' },
    }),
    addSession: async (session) => sessions.push(session),
    revokeSession: async () => sessions.splice(0),
    setSessions: async (given) => sessions.splice(0, sessions.length, ...given),
    getSessions: () => sessions,
  }
  const { kit, getValues, result } = renderInApp(() => useLatchkitSession(), createTestKit({ siwx }))
  expect(getValues()).toMatchObject({ status: 'disconnected', session: undefined })
  await connect(kit, io)
  await expect.poll(() => getValues().status).toBe('signed-out')
  await result.signIn()
  expect(getValues()).toMatchObject({
    status: 'signed-in',
    session: { data: { nonce: 'kEWepMt9knR6lWJ6A' } },
  })
  await result.signOut()
  expect(getValues()).toMatchObject({ status: 'signed-out', session: undefined, error: undefined })
})

test('behavior: useLatchkitTransactions: what the app has sent', async () => {
  const { kit, getValues } = renderInApp(() => useLatchkitTransactions())
  expect(getValues()).toMatchObject({ transactions: [], replacement: { status: 'none' } })
  await connect(kit, io)
  await sendTransaction(kit, { to: other, value: 1n })
  await expect.poll(() => getValues().transactions).toMatchObject([{ status: 'confirmed' }])
})

test('behavior: useLatchkitSend: the form and its change', async () => {
  const { kit, getValues, result } = renderInApp(() => useLatchkitSend({ namespace: 'eip155' }))
  await connect(kit, io)
  result.update({ amount: '0.5' })
  await expect.poll(() => getValues().form).toMatchObject({ amount: { text: '0.5' } })
})

test('behavior: useLatchkitSwap: the form of an account', async () => {
  const { kit, getValues } = renderInApp(() => useLatchkitSwap())
  const before = getValues().form.status
  await connect(kit, io)
  await expect.poll(() => getValues().form.status).not.toBe(before)
})
