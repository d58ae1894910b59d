import { connect, disconnect } from '@latchkit/core/actions'
import { type FakeDataApi, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { expect, test } from 'vitest'
import { createKitWithWallets } from '../kit.fixtures.js'
import { renderHookInKit } from './renderHookInKit.fixtures.js'
import { useLatchkitNfts } from './useLatchkitNfts.js'

type Page = Parameters<FakeDataApi['setNfts']>[0]['page']

const [{ caipNetworkId: chainId }] = testNetworks
const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const connectorId = 'io.fake'

function createPage(index: number, cursor?: string): Page {
  const contract = `0x${'a'.repeat(40)}`
  const nft = {
    id: `id-${index}`,
    chainId,
    standard: 'erc721',
    contract,
    tokenId: `${index}`,
    name: 'Harbor',
  } as const
  return { nfts: [{ ...nft, amount: 1n, isSpam: false }], cursor }
}

async function setUp(parameters?: useLatchkitNfts.Parameters) {
  const dataApi = fakeDataApi()
  const set = (page: Page, cursor?: string) => dataApi.setNfts({ address, chainId, cursor, page })
  set(createPage(0, 'a'))
  const setup = createKitWithWallets(undefined, { dataApi })
  const rendered = await renderHookInKit(() => useLatchkitNfts(parameters), setup)
  const connected = async () => {
    await rendered.act(() => connect(setup.kit, { connectorId }))
    await expect.poll(() => rendered.result.current.status).not.toBe('loading')
  }
  return { ...rendered, dataApi, set, connected }
}

test('default', async () => {
  const { clock, result, renders, connected } = await setUp()
  expect(result.current).toMatchObject({ status: 'disconnected', nfts: [], hasMore: false })
  await connected()
  expect(renders).toContainEqual(expect.objectContaining({ status: 'loading', nfts: [] }))
  expect(result.current).toMatchObject({
    status: 'ready',
    nfts: [{ id: 'id-0', name: 'Harbor' }],
    hasMore: true,
    isLoadingMore: false,
    updatedAt: clock.now(),
  })
  expect(result.current).not.toHaveProperty('error')
})

test('behavior: loadMore adds the next page', async () => {
  const { result, act, set, connected } = await setUp()
  set(createPage(1), 'a')
  await connected()
  await act(() => result.current.loadMore())
  expect(result.current).toMatchObject({
    nfts: [{ id: 'id-0' }, { id: 'id-1' }],
    hasMore: false,
    isLoadingMore: false,
  })
})

test('behavior: isLoadingMore is true while the next page loads', async () => {
  const { kit, result, set, connected } = await setUp()
  set('hangs', 'a')
  await connected()
  const page = result.current.loadMore().catch((error: unknown) => error)
  await expect.poll(() => result.current).toMatchObject({ isLoadingMore: true, hasMore: true })
  kit.destroy()
  expect(await page).toBeInstanceOf(Error)
})

test('behavior: refresh reads the NFTs again', async () => {
  const { result, act, set, connected } = await setUp()
  await connected()
  set(createPage(7))
  await act(() => result.current.refresh())
  expect(result.current).toMatchObject({ status: 'ready', nfts: [{ id: 'id-7' }] })
})

test('error: fails without NFTs', async () => {
  const { result, set, connected } = await setUp()
  set('fails')
  await connected()
  expect(result.current).toMatchObject({
    status: 'failed',
    nfts: [],
    error: { shortMessage: 'Failed to fetch NFTs' },
  })
  await expect(result.current.loadMore()).rejects.toThrow('Failed to fetch NFTs')
})

test('error: keeps the NFTs if the next page fails', async () => {
  const { result, act, set, connected } = await setUp()
  set('fails', 'a')
  await connected()
  await act(() => result.current.loadMore().catch(() => {}))
  expect(result.current).toMatchObject({
    status: 'stale',
    nfts: [{ id: 'id-0' }],
    hasMore: true,
    error: { code: 'nfts-unavailable' },
  })
})

test('behavior: the account is disconnected', async () => {
  const { kit, result, act, connected } = await setUp()
  await connected()
  await act(() => disconnect(kit))
  expect(result.current).toMatchObject({ status: 'disconnected', nfts: [] })
})

test('param: namespace', async () => {
  const { kit, result, act, dataApi } = await setUp({ namespace: 'solana' })
  await act(() => connect(kit, { connectorId }))
  expect(result.current.status).toBe('disconnected')
  expect(dataApi.nftReads).toEqual([])
})

test('behavior: without the option dataApi it is unavailable', async () => {
  const { kit, result, act } = await renderHookInKit(() => useLatchkitNfts(), createKitWithWallets())
  await act(() => connect(kit, { connectorId }))
  await expect.poll(() => result.current.status).toBe('unavailable')
  expect(result.current).toMatchObject({ nfts: [] })
})

test('behavior: a list that the server does not have is unavailable, and not empty', async () => {
  const { result, set, connected } = await setUp()
  set({ nfts: [], unavailable: 'not_indexed' })
  await connected()
  expect(result.current).toMatchObject({ status: 'unavailable', nfts: [] })
})

test('behavior: unmounted, it reads nothing', async () => {
  const { clock, connected, dataApi, unmount } = await setUp()
  await connected()
  await unmount()
  await clock.advance(60_000)
  expect(dataApi.nftReads).toHaveLength(1)
})
