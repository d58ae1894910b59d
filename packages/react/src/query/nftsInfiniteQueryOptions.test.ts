import { connect } from '@latchkit/core/actions'
import { createTestKit, fakeAdapter, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { nftsInfiniteQueryOptions } from './nftsInfiniteQueryOptions.js'

const [local, second] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const contract = `0x${'a'.repeat(40)}`
const makePage = (index: number, cursor?: string) => ({
  nfts: [
    {
      id: `id-${index}`,
      chainId,
      standard: 'erc721' as const,
      contract,
      name: '',
      amount: 1n,
      isSpam: false,
    },
  ],
  cursor,
})

async function setUp() {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const { kit } = createTestKit({ dataApi, adapters: [adapter] })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  const set = (page: Parameters<typeof dataApi.setNfts>[0]['page'], cursor?: string) =>
    dataApi.setNfts({ address: one, chainId, cursor, page })
  set(makePage(0, 'a'))
  set(makePage(1), 'a')
  dataApi.setNfts({ address: two, chainId, page: makePage(2) })
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return { adapter, dataApi, kit, client, set, wallet: adapter.wallet('io.fake') }
}

/** Observes the query as `useInfiniteQuery` does, until it has its first page. */
async function observe(client: QueryClient, options: nftsInfiniteQueryOptions.ReturnType) {
  const observer = new InfiniteQueryObserver(client, options)
  onTestFinished(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  const ids = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
  return { observer, ids }
}

test('default: reads page by page, to the end', async () => {
  const { kit, client } = await setUp()
  const { observer, ids } = await observe(client, nftsInfiniteQueryOptions(kit))
  expect(ids()).toEqual(['id-0'])
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  await observer.fetchNextPage()
  expect(ids()).toEqual(['id-0', 'id-1'])
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
})

test('param: namespace', async () => {
  const { kit } = await setUp()
  expect(nftsInfiniteQueryOptions(kit, { namespace: 'solana' }).enabled).toBe(false)
})

test('behavior: fresh for 30 s', async () => {
  const { kit, client, dataApi } = await setUp()
  const options = nftsInfiniteQueryOptions(kit)
  expect(options.staleTime).toBe(30_000)
  await client.fetchInfiniteQuery(options)
  await client.fetchInfiniteQuery(options)
  expect(dataApi.nftReads).toHaveLength(1)
})

test('behavior: another account is another query', async () => {
  const { kit, client, wallet } = await setUp()
  const { observer, ids } = await observe(client, nftsInfiniteQueryOptions(kit))
  wallet.switchAccount(two)
  observer.setOptions(nftsInfiniteQueryOptions(kit))
  expect(ids()).toEqual([])
  await expect.poll(ids).toEqual(['id-2'])
})

test('behavior: another chain is another query', async () => {
  const { kit, client, wallet } = await setUp()
  await client.fetchInfiniteQuery(nftsInfiniteQueryOptions(kit))
  wallet.switchChain(second.caipNetworkId)
  expect(client.getQueryData(nftsInfiniteQueryOptions(kit).queryKey)).toBeUndefined()
})

test('behavior: the query of an earlier account still reads that account', async () => {
  const { kit, client, wallet } = await setUp()
  const options = nftsInfiniteQueryOptions(kit)
  wallet.switchAccount(two)
  const { pages } = await client.fetchInfiniteQuery(options)
  expect(pages).toMatchObject([{ items: [{ id: 'id-0' }] }])
})

test('behavior: kits with other names do not share data', async () => {
  const { kit } = await setUp()
  const { kit: other } = createTestKit({ name: 'other' })
  const [key, otherKey] = [kit, other].map((one) => nftsInfiniteQueryOptions(one).queryKey[1])
  expect(key).not.toBe(otherKey)
})

test('behavior: a cursor that is repeated ends the list', async () => {
  const { kit, client, set } = await setUp()
  set(makePage(1, 'a'), 'a')
  const { observer } = await observe(client, nftsInfiniteQueryOptions(kit))
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
})

test('behavior: without an account the query is disabled', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createTestKit({ dataApi })
  const client = new QueryClient()
  const observer = new InfiniteQueryObserver(client, nftsInfiniteQueryOptions(kit))
  onTestFinished(observer.subscribe(() => {}))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' })
  expect((await observer.refetch()).data).toMatchObject({ pages: [{ items: [] }] })
  expect(dataApi.nftReads).toEqual([])
})

test('behavior: cancelling the query aborts the request', async () => {
  const { kit, client, set, dataApi } = await setUp()
  set('hangs')
  const options = nftsInfiniteQueryOptions(kit)
  const result = client.fetchInfiniteQuery(options).catch((error: unknown) => error)
  await expect.poll(() => dataApi.nftReads).toHaveLength(1)
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(await result).toBeInstanceOf(Error)
  expect(dataApi.nftReads).toMatchObject([{ isAborted: true }])
})

test('error: the query fails with the error of the action', async () => {
  const { kit, client, set } = await setUp()
  set('fails')
  const result = client.fetchInfiniteQuery(nftsInfiniteQueryOptions(kit))
  await expect(result).rejects.toMatchObject({ code: 'nfts-unavailable' })
})
