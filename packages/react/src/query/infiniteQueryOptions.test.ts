import type { CaipNetworkId, Latchkit } from '@latchkit/core'
import { connect } from '@latchkit/core/actions'
import {
  createTestKit,
  type FakeDataApi,
  fakeAdapter,
  fakeDataApi,
  testNetworks,
} from '@latchkit/core/testing'
import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query'
import { describe, expect, onTestFinished, test } from 'vitest'
import { activityInfiniteQueryOptions } from './activityInfiniteQueryOptions.js'
import { nftsInfiniteQueryOptions } from './nftsInfiniteQueryOptions.js'
import type { InfiniteQueryOptions } from './toInfiniteQueryOptions.js'

const [local, second] = testNetworks
const chainId = local.caipNetworkId
const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const

type Item = { readonly id: string }
type Place = {
  readonly address: string
  readonly chainId: CaipNetworkId
  readonly cursor?: string | undefined
}

type List = {
  readonly name: string
  readonly code: string
  readonly toOptions: (
    kit: Latchkit,
    parameters?: nftsInfiniteQueryOptions.Parameters,
  ) => InfiniteQueryOptions<Item>
  /** Sets a page with one item, by its number, or how the read fails. */
  readonly set: (
    dataApi: FakeDataApi,
    place: Place,
    answer: number | 'fails' | 'hangs',
    cursor?: string,
  ) => void
  readonly reads: (dataApi: FakeDataApi) => readonly object[]
}

const activity: List = {
  name: 'activity',
  code: 'transactions-unavailable',
  toOptions: activityInfiniteQueryOptions,
  set(dataApi, place, answer, cursor) {
    const toPage = (index: number) => ({
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
    dataApi.setHistory({ ...place, page: typeof answer === 'number' ? toPage(answer) : answer })
  },
  reads: ({ historyReads }) => historyReads,
}

const nfts: List = {
  name: 'nfts',
  code: 'nfts-unavailable',
  toOptions: nftsInfiniteQueryOptions,
  set(dataApi, place, answer, cursor) {
    const contract = `0x${'a'.repeat(40)}`
    const toPage = (index: number) => ({
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
    dataApi.setNfts({ ...place, page: typeof answer === 'number' ? toPage(answer) : answer })
  },
  reads: ({ nftReads }) => nftReads,
}

async function setUp(list: List) {
  const dataApi = fakeDataApi()
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const { kit } = createTestKit({ dataApi, adapters: [adapter] })
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  /** `next`: the cursor of the page after the one of `cursor`. */
  const set = (answer: number | 'fails' | 'hangs', next?: string, cursor?: string) =>
    list.set(dataApi, { address: one, chainId, cursor }, answer, next)
  set(0, 'a')
  set(1, undefined, 'a')
  list.set(dataApi, { address: two, chainId }, 2)
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return { adapter, dataApi, kit, client, set, wallet: adapter.wallet('io.fake') }
}

/** Observes the query as `useInfiniteQuery` does, until it has its first page. */
async function observe(client: QueryClient, options: InfiniteQueryOptions<Item>) {
  const observer = new InfiniteQueryObserver(client, options)
  onTestFinished(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  const ids = () =>
    observer.getCurrentResult().data?.pages.flatMap(({ items }) => items.map(({ id }) => id)) ?? []
  return { observer, ids }
}

describe.each([activity, nfts])('the query of $name', (list) => {
  test('default: reads page by page, to the end', async () => {
    const { kit, client } = await setUp(list)
    const { observer, ids } = await observe(client, list.toOptions(kit))
    expect(ids()).toEqual(['id-0'])
    expect(observer.getCurrentResult().hasNextPage).toBe(true)
    await observer.fetchNextPage()
    expect(ids()).toEqual(['id-0', 'id-1'])
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
  })

  test('param: namespace', async () => {
    const { kit } = await setUp(list)
    expect(list.toOptions(kit, { namespace: 'solana' }).enabled).toBe(false)
  })

  test('behavior: fresh for 30 s', async () => {
    const { kit, client, dataApi } = await setUp(list)
    const options = list.toOptions(kit)
    expect(options.staleTime).toBe(30_000)
    await client.fetchInfiniteQuery(options)
    await client.fetchInfiniteQuery(options)
    expect(list.reads(dataApi)).toHaveLength(1)
  })

  test('behavior: another account is another query', async () => {
    const { kit, client, wallet } = await setUp(list)
    const { observer, ids } = await observe(client, list.toOptions(kit))
    wallet.switchAccount(two)
    observer.setOptions(list.toOptions(kit))
    expect(ids()).toEqual([])
    await expect.poll(ids).toEqual(['id-2'])
  })

  test('behavior: another chain is another query', async () => {
    const { kit, client, wallet } = await setUp(list)
    await client.fetchInfiniteQuery(list.toOptions(kit))
    wallet.switchChain(second.caipNetworkId)
    expect(client.getQueryData(list.toOptions(kit).queryKey)).toBeUndefined()
  })

  test('behavior: the query of an earlier account still reads that account', async () => {
    const { kit, client, wallet } = await setUp(list)
    const options = list.toOptions(kit)
    wallet.switchAccount(two)
    const { pages } = await client.fetchInfiniteQuery(options)
    expect(pages).toMatchObject([{ items: [{ id: 'id-0' }] }])
  })

  test('behavior: kits with other names do not share data', async () => {
    const { kit } = await setUp(list)
    const { kit: other } = createTestKit({ name: 'other' })
    const [key, otherKey] = [kit, other].map((one) => list.toOptions(one).queryKey[1])
    expect(key).not.toBe(otherKey)
  })

  test('behavior: a cursor that is repeated ends the list', async () => {
    const { kit, client, set } = await setUp(list)
    set(1, 'a', 'a')
    const { observer } = await observe(client, list.toOptions(kit))
    await observer.fetchNextPage()
    expect(observer.getCurrentResult().hasNextPage).toBe(false)
  })

  test('behavior: without an account the query is disabled', async () => {
    const dataApi = fakeDataApi()
    const { kit } = createTestKit({ dataApi })
    const client = new QueryClient()
    const observer = new InfiniteQueryObserver(client, list.toOptions(kit))
    onTestFinished(observer.subscribe(() => {}))
    expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' })
    expect((await observer.refetch()).data).toMatchObject({ pages: [{ items: [] }] })
    expect(list.reads(dataApi)).toEqual([])
  })

  test('behavior: cancelling the query aborts the request', async () => {
    const { kit, client, set, dataApi } = await setUp(list)
    set('hangs')
    const options = list.toOptions(kit)
    const result = client.fetchInfiniteQuery(options).catch((error: unknown) => error)
    await expect.poll(() => list.reads(dataApi)).toHaveLength(1)
    await client.cancelQueries({ queryKey: options.queryKey })
    expect(await result).toBeInstanceOf(Error)
    expect(list.reads(dataApi)).toMatchObject([{ isAborted: true }])
  })

  test('error: the query fails with the error of the action', async () => {
    const { kit, client, set } = await setUp(list)
    set('fails')
    const result = client.fetchInfiniteQuery(list.toOptions(kit))
    await expect(result).rejects.toMatchObject({ code: list.code })
  })
})
