import { priceResponseSchema } from '@latchkit/blockchain-api/contract'
import { expect, test } from 'vitest'
import { startBalanceGateway } from './balance.fixtures.js'
import { factory, nativePool, stablecoin, startWithPools, tokenA } from './pools.fixtures.js'

const native = `eip155:1:0x${'e'.repeat(40)}`
const usd = `eip155:1:${stablecoin}`
const body = { projectId: 'p', currency: 'usd', addresses: [native, usd] }

/** Requests prices. A successful response must match the contract of the API. */
async function post(url: string, change: object | string = {}) {
  const text = typeof change === 'string' ? change : JSON.stringify({ ...body, ...change })
  // Existing kits send no content type.
  const response = await fetch(`${url}/v1/fungible/price`, { method: 'POST', body: text })
  const json: unknown = await response.json()
  const { fungibles: prices, unavailable } =
    response.status === 200 ? priceResponseSchema.parse(json) : { fungibles: [] }
  return { status: response.status, json, prices, unavailable }
}

test('default: the prices of a native token and of a token', async () => {
  const { url } = await startWithPools([nativePool])
  const { status, prices } = await post(url)
  expect(status).toBe(200)
  expect(prices).toEqual([
    { address: native, name: 'Ether', symbol: 'ETH', iconUrl: '', price: 3_000, decimals: 18 },
    { address: usd, name: 'Token 0', symbol: 'USD', iconUrl: '', price: 1, decimals: 6 },
  ])
})

test('behavior: keeps the ids of the request, and lists each once', async () => {
  const { url } = await startWithPools([nativePool])
  const id = `eip155:1:${stablecoin.toUpperCase().replace('0X', '0x')}`
  const { prices } = await post(url, { addresses: [id, id] })
  expect(prices.map(({ address }) => address)).toEqual([id])
})

test('behavior: leaves out unknown tokens, and has 0 for unknown prices', async () => {
  const { url } = await startWithPools([nativePool])
  const { prices } = await post(url, { addresses: [`eip155:1:0x${'1'.repeat(40)}`, `eip155:1:${tokenA}`] })
  expect(prices.map(({ symbol, price }) => [symbol, price])).toEqual([['A', 0]])
})

test('behavior: all tokens of a chain are read together, and cached for 10 s', async () => {
  let now = 1_000
  const { url, node } = await startWithPools([nativePool], { now: () => now })
  await Promise.all([post(url), post(url)])
  const count = node.requests.length
  now += 9_999
  await post(url)
  expect(node.requests).toHaveLength(count)
  now += 1
  await post(url)
  expect(node.requests.length).toBeGreaterThan(count)
})

test('behavior: other currencies have no prices, and need no calls', async () => {
  const { url, node } = await startWithPools([nativePool])
  expect((await post(url, { currency: 'eur' })).prices.map(({ price }) => price)).toEqual([0, 0])
  expect(node.requests).toEqual([])
})

test('error: a failure of the pools has unknown prices', async () => {
  const { url, node } = await startWithPools([nativePool])
  const { respond } = node
  node.respond = (response, request) => {
    if (!request.text.includes(factory.slice(2))) return respond(response, request)
    response.writeHead(502).end()
  }
  const answer = await post(url)
  expect(answer.prices.map(({ price }) => price)).toEqual([0, 0])
  expect(answer.unavailable).toEqual([{ chainId: 'eip155:1', code: 'failed' }])
  // Also from the cache.
  expect((await post(url)).unavailable).toEqual([{ chainId: 'eip155:1', code: 'failed' }])
})

test('behavior: prices of a chain without a source, or in another currency than USD, are unpriced', async () => {
  const unavailable = [{ chainId: 'eip155:1', code: 'unpriced' }]
  const { url } = await startBalanceGateway({})
  expect((await post(url, { addresses: [native] })).json).toMatchObject({
    fungibles: [{ price: 0 }],
    unavailable,
  })
  const priced = await startWithPools([nativePool])
  expect((await post(priced.url)).json).not.toHaveProperty('unavailable')
  expect((await post(priced.url, { currency: 'eur' })).json).toMatchObject({ unavailable })
})

test('error: an unsupported chain', async () => {
  const { url } = await startWithPools([nativePool])
  expect(await post(url, { addresses: [`eip155:10:${stablecoin}`] })).toMatchObject({
    status: 400,
    json: { reasons: [{ field: 'chainId' }] },
  })
})

test('error: a body of another shape', async () => {
  const { url } = await startWithPools([nativePool])
  for (const text of ['', '[]', '{', '{"projectId":"p"}', JSON.stringify({ ...body, addresses: [] })])
    expect(await post(url, text), text).toMatchObject({ status: 422, json: { status: 'FAILED' } })
})

test('error: an unknown project', async () => {
  const { url } = await startWithPools([nativePool], { projects: [{ id: 'q', allowedOrigins: [] }] })
  expect(await post(url)).toMatchObject({ status: 401 })
})

test('behavior: the login frame reads prices for the app that embeds it, no other page does', async () => {
  const frame = 'https://frame.example.com'
  const { url } = await startWithPools([nativePool], {
    projects: [{ id: 'p', allowedOrigins: ['https://app.example.com'] }],
    bundler: { chains: [], frameOrigins: [frame] },
  })
  const getStatus = async (origin: string, app: string) => {
    const target = `${url}/v1/fungible/price?${new URLSearchParams({ origin: app })}`
    return (await fetch(target, { method: 'POST', headers: { origin }, body: JSON.stringify(body) })).status
  }
  expect(await getStatus(frame, 'https://app.example.com')).toBe(200)
  expect(await getStatus(frame, 'https://evil.example')).toBe(403)
  expect(await getStatus('https://evil.example', 'https://app.example.com')).toBe(403)
})
