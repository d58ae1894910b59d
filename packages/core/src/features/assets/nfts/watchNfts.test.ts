import { expect, onTestFinished, test, vi } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import type { Nft, NftPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { loadMoreNfts } from './loadMoreNfts.js'
import { makeNft } from './nfts.fixtures.js'
import { refreshNfts } from './refreshNfts.js'
import { toNftsModel } from './toNftsModel.js'
import { watchNfts } from './watchNfts.js'

const [{ caipNetworkId: chainId }, , elsewhere] = testNetworks
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const makeOwn = (index: number, fields: Partial<Nft> = {}) => makeNft(index, { chainId, ...fields })

/** A connected kit with a data API, in an app that a test hides and shows. */
async function setUp(options: Parameters<typeof createTestKit>[0] = {}) {
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('document', document)
  onTestFinished(() => void vi.unstubAllGlobals())
  const show = (isVisible: boolean) => {
    document.visibilityState = isVisible ? 'visible' : 'hidden'
    document.dispatchEvent(new Event('visibilitychange'))
  }
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const world = createTestKit({ dataApi, adapters: [adapter], ...options })
  const { kit } = world
  kit.mount()
  onTestFinished(() => kit.destroy())
  await connect(kit, { connectorId: 'io.fake' })
  // Loaded before the test, so that a macrotask is enough for each step.
  await Promise.all([import('./feature.js'), import('../balance/watchBalances.js')])
  await nextMacrotask()
  const set = (page: NftPage | 'fails' | 'hangs', cursor?: string, address: string = one) =>
    dataApi.setNfts({ address, chainId, cursor, page })
  const shown = () => kit.getState().nfts?.eip155
  const ids = () => {
    const state = shown()
    return state && 'list' in state ? state.list?.items.map(({ tokenId }) => `id-${tokenId}`) : undefined
  }
  const model = () => toNftsModel(kit.getState(), kit.config, 'eip155')
  set({ nfts: [makeOwn(0)] })
  const watch = async (parameters?: watchNfts.Parameters) => {
    const stop = watchNfts(kit, parameters)
    await nextMacrotask()
    return stop
  }
  return { ...world, adapter, dataApi, set, shown, ids, model, watch, show }
}

test('behavior: leaves out spam and NFTs of other chains, and sanitizes names', async () => {
  const { watch, set, shown } = await setUp()
  set({
    nfts: [
      makeOwn(0, { isSpam: true }),
      makeOwn(1, { chainId: 'eip155:1' }),
      makeOwn(2, { name: '\u202eepA' }),
    ],
  })
  await watch()
  expect(shown()).toMatchObject({ list: { items: [{ tokenId: '2', name: 'epA' }] } })
  expect(shown()).toHaveProperty('list.items.length', 1)
})

test('behavior: goes on with the next page while pages are empty', async () => {
  const { watch, ids, set, shown, dataApi } = await setUp()
  set({ nfts: [makeOwn(0, { isSpam: true })], cursor: 'a' })
  set({ nfts: [], cursor: 'b' }, 'a')
  set({ nfts: [makeOwn(3)], cursor: 'c' }, 'b')
  await watch()
  expect(ids()).toEqual(['id-3'])
  expect(shown()).toMatchObject({ list: { cursor: 'c', cursors: ['a', 'b'] } })
  expect(dataApi.nftReads).toHaveLength(3)
})

test('behavior: skips empty pages, also of the next one', async () => {
  const { kit, set, dataApi } = await setUp()
  set({ nfts: [makeOwn(0)], cursor: 'a' })
  await refreshNfts(kit)
  set({ nfts: [], cursor: 'b' }, 'a')
  set({ nfts: [makeOwn(2)], cursor: 'c' }, 'b')
  expect(await loadMoreNfts(kit)).toMatchObject({ cursor: 'c', cursors: ['a', 'b'] })
  expect(dataApi.nftReads).toHaveLength(3)
})

test('behavior: drops later pages when it is refreshed', async () => {
  const { kit, set, ids } = await setUp()
  set({ nfts: [makeOwn(0)], cursor: 'a' })
  set({ nfts: [makeOwn(1)] }, 'a')
  await loadMoreNfts(kit)
  await loadMoreNfts(kit)
  expect(ids()).toEqual(['id-0', 'id-1'])
  await refreshNfts(kit)
  expect(ids()).toEqual(['id-0'])
})

test('behavior: drops later pages when it is watched again after 30 s', async () => {
  const { watch, set, ids, kit, clock } = await setUp()
  set({ nfts: [makeOwn(0)], cursor: 'a' })
  set({ nfts: [makeOwn(1)] }, 'a')
  const stop = await watch()
  await loadMoreNfts(kit)
  await clock.advance(30_000)
  expect(ids()).toEqual(['id-0', 'id-1'])
  stop()
  await clock.advance(30_000)
  await watch()
  expect(ids()).toEqual(['id-0'])
})

test('behavior: reads nothing on a chain that is not configured', async () => {
  const { watch, adapter, dataApi, shown, model } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
  await nextMacrotask()
  expect(dataApi.nftReads).toHaveLength(1)
  expect(shown()).toEqual({ status: 'idle' })
  expect(model()).toEqual({ status: 'unsupported' })
})

test('behavior: reads the NFTs of an account on Solana', async () => {
  const dataApi = fakeDataApi()
  const chainId = solana.caipNetworkId
  const accounts = ['7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv'] as const
  const adapter = fakeAdapter({ namespace: 'solana', wallets: [{ id: 'Sol', accounts, chainId }] })
  const { kit } = createTestKit({ dataApi, adapters: [adapter], networks: [solana] })
  kit.mount()
  await connect(kit, { connectorId: 'Sol' })
  await loadMoreNfts(kit, { namespace: 'solana' })
  expect(dataApi.nftReads).toMatchObject([{ chainId, address: accounts[0] }])
})

test('behavior: drops later pages when the native balance changes', async () => {
  const { watch, adapter, clock, ids, set, kit } = await setUp()
  set({ nfts: [makeOwn(0)], cursor: 'a' })
  set({ nfts: [makeOwn(1)] }, 'a')
  await watch()
  await loadMoreNfts(kit)
  await clock.advance(4_000)
  expect(ids()).toEqual(['id-0', 'id-1'])
  adapter.setBalance({ address: one, chainId, value: 7n })
  await clock.advance(4_000)
  expect(ids()).toEqual(['id-0'])
})
