import type { DataApi } from '@latchkit/core/ports'
import { expect, test } from 'vitest'
import { account } from '../history/history.fixtures.js'
import { createNftItem } from '../nfts/nfts.fixtures.js'
import { respond, serveBalances } from '../server.fixtures.js'
import { createApi } from './createApi.fixtures.js'

function getNfts(api: DataApi, query: Partial<Parameters<DataApi['getNfts']>[0]> = {}) {
  const { signal } = new AbortController()
  return api.getNfts({ chainId: 'eip155:1', address: account, signal, ...query })
}

async function getNftsFrom(body: unknown) {
  const { url } = await serveBalances((response) => respond(response, body))
  return getNfts(createApi(url))
}

test('default: returns a page, and the cursor of the next one', async () => {
  const page = await getNftsFrom({ data: [createNftItem(1), createNftItem(2)], next: 'abc' })
  expect(page.nfts.map(({ tokenId }) => tokenId)).toEqual(['1', '2'])
  expect(page.cursor).toBe('abc')
})

test('behavior: requests the page of the cursor', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { data: [], next: null }))
  const api = createApi(url)
  await getNfts(api)
  await getNfts(api, { cursor: 'a&b=c' })
  const query = 'projectId=demo&st=latchkit&sv=source'
  const path = `/v1/account/${account}/nfts?${query}&chainId=eip155%3A1`
  expect(requests).toEqual([`/v1/supported-chains?${query}`, path, `${path}&cursor=a%26b%3Dc`])
})

test('behavior: an unsupported chain is empty, and tells so, without a request', async () => {
  const { url, requests } = await serveBalances(() => {})
  expect(await getNfts(createApi(url), { chainId: 'eip155:10' })).toEqual({
    nfts: [],
    unavailable: 'unsupported',
  })
  expect(requests).toHaveLength(1)
})

test('behavior: an invalid item does not affect the others', async () => {
  const invalid = [null, 1, {}, createNftItem(2, { chain: 'eip155:10' }), { ...createNftItem(3), name: 1 }]
  const { nfts } = await getNftsFrom({ data: [...invalid, createNftItem(4)], next: null })
  expect(nfts).toMatchObject([{ tokenId: '4' }])
})

test('behavior: keeps the first item of each NFT', async () => {
  const data = [createNftItem(1), createNftItem(1, { name: 'Other' }), createNftItem(2)]
  const { nfts } = await getNftsFrom({ data, next: null })
  expect(nfts).toMatchObject([{ name: 'Harbor #1' }, { name: 'Harbor #2' }])
})

test('behavior: items after the first hundred are left out', async () => {
  const data = Array.from({ length: 150 }, (_, index) => createNftItem(index))
  expect((await getNftsFrom({ data, next: null })).nfts).toHaveLength(100)
})

test('behavior: concurrent reads of one page share a request', async () => {
  const { url, requests } = await serveBalances((response) => respond(response, { data: [], next: null }))
  const api = createApi(url)
  await Promise.all([getNfts(api), getNfts(api), getNfts(api, { cursor: 'a' })])
  expect(requests.filter((path) => path.includes('/nfts'))).toHaveLength(2)
})

test.each([{}, { data: {} }, [], '<html>'])('error: the response %j', async (body) => {
  await expect(getNftsFrom(body)).rejects.toMatchObject({ code: 'service-response' })
})
