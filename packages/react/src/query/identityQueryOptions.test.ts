import { connect } from '@latchkit/core/actions'
import { createTestKit, fakeAdapter, fakeDataApi } from '@latchkit/core/testing'
import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test } from 'vitest'
import { identityQueryOptions } from './identityQueryOptions.js'

const [one, two] = [`0x${'1'.repeat(40)}`, `0x${'2'.repeat(40)}`] as const
const alice = { name: 'alice.eth', avatar: 'https://example.com/a.png' }

function setUp(identity: Parameters<ReturnType<typeof fakeDataApi>['setIdentity']>[0]['identity'] = alice) {
  const dataApi = fakeDataApi()
  dataApi.setIdentity({ address: one, identity })
  const adapter = fakeAdapter({ wallets: [{ id: 'io.fake', accounts: [one, two] }] })
  const { kit } = createTestKit({ dataApi, adapters: [adapter] })
  const client = new QueryClient()
  onTestFinished(() => client.clear())
  return { adapter, dataApi, kit, client, options: identityQueryOptions(kit, { address: one }) }
}

test('default: the connected account, and another one is another query', async () => {
  const { kit, adapter, client } = setUp()
  kit.mount()
  await connect(kit, { connectorId: 'io.fake' })
  expect(await client.fetchQuery(identityQueryOptions(kit))).toEqual(alice)
  adapter.wallet('io.fake').switchAccount(two)
  expect(client.getQueryData(identityQueryOptions(kit).queryKey)).toBeUndefined()
  expect(await client.fetchQuery(identityQueryOptions(kit))).toEqual({})
})

test('param: address; the cache of the app has the name', async () => {
  const { client, options, dataApi } = setUp()
  await client.fetchQuery(options)
  expect(await client.fetchQuery(options)).toEqual(alice)
  expect(dataApi.identityReads).toHaveLength(1)
})

test('behavior: fresh for 5 minutes', () => {
  expect(setUp().options.staleTime).toBe(300_000)
})

test('behavior: kits with other names do not share data', () => {
  const { options } = setUp()
  const { kit: other } = createTestKit({ name: 'other' })
  expect(identityQueryOptions(other, { address: one }).queryKey).not.toEqual(options.queryKey)
})

test('behavior: without an account the query is disabled', async () => {
  const { client, kit, dataApi } = setUp()
  const observer = new QueryObserver(client, identityQueryOptions(kit))
  onTestFinished(observer.subscribe(() => {}))
  expect(observer.getCurrentResult()).toMatchObject({ fetchStatus: 'idle' })
  expect((await observer.refetch()).data).toEqual({})
  expect(dataApi.identityReads).toEqual([])
})

test('behavior: cancelling the query aborts the request', async () => {
  const { client, options, dataApi } = setUp('hangs')
  const result = client.fetchQuery(options).catch((error: unknown) => error)
  await expect.poll(() => dataApi.identityReads).toHaveLength(1)
  await client.cancelQueries({ queryKey: options.queryKey })
  expect(await result).toBeInstanceOf(Error)
  expect(dataApi.identityReads).toMatchObject([{ isAborted: true }])
})

test('error: the query fails with the error of the action', async () => {
  const { client, options } = setUp('fails')
  await expect(client.fetchQuery(options)).rejects.toMatchObject({ code: 'rpc-request' })
})
