import { describe, expect, test } from 'vitest'
import { ConfigError } from '../../../foundation/errors/config.js'
import { NftsUnavailableError } from '../../../foundation/errors/nfts.js'
import { NotConnectedError } from '../../../foundation/errors/request.js'
import { RpcRequestError } from '../../../foundation/errors/rpc.js'
import { AbortedError } from '../../../foundation/errors/wallet.js'
import type { NftPage } from '../../../ports/DataApi.js'
import { createTestKit } from '../../../testing/createTestKit.js'
import { fakeAdapter } from '../../../testing/fakeAdapter.js'
import { fakeDataApi } from '../../../testing/fakeDataApi.js'
import { nextMacrotask } from '../../../testing/nextMacrotask.js'
import { testNetworks } from '../../../testing/testNetworks.js'
import { connect } from '../../wallet/connection/connect.js'
import { loadMoreNfts } from './loadMoreNfts.js'
import { makeNft } from './nfts.fixtures.js'
import { refreshNfts } from './refreshNfts.js'

const [local, , elsewhere] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const makePage = (index: number, cursor?: string): NftPage => ({
  nfts: [makeNft(index, { chainId })],
  cursor,
})

async function connected() {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const test = createTestKit({ adapters: [adapter], dataApi })
  test.kit.mount()
  await connect(test.kit, { connectorId: 'io.fake' })
  const set = (page: NftPage | 'fails' | 'hangs', cursor?: string) =>
    dataApi.setNfts({ address: one, chainId, cursor, page })
  set(makePage(0, 'a'))
  set(makePage(1), 'a')
  return { ...test, adapter, dataApi, set }
}

const idsOf = ({ items }: refreshNfts.ReturnType) => items.map(({ tokenId }) => `id-${tokenId}`)

describe('refreshNfts', () => {
  test('default', async () => {
    const { kit, clock } = await connected()
    const list = await refreshNfts(kit)
    expect(list).toMatchObject({ items: [{ name: 'Harbor #0' }], cursor: 'a', at: clock.now() })
    expect(kit.getState().nfts?.eip155).toMatchObject({ status: 'ready', list })
  })

  test('behavior: bypasses the cache', async () => {
    const { kit, set } = await connected()
    await refreshNfts(kit)
    set(makePage(7))
    expect(idsOf(await refreshNfts(kit))).toEqual(['id-7'])
  })

  test('behavior: drops the later pages', async () => {
    const { kit } = await connected()
    await loadMoreNfts(kit)
    await loadMoreNfts(kit)
    expect(idsOf(await refreshNfts(kit))).toEqual(['id-0'])
  })

  test('behavior: two calls at once both resolve', async () => {
    const { kit } = await connected()
    const both = await Promise.all([refreshNfts(kit), refreshNfts(kit)])
    expect(both.map(idsOf)).toEqual([['id-0'], ['id-0']])
  })

  test('error: a failure with its cause; retries are blocked for 30 s', async () => {
    const { kit, clock, set } = await connected()
    set('fails')
    const cause = expect.any(RpcRequestError)
    await expect(refreshNfts(kit)).rejects.toMatchObject({
      code: 'nfts-unavailable',
      shortMessage: 'Failed to fetch NFTs',
      cause,
    })
    set(makePage(0))
    await clock.advance(29_999)
    await expect(refreshNfts(kit)).rejects.toBeInstanceOf(NftsUnavailableError)
    await clock.advance(1)
    expect(idsOf(await refreshNfts(kit))).toEqual(['id-0'])
  })

  test('error: another account becomes the active one', async () => {
    const { kit, adapter, set } = await connected()
    await refreshNfts(kit)
    set('hangs')
    const pending = refreshNfts(kit)
    await nextMacrotask()
    adapter.wallet('io.fake').switchAccount(two)
    await expect(pending).rejects.toBeInstanceOf(AbortedError)
  })

  test('error: no wallet is connected', async () => {
    const { kit } = createTestKit({ dataApi: fakeDataApi() })
    await expect(refreshNfts(kit)).rejects.toBeInstanceOf(NotConnectedError)
  })

  test('error: the wallet is on a network that is not configured', async () => {
    const { kit, adapter, dataApi } = await connected()
    adapter.wallet('io.fake').switchChain(elsewhere.caipNetworkId)
    await expect(refreshNfts(kit)).rejects.toThrow('Failed to fetch NFTs')
    expect(dataApi.nftReads).toEqual([])
  })

  test('error: without the option dataApi', async () => {
    const { kit } = createTestKit()
    await expect(refreshNfts(kit)).rejects.toBeInstanceOf(ConfigError)
    expect(kit.getState()).not.toHaveProperty('nfts')
  })
})

describe('loadMoreNfts', () => {
  test('default', async () => {
    const { kit, dataApi } = await connected()
    expect(idsOf(await loadMoreNfts(kit))).toEqual(['id-0'])
    expect(idsOf(await loadMoreNfts(kit))).toEqual(['id-0', 'id-1'])
    expect(dataApi.nftReads.map(({ cursor }) => cursor)).toEqual([undefined, 'a'])
  })

  test('behavior: returns the list at its end without a request', async () => {
    const { kit, dataApi } = await connected()
    await loadMoreNfts(kit)
    await loadMoreNfts(kit)
    expect(idsOf(await loadMoreNfts(kit))).toEqual(['id-0', 'id-1'])
    expect(dataApi.nftReads).toHaveLength(2)
  })

  test('behavior: skips empty pages', async () => {
    const { kit, set, dataApi } = await connected()
    await refreshNfts(kit)
    set({ nfts: [], cursor: 'b' }, 'a')
    set(makePage(2, 'c'), 'b')
    expect(await loadMoreNfts(kit)).toMatchObject({ cursor: 'c', cursors: ['a', 'b'] })
    expect(dataApi.nftReads).toHaveLength(3)
  })

  test('behavior: waits for a page that is being read', async () => {
    const { kit, dataApi } = await connected()
    await refreshNfts(kit)
    const all = await Promise.all([loadMoreNfts(kit), loadMoreNfts(kit), loadMoreNfts(kit)])
    expect(all.map(idsOf)).toEqual([
      ['id-0', 'id-1'],
      ['id-0', 'id-1'],
      ['id-0', 'id-1'],
    ])
    expect(dataApi.nftReads).toHaveLength(2)
  })

  test('error: a page that is being waited for fails', async () => {
    const { kit, set } = await connected()
    await refreshNfts(kit)
    set('fails', 'a')
    const settled = await Promise.allSettled([loadMoreNfts(kit), loadMoreNfts(kit)])
    expect(settled).toMatchObject([
      { reason: { code: 'nfts-unavailable' } },
      { reason: { code: 'nfts-unavailable' } },
    ])
  })

  test('error: the kit is destroyed', async () => {
    const { kit, set, dataApi } = await connected()
    await refreshNfts(kit)
    set('hangs', 'a')
    const pending = Promise.allSettled([loadMoreNfts(kit), loadMoreNfts(kit)])
    await expect.poll(() => dataApi.nftReads).toHaveLength(2)
    kit.destroy()
    const reason = expect.any(AbortedError)
    expect(await pending).toMatchObject([{ reason }, { reason }])
  })
})
