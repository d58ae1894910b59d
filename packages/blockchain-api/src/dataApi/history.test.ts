import type { DataApi } from '@latchkit/core/ports'
import { expect, test } from 'vitest'
import { account, createHistoryItem } from '../history/history.fixtures.js'
import { respond, serveBalances } from '../server.fixtures.js'
import { createApi } from './createApi.fixtures.js'

function getHistory(api: DataApi, query: Partial<Parameters<DataApi['getHistory']>[0]> = {}) {
  const { signal } = new AbortController()
  return api.getHistory({ chainId: 'eip155:1', address: account, signal, ...query })
}

async function getHistoryFrom(body: unknown) {
  const { url } = await serveBalances((response) => respond(response, body))
  return getHistory(createApi(url))
}

const idsOf = ({ transactions }: { readonly transactions: readonly { readonly id: string }[] }) =>
  transactions.map(({ id }) => id)

test('default: returns a page, and the cursor of the next one', async () => {
  const page = await getHistoryFrom({ data: [createHistoryItem(0), createHistoryItem(1)], next: 'abc' })
  expect(idsOf(page)).toEqual(['id-0', 'id-1'])
  expect(page.cursor).toBe('abc')
})

test('behavior: requests the page of the cursor', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { data: [], next: null }))
  const api = createApi(url)
  await getHistory(api)
  await getHistory(api, { cursor: 'a&b=c' })
  const query = 'projectId=demo&st=latchkit&sv=source'
  const path = `/v1/account/${account}/history?${query}&chainId=eip155%3A1`
  expect(requests).toEqual([`/v1/supported-chains?${query}`, path, `${path}&cursor=a%26b%3Dc`])
})

test.each([null, '', 1, 'x'.repeat(501), undefined])(
  'behavior: the cursor %j ends the list',
  async (next) => {
    expect(await getHistoryFrom({ data: [], next })).toEqual({ transactions: [] })
  },
)

test('behavior: an unsupported chain is empty, and tells so, without a request', async () => {
  const { url, requests } = await serveBalances(() => {})
  expect(await getHistory(createApi(url), { chainId: 'eip155:10' })).toEqual({
    transactions: [],
    unavailable: 'unsupported',
  })
  expect(requests).toHaveLength(1)
})

test('behavior: an invalid item does not affect the others', async () => {
  const invalid = [null, 1, [], {}, { ...createHistoryItem(1), transfers: [{}] }]
  const elsewhere = createHistoryItem(2, { metadata: { chain: 'eip155:10' } })
  const page = await getHistoryFrom({ data: [...invalid, elsewhere, createHistoryItem(3)], next: null })
  expect(idsOf(page)).toEqual(['id-3'])
})

test('behavior: keeps the first item of each id', async () => {
  const data = [createHistoryItem(1), { ...createHistoryItem(2), id: 'id-1' }, createHistoryItem(3)]
  const { transactions } = await getHistoryFrom({ data, next: null })
  expect(transactions).toMatchObject([
    { id: 'id-1', hash: createHistoryItem(1).metadata.hash },
    { id: 'id-3' },
  ])
})

test('behavior: items after the first hundred are left out', async () => {
  const data = Array.from({ length: 150 }, (_, index) => createHistoryItem(index))
  expect((await getHistoryFrom({ data, next: null })).transactions).toHaveLength(100)
})

test('behavior: concurrent reads of one page share a request, those of another do not', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { data: [], next: null }))
  const api = createApi(url)
  await Promise.all([getHistory(api), getHistory(api), getHistory(api, { cursor: 'a' })])
  expect(requests.filter((path) => path.includes('/history'))).toHaveLength(2)
})

test.each([{}, { data: {} }, [], '<html>'])('error: the response %j', async (body) => {
  await expect(getHistoryFrom(body)).rejects.toMatchObject({ code: 'service-response' })
})

test('error: a server that fails is asked 4 times', async () => {
  const { url, requests } = await serveBalances((response) => response.writeHead(503).end())
  await expect(getHistory(createApi(url))).rejects.toMatchObject({ code: 'service-unreachable' })
  expect(requests.filter((path) => path.includes('/history'))).toHaveLength(4)
})
