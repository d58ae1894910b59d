import { expect, onTestFinished, test, vi } from 'vitest'
import { solana } from '../../../foundation/networks/solana.js'
import type { Nft, NftPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { disconnect } from '../../wallet/connection/disconnect.js'
import { loadMoreNfts } from './loadMoreNfts.js'
import { makeNft } from './nfts.fixtures.js'
import { toNftsModel } from './toNftsModel.js'
import { watchNfts } from './watchNfts.js'

const [{ caipNetworkId: chainId }, second, elsewhere] = testNetworks
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
  await Promise.all([
    import('./feature.js'),
    import('./followNfts.js'),
    import('../balance/watchBalances.js'),
  ])
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

test('default', async () => {
  const { watch, shown, clock, dataApi } = await setUp()
  expect(shown()).toBeUndefined()
  await watch()
  expect(shown()).toMatchObject({
    status: 'ready',
    of: { address: one, chainId },
    list: { items: [{ name: 'Harbor #0' }], at: clock.now() },
  })
  expect(dataApi.nftReads).toHaveLength(1)
})

test('behavior: without the option dataApi there is no feature', async () => {
  const { watch, kit } = await setUp({ dataApi: undefined })
  await watch()
  expect(kit.getState()).not.toHaveProperty('nfts')
})

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

test('behavior: reads at most 5 empty pages in a row', async () => {
  const { watch, set, shown, dataApi } = await setUp()
  set({ nfts: [], cursor: '1' })
  for (let page = 1; page < 9; page += 1) set({ nfts: [], cursor: `${page + 1}` }, `${page}`)
  await watch()
  expect(shown()).toMatchObject({ status: 'ready', list: { items: [], cursor: '5' } })
  expect(dataApi.nftReads).toHaveLength(5)
})

test('behavior: an empty page with a repeated cursor ends the list', async () => {
  const { watch, set, shown, dataApi } = await setUp()
  set({ nfts: [], cursor: 'a' })
  set({ nfts: [], cursor: 'a' }, 'a')
  await watch()
  expect(shown()).toEqual(
    expect.objectContaining({ status: 'ready', list: { items: [], cursors: ['a'], at: expect.any(Number) } }),
  )
  expect(dataApi.nftReads).toHaveLength(2)
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

test('behavior: reads every 30 s', async () => {
  const { watch, set, ids, clock } = await setUp()
  await watch()
  set({ nfts: [makeOwn(1), makeOwn(0)] })
  await clock.advance(29_999)
  expect(ids()).toEqual(['id-0'])
  await clock.advance(1)
  expect(ids()).toEqual(['id-1', 'id-0'])
})

test('behavior: reads nothing while the app is hidden, and reads when the user returns', async () => {
  const { watch, ids, clock, dataApi, show } = await setUp()
  show(false)
  await watch()
  await clock.advance(300_000)
  expect(dataApi.nftReads).toEqual([])
  show(true)
  await nextMacrotask()
  expect(ids()).toEqual(['id-0'])
})

test('behavior: two watchers share their reads', async () => {
  const { watch, clock, dataApi } = await setUp()
  await Promise.all([watch(), watch({ namespace: 'eip155' })])
  await clock.advance(60_000)
  expect(dataApi.nftReads).toHaveLength(3)
})

test('error: keeps the list, and tries again 30 s after the failure', async () => {
  const { watch, set, shown, ids, clock, dataApi } = await setUp()
  await watch()
  set('fails')
  await clock.advance(30_000)
  expect(shown()).toMatchObject({ status: 'failed', list: { items: [{ name: 'Harbor #0' }] } })
  set({ nfts: [makeOwn(1)] })
  await clock.advance(29_999)
  expect(ids()).toEqual(['id-0'])
  await clock.advance(1)
  expect(ids()).toEqual(['id-1'])
  expect(dataApi.nftReads).toHaveLength(3)
})

test('error: reads a later page that failed again after 30 s', async () => {
  const { watch, set, shown, ids, clock, kit } = await setUp()
  set({ nfts: [makeOwn(0)], cursor: 'a' })
  set('fails', 'a')
  await watch()
  await expect(loadMoreNfts(kit)).rejects.toThrow('Failed to fetch NFTs')
  expect(shown()).toMatchObject({ status: 'failed', cursor: 'a', list: { items: [{ name: 'Harbor #0' }] } })
  set({ nfts: [makeOwn(1)] }, 'a')
  await clock.advance(30_000)
  expect(ids()).toEqual(['id-0', 'id-1'])
})

test('behavior: follows the account, and aborts the read of the previous one', async () => {
  const { watch, set, shown, adapter, dataApi } = await setUp()
  set('hangs')
  await watch()
  set({ nfts: [makeOwn(7)] }, undefined, two)
  adapter.wallet('io.fake').switchAccount(two)
  await nextMacrotask()
  expect(shown()).toMatchObject({
    status: 'ready',
    of: { address: two },
    list: { items: [{ name: 'Harbor #7' }] },
  })
  expect(dataApi.nftReads.map(({ isAborted }) => isAborted)).toEqual([true, false])
})

test('behavior: follows the chain', async () => {
  const { watch, adapter, dataApi } = await setUp()
  await watch()
  adapter.wallet('io.fake').switchChain(second.caipNetworkId)
  await nextMacrotask()
  expect(dataApi.nftReads.map(({ chainId }) => chainId)).toEqual([chainId, second.caipNetworkId])
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

test('behavior: waits for an account, and clears its transactions with the session', async () => {
  const { watch, kit, dataApi, ids, shown, clock } = await setUp()
  await disconnect(kit)
  await watch()
  expect(dataApi.nftReads).toEqual([])
  await connect(kit, { connectorId: 'io.fake' })
  await nextMacrotask()
  expect(ids()).toEqual(['id-0'])
  await disconnect(kit)
  expect(shown()).toEqual({ status: 'idle' })
  await clock.advance(60_000)
  expect(dataApi.nftReads).toHaveLength(1)
})

test('behavior: reads when the native balance changes', async () => {
  const { watch, adapter, clock, ids, set } = await setUp()
  await watch()
  await clock.advance(4_000)
  set({ nfts: [makeOwn(1)] })
  adapter.setBalance({ address: one, chainId, value: 7n })
  await clock.advance(4_000)
  expect(ids()).toEqual(['id-1'])
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

test('behavior: stops', async () => {
  const { watch, adapter, clock, dataApi } = await setUp()
  const stop = await watch()
  stop()
  adapter.wallet('io.fake').switchAccount(two)
  await clock.advance(60_000)
  expect(dataApi.nftReads).toHaveLength(1)
})

test('behavior: stopped before its code is loaded, it reads nothing', async () => {
  const { kit, dataApi } = await setUp()
  watchNfts(kit)()
  await nextMacrotask()
  expect(dataApi.nftReads).toEqual([])
  expect(kit.getState()).not.toHaveProperty('nfts')
})
