import { historyResponseSchema } from '@latchkit/blockchain-api/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../../app/startGateway.js'
import type { FakeNode } from '../../chain/rpcProxy/startNode.fixtures.js'
import { projects } from '../accountData/balance.fixtures.js'
import { createFakeChain, getAddress } from './fakeChain.fixtures.js'

const [alice, bob] = [getAddress(0xa11ce), getAddress(0xb0b)]
const mainnet = 'chainId=eip155:1&projectId=p'
const solana = 'solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp'
const unused = ['http://127.0.0.1:1']
const chain = createFakeChain()

let gateway: Gateway
let stopNode = () => {}

beforeAll(async () => {
  chain.mine({ from: alice, to: bob, value: 1n })
  const node = await chain.startNode((stop) => {
    stopNode = stop
  })
  gateway = await startGateway({
    projects,
    chains: [
      { id: 'eip155:1', http: [node.url], index: { fromBlock: 0 } },
      { id: 'eip155:10', http: unused },
      { id: solana, http: unused },
    ],
    rpcProjectBurst: 60,
    rpcProjectPerSecond: 1,
  })
  // The second poll is after the first write.
  await waitForPolls(node, 2)
}, 180_000)

afterAll(async () => {
  await gateway?.stop()
  stopNode()
})

async function waitForPolls(node: FakeNode, count: number): Promise<void> {
  const getPolls = () => node.requests.filter(({ text }) => text.includes('"latest"')).length
  while (getPolls() < count) await node.waitForRequests(node.requests.length + 1)
}

async function get(query = mainnet, address: string = bob, headers: Record<string, string> = {}) {
  const response = await fetch(`${gateway.url}/v1/account/${address}/history?${query}`, { headers })
  const body = await response.json()
  const data = response.ok ? historyResponseSchema.parse(body).data : []
  return { status: response.status, headers: response.headers, body, data }
}

const failed = (field: string, description: unknown, code?: string) => ({
  status: 'FAILED',
  reasons: [{ field, description, ...(code && { code }) }],
})

test('default: the history of an account', async () => {
  const { data, body, headers } = await get()
  expect(data.map(({ metadata }) => metadata.hash)).toEqual(chain.getHashes())
  expect(body.next).toBeNull()
  expect(headers.get('cache-control')).toBe('no-store')
})

test('behavior: without chainId, all chains of the namespace', async () => {
  expect((await get('projectId=p')).data.map(({ metadata }) => metadata.chain)).toEqual(['eip155:1'])
})

test('behavior: finds an account by its address with a checksum', async () => {
  expect((await get(mainnet, '0x0000000000000000000000000000000000000B0b')).data).toHaveLength(1)
})

test('behavior: the history of a chain that is not indexed tells so', async () => {
  const { status, body } = await get('chainId=eip155:10&projectId=p')
  const unavailable = [{ chainId: 'eip155:10', code: 'not_indexed' }]
  expect([status, body]).toEqual([200, { data: [], next: null, unavailable }])
})

test('behavior: AppKit shows its activity', async () => {
  const { features } = await (await fetch(`${gateway.url}/appkit/v1/config?projectId=p`)).json()
  expect(features).toContainEqual({ id: 'activity', isEnabled: true, config: null })
})

test('behavior: an empty cursor is the first page', async () => {
  expect((await get(`${mainnet}&cursor=`)).data).toHaveLength(1)
})

test.each<[string, string, string, string?]>([
  ['address', mainnet, 'abc'],
  ['address', mainnet, '0x0000000000000000000000000000000000000b0B'],
  ['address', `chainId=${solana}&projectId=p`, bob],
  ['chainId', 'chainId=eip155:5&projectId=p', bob, 'unsupported'],
  ['chainId', 'chainId=&projectId=p', bob],
  ['currency', `${mainnet}&currency=xyz`, bob],
  ['cursor', `${mainnet}&cursor=abc`, bob],
  ['cursor', `${mainnet}&cursor=${'a'.repeat(501)}`, bob],
])('error: an invalid %s in %s', async (field, query, address, code?: string) => {
  const { status, body } = await get(query, address)
  expect(status).toBe(400)
  expect(body).toEqual(failed(field, expect.stringContaining(`"${field}" must be`), code))
})

test('error: an unknown project, and an origin that it does not list', async () => {
  expect(await get('chainId=eip155:1&projectId=x')).toMatchObject({ status: 401 })
  expect((await get(mainnet, bob, { origin: 'https://other.example.com' })).status).toBe(403)
})

test('behavior: counts histories by outcome', async () => {
  const before = await readMetrics()
  await get('projectId=q')
  const after = await readMetrics()
  const count = (text: string, labels: string) =>
    Number(text.match(new RegExp(`latchkit_account_histories_total\\{${labels}\\} (\\d+)`))?.[1] ?? 0)
  for (const labels of ['chain="eip155:1",outcome="loaded"', 'chain="eip155:10",outcome="not_indexed"'])
    expect(count(after, labels) - count(before, labels)).toBe(1)
})

test('error: more requests than the quota of the project', async () => {
  const statuses = await Promise.all(
    Array.from({ length: 70 }, async () => (await get('chainId=eip155:1&projectId=q')).status),
  )
  expect(statuses).toContain(429)
  expect(statuses).toContain(200)
})

async function readMetrics(): Promise<string> {
  return (await fetch(`${gateway.url}/metrics`)).text()
}
