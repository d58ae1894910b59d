import { connect } from '@latchkit/core/actions'
import { createTestKit, fakeAdapter, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { activityInfiniteQueryOptions } from './activityInfiniteQueryOptions.js'

const [local, second] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const makePage = (index: number, cursor?: string) => ({
  transactions: [
    {
      id: `id-${index}`,
      chainId,
      hash: `0x${String(index).padStart(64, '0')}`,
      at: 0,
      status: 'confirmed' as const,
      operation: 'send',
      transfers: [],
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
  const set = (page: Parameters<typeof dataApi.setHistory>[0]['page'], cursor?: string) =>
    dataApi.setHistory({ address: one, chainId, cursor, page })
  set(makePage(0, 'a'))
  set(makePage(1), 'a')
  dataApi.setHistory({ address: two, chainId, page: makePage(2) })
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return { adapter, dataApi, kit, client, set, wallet: adapter.wallet('io.fake') }
}

/** Observes the query as `useInfiniteQuery` does, until it has its first page. */
async function observe(client: QueryClient, options: activityInfiniteQueryOptions.ReturnType) {
  const observer = new InfiniteQueryObserver(client, options)
  onTestFinished(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  const ids = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
  return { observer, ids }
}

test('default: reads page by page, to the end', async () => {
  const { kit, client } = await setUp()
  const { observer, ids } = await observe(client, activityInfiniteQueryOptions(kit))
  expect(ids()).toEqual(['id-0'])
  expect(observer.getCurrentResult().hasNextPage).toBe(true)
  await observer.fetchNextPage()
  expect(ids()).toEqual(['id-0', 'id-1'])
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
})

test('param: namespace', async () => {
  const { kit } = await setUp()
  expect(activityInfiniteQueryOptions(kit, { namespace: 'solana' }).enabled).toBe(false)
})

test('behavior: fresh for 30 s', async () => {
  const { kit, client, dataApi } = await setUp()
  const options = activityInfiniteQueryOptions(kit)
  expect(options.staleTime).toBe(30_000)
  await client.fetchInfiniteQuery(options)
  await client.fetchInfiniteQuery(options)
  expect(dataApi.historyReads).toHaveLength(1)
})

test('behavior: another account is another query', async () => {
  const { kit, client, wallet } = await setUp()
  const { observer, ids } = await observe(client, activityInfiniteQueryOptions(kit))
  wallet.switchAccount(two)
  observer.setOptions(activityInfiniteQueryOptions(kit))
  expect(ids()).toEqual([])
  await expect.poll(ids).toEqual(['id-2'])
})

test('behavior: another chain is another query', async () => {
  const { kit, client, wallet } = await setUp()
  await client.fetchInfiniteQuery(activityInfiniteQueryOptions(kit))
  wallet.switchChain(second.caipNetworkId)
  expect(client.getQueryData(activityInfiniteQueryOptions(kit).queryKey)).toBeUndefined()
})

test('behavior: the query of an earlier account still reads that account', async () => {
  const { kit, client, wallet } = await setUp()
  const options = activityInfiniteQueryOptions(kit)
  wallet.switchAccount(two)
  const { pages } = await client.fetchInfiniteQuery(options)
  expect(pages).toMatchObject([{ items: [{ id: 'id-0' }] }])
})

test('behavior: kits with other names do not share data', async () => {
  const { kit } = await setUp()
  const { kit: other } = createTestKit({ name: 'other' })
  const [key, otherKey] = [kit, other].map((one) => activityInfiniteQueryOptions(one).queryKey[1])
  expect(key).not.toBe(otherKey)
})

test('behavior: a cursor that is repeated ends the list', async () => {
  const { kit, client, set } = await setUp()
  set(makePage(1, 'a'), 'a')
  const { observer } = await observe(client, activityInfiniteQueryOptions(kit))
  await observer.fetchNextPage()
  expect(observer.getCurrentResult().hasNextPage).toBe(false)
})

test('behavior: without an account the query is disabled', async () => {
  const dataApi = fakeDataApi()
  const { kit } = createTestKit({ dataApi })
  const client = new QueryClient()
  const observer = new InfiniteQueryObserver(client, activityInfiniteQueryOptions(kit))
  onTestFinished(observer.subscribe(() => {}))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' })
  expect((await observer.refetch()).data).toMatchObject({ pages: [{ items: [] }] })
  expect(dataApi.historyReads).toEqual([])
})

test('behavior: cancelling the query aborts the request', async () => {
  const { kit, client, set, dataApi } = await setUp()
  set('hangs')
  const options = activityInfiniteQueryOptions(kit)
  const result = client.fetchInfiniteQuery(options).catch((error: unknown) => error)
  await expect.poll(() => dataApi.historyReads).toHaveLength(1)
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(await result).toBeInstanceOf(Error)
  expect(dataApi.historyReads).toMatchObject([{ isAborted: true }])
})

test('error: the query fails with the error of the action', async () => {
  const { kit, client, set } = await setUp()
  set('fails')
  const result = client.fetchInfiniteQuery(activityInfiniteQueryOptions(kit))
  await expect(result).rejects.toMatchObject({ code: 'transactions-unavailable' })
})
