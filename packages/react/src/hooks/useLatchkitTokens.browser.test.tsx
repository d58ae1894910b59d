import { connect, disconnect } from '@latchkit/core/actions'
import { type FakeDataApi, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitTokens } from './useLatchkitTokens.js'

const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connectorId = 'io.fake'
const ether = { chainId, name: 'Ether', symbol: 'ETH', decimals: 18, amount: 10n ** 18n, price: '2' } as const

async function setUp(parameters?: useLatchkitTokens.Parameters) {
  const dataApi = fakeDataApi()
  const set = (balances: Parameters<FakeDataApi['setBalances']>[0]['balances']) =>
    dataApi.setBalances({ address, chainId, balances })
  const setup = createKitWithWallets(undefined, { dataApi })
  const rendered = await renderHookInKit(() => useLatchkitTokens(parameters), setup)
  return { ...rendered, dataApi, set }
}

test('default', async () => {
  const { kit, clock, result, renders, act, set } = await setUp()
  expect(result.current).toMatchObject({ status: 'disconnected', tokens: [] })
  set([ether])
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  expect(renders).toContainEqual(expect.objectContaining({ status: 'loading', tokens: [] }))
  expect(result.current).toMatchObject({
    tokens: [{ ...ether, value: 2n * 10n ** 18n }],
    totalValue: 2n * 10n ** 18n,
    updatedAt: clock.now(),
  })
  expect(result.current).not.toHaveProperty('error')
})

test('behavior: refresh reads the tokens again', async () => {
  const { kit, result, act, set } = await setUp()
  set([ether])
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  set([])
  await act(() => result.current.refresh())
  expect(result.current).toMatchObject({ status: 'ready', tokens: [], totalValue: 0n })
})

test('error: fails without values', async () => {
  const { kit, result, act, set } = await setUp()
  set('fails')
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('failed')
  expect(result.current).toMatchObject({ tokens: [], error: { shortMessage: 'Token Balance Unavailable' } })
  await expect(result.current.refresh()).rejects.toThrow('Token Balance Unavailable')
})

test('error: keeps the values, with their time', async () => {
  const { kit, clock, result, act, set } = await setUp()
  set([ether])
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  const updatedAt = clock.now()
  set('fails')
  await act(() => result.current.refresh().catch(() => {}))
  expect(result.current).toMatchObject({
    status: 'stale',
    tokens: [{ symbol: 'ETH' }],
    updatedAt,
    error: { code: 'balance-unavailable' },
  })
})

test('behavior: the account is disconnected', async () => {
  const { kit, result, act, set } = await setUp()
  set([ether])
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  await act(() => disconnect(kit))
  expect(result.current).toMatchObject({ status: 'disconnected', tokens: [] })
})

test('param: namespace', async () => {
  const { kit, result, act, dataApi } = await setUp({ namespace: 'solana' })
  await act(() => connect(kit, { connectorId }))
  expect(result.current.status).toBe('disconnected')
  expect(dataApi.reads).toEqual([])
})

test('behavior: without the option dataApi it has the native token, without a total', async () => {
  const { kit, result, act } = await renderHookInKit(() => useLatchkitTokens(), createKitWithWallets())
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  expect(result.current).toMatchObject({ tokens: [{ symbol: 'ETH' }], totalValue: undefined })
})

test('behavior: tokens that the server does not have are unavailable, and no total is known', async () => {
  const { kit, result, act, dataApi } = await setUp()
  dataApi.setBalances({ address, chainId, balances: [], unavailable: 'unsupported' })
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('unavailable')
  expect(result.current).toMatchObject({ tokens: [], totalValue: undefined })
})

test('behavior: unmounted, it reads nothing', async () => {
  const { kit, clock, result, act, set, dataApi, unmount } = await setUp()
  set([ether])
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('ready')
  await unmount()
  await clock.advance(60_000)
  expect(dataApi.reads).toHaveLength(1)
})
