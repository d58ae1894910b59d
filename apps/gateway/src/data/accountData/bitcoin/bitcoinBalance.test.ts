import { expect, onTestFinished, test } from 'vitest'
import { startGateway } from '../../../app/startGateway.js'
import { fetchBalance, getAmounts, projects } from '../balance.fixtures.js'
import { type EsploraResponder, mainnet, startEsplora } from './esplora.fixtures.js'

const chainId = mainnet
const address = 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4'
const createTotals = (funded: unknown, spent: unknown) => ({ funded_txo_sum: funded, spent_txo_sum: spent })
const body = {
  address,
  chain_stats: createTotals(5_000_000_001, 2_000_000_000),
  mempool_stats: createTotals(0, 1_000_000_000),
}

/** Starts a server that knows the totals of every address. */
const startServer = (respond: EsploraResponder = () => body) => startEsplora(respond)

async function start(urls: readonly string[]) {
  const { url, stop } = await startGateway({
    projects,
    chains: [{ id: chainId, http: urls }],
    rpcTimeoutMs: 3_000,
  })
  onTestFinished(stop)
  return {
    url,
    get: (account = address) => fetchBalance(url, `chainId=${chainId}&projectId=p`, { address: account }),
  }
}

test('default: the balance with what is in the mempool, to the last satoshi', async () => {
  const { url, paths } = await startServer()
  const { get } = await start([url])
  const { balances } = await get()
  expect(balances).toMatchObject([
    { name: 'Bitcoin', symbol: 'BTC', chainId, quantity: { decimals: '8', numeric: '20.00000001' } },
  ])
  expect(paths).toEqual([`/api/address/${address}`])
})

test('behavior: the URL of a server can have a query', async () => {
  const { url, paths } = await startServer()
  const { get } = await start([`${url}?key=secret`])
  await get()
  expect(paths).toEqual([`/api/address/${address}?key=secret`])
})

test('behavior: an address in upper case is the same one', async () => {
  const { url, paths } = await startServer()
  const { get } = await start([url])
  expect(getAmounts((await get(address.toUpperCase())).balances)).toEqual([['BTC', '20.00000001']])
  expect(paths).toEqual([`/api/address/${address}`])
})

test('behavior: the chain is one of the supported chains, without methods of JSON-RPC', async () => {
  const { url } = await start([(await startServer()).url])
  const chains = await (await fetch(`${url}/v1/supported-chains`)).json()
  expect(chains).toEqual({ http: [chainId], ws: [] })
  const call = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'getblockcount', params: [] })
  const response = await fetch(`${url}/v1?chainId=${chainId}&projectId=p`, { method: 'POST', body: call })
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ reasons: [{ field: 'chainId' }] })
})

test('behavior: uses the next server if one fails', async () => {
  const broken = await startServer(() => 500)
  const slow = await startServer(() => undefined)
  const { url } = await startServer()
  const { get } = await start([broken.url, slow.url, url])
  expect(getAmounts((await get()).balances)).toEqual([['BTC', '20.00000001']])
})

test.each([
  ['no JSON', 'Invalid Bitcoin address'],
  ['no totals', '{}'],
  ['a fraction', JSON.stringify({ ...body, chain_stats: createTotals(1.5, 0) })],
  ['text', JSON.stringify({ ...body, chain_stats: createTotals('5', 0) })],
  ['an unsafe number', JSON.stringify({ ...body, chain_stats: createTotals(2 ** 60, 0) })],
  ['more spent than received', JSON.stringify({ ...body, chain_stats: createTotals(0, 1) })],
])('error: 503 for %s', async (_name, answer) => {
  const { url } = await startServer(() => answer)
  const { get } = await start([url])
  expect(await get()).toMatchObject({ status: 503, body: { reasons: [{ field: 'chainId' }] } })
})

test('error: an EVM address', async () => {
  const { get } = await start([(await startServer()).url])
  expect(await get('0x00000000000000000000000000000000000a11ce')).toMatchObject({
    status: 400,
    body: { reasons: [{ field: 'address' }] },
  })
})

test('error: an address of another network', async () => {
  const { url, paths } = await startServer()
  const { get } = await start([url])
  expect(await get('bcrt1qquv9lg5g2r4jkr0ahun0ddfg5xntxjelwjpnuw')).toMatchObject({
    status: 400,
    body: { reasons: [{ field: 'address' }] },
  })
  expect(paths).toEqual([])
})
