import { createTestKit, fakeDataApi, testNetworks } from '@latchkit/core/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { tokensQueryOptions } from './tokensQueryOptions.js'

const chainId = testNetworks[0].caipNetworkId
const address = `0x${'1'.repeat(40)}`
const token = { chainId, name: 'Token', symbol: 'AAA', decimals: 18, amount: 5n }

function setUp(balances: Parameters<ReturnType<typeof fakeDataApi>['setBalances']>[0]['balances'] = [token]) {
  const dataApi = fakeDataApi()
  dataApi.setBalances({ address, chainId, balances })
  const { kit } = createTestKit({ dataApi })
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return { dataApi, kit, client, options: tokensQueryOptions(kit, { chainId, address }) }
}

test('default: the tokens are in the cache of the app', async () => {
  const { client, options, dataApi } = setUp()
  const { tokens } = await client.fetchQuery(options)
  expect(tokens).toMatchObject([{ symbol: 'AAA', amount: 5n }])
  expect(client.getQueryData(options.queryKey)).toMatchObject({ tokens })
  await client.fetchQuery(options)
  expect(dataApi.reads).toHaveLength(1)
})

test('behavior: kits and chains with other names do not share data', () => {
  const { kit, options } = setUp()
  const { kit: other } = createTestKit({ name: 'other' })
  const keys = [
    options,
    tokensQueryOptions(other, { chainId, address }),
    tokensQueryOptions(kit, { chainId: 'eip155:10', address }),
    tokensQueryOptions(kit, { chainId }),
  ].map(({ queryKey }) => JSON.stringify(queryKey))
  expect(new Set(keys).size).toBe(keys.length)
})

test('behavior: an invalidated query asks the server not to answer from its cache', async () => {
  const { client, options, dataApi } = setUp()
  const observer = new QueryObserver(client, options)
  onTestFinished(observer.subscribe(() => {}))
  await expect.poll(() => observer.getCurrentResult().isSuccess).toBe(true)
  await client.invalidateQueries({ queryKey: ['latchkit'] })
  await client.refetchQueries()
  expect(dataApi.reads.map(({ force }) => force)).toEqual([false, true, false])
})

test('behavior: without an address the query is disabled', async () => {
  const { client, kit, dataApi } = setUp()
  const observer = new QueryObserver(client, tokensQueryOptions(kit, { chainId }))
  onTestFinished(observer.subscribe(() => {}))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' })
  expect((await observer.refetch()).data).toMatchObject({ tokens: [] })
  expect(dataApi.reads).toEqual([])
})

test('behavior: cancelling the query aborts the request', async () => {
  const { client, options, dataApi } = setUp('hangs')
  const result = client.fetchQuery(options).catch((error: unknown) => error)
  await expect.poll(() => dataApi.reads).toHaveLength(1)
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(await result).toBeInstanceOf(Error)
  expect(dataApi.reads).toMatchObject([{ isAborted: true }])
})

test('error: the query fails with the error of the action', async () => {
  const { client, options } = setUp('fails')
  await expect(client.fetchQuery(options)).rejects.toMatchObject({ code: 'balance-unavailable' })
})
