import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { mainnet } from '../../foundation/networks/mainnet.js'
import { solana } from '../../foundation/networks/solana.js'
import type { Clock } from '../../ports/Clock.js'
import { fakeClock } from '../../testing/fakeClock.js'
import type { NetworkRequest } from '../evm/askNetwork.js'
import { type Answer, fakeNode } from '../solana/fakeNode.fixtures.js'
import { quickClock } from '../solana/quickClock.fixtures.js'
import { createNetworkRequest } from './createNetworkRequest.js'
import { createTransport } from './createTransport.js'

const { signal } = new AbortController()
const html: Answer = { text: '<!doctype html><title>Blocked</title>' }
const value = (result: unknown): Answer => ({ result })
/** A real address that refuses connections: the discard port. */
const closed = 'http://127.0.0.1:9'

type Node = Awaited<ReturnType<typeof fakeNode>>

function ask(
  nodes: readonly (Node | string)[],
  {
    clock = quickClock(),
    request = createNetworkRequest(clock),
    method = 'eth_getBalance',
    needsMajority = false,
  }: {
    readonly clock?: Clock
    readonly request?: NetworkRequest
    readonly method?: string
    readonly needsMajority?: boolean
  } = {},
): Promise<unknown> {
  const http = nodes.map((node) => (typeof node === 'string' ? node : node.url))
  const network = { ...mainnet, rpcUrls: { default: { http } } }
  return request({ network, method, params: [], signal, needsMajority })
}

const failureOf = (promise: Promise<unknown>) => promise.then(String, (error: unknown) => error)

describe('fallback', () => {
  test.each<[string, Answer]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, headers: { 'retry-after': '3600' } }],
    ['403', { status: 403 }],
    ['a bad gateway', { status: 502 }],
    ['a page of HTML', html],
    ['a rate limit as a JSON-RPC error', { error: { code: -32_005, message: 'limit exceeded' } }],
    ['a node that is behind', { error: { code: -32_000, message: 'header not found' } }],
    ['a method that it does not have', { error: { code: -32_601, message: 'not found' } }],
  ])('behavior: %s: the next URL answers, without a delay', async (_, answer) => {
    const [bad, good] = [await fakeNode(() => answer), await fakeNode(() => value('0x7'))]
    const clock = quickClock()
    expect(await ask([bad, good], { clock })).toBe('0x7')
    expect(clock.waits).toEqual([])
    expect(good.asked).toEqual(['eth_getBalance'])
  })

  test("behavior: the gateway's URL is asked first, and the network's own ones if it has no such chain", async () => {
    const [gateway, own] = [await fakeNode(() => value('0x1')), await fakeNode(() => value('0x2'))]
    const rpcUrls = { default: { http: [own.url] }, gateway: { http: [gateway.url] } }
    const call = { network: { ...mainnet, rpcUrls }, method: 'eth_getBalance', params: [], signal }
    expect(await createNetworkRequest(quickClock())(call)).toBe('0x1')
    expect(own.asked).toEqual([])
    const refusing = await fakeNode(() => ({ status: 400 }))
    const other = { ...mainnet, rpcUrls: { ...rpcUrls, gateway: { http: [refusing.url] } } }
    const request = createNetworkRequest(quickClock())
    expect(await request({ ...call, network: other })).toBe('0x2')
    const before = refusing.asked.length
    expect(before).toBeGreaterThan(0)
    expect(await request({ ...call, network: other })).toBe('0x2')
    expect(refusing.asked).toHaveLength(before)
  })

  test('behavior: a server that refuses connections', async () => {
    expect(await ask([closed, await fakeNode(() => value('0x7'))])).toBe('0x7')
  })

  test('behavior: a slow node: the next URL after 10 s', async () => {
    let received = () => {}
    const arrived = new Promise<void>((resolve) => {
      received = resolve
    })
    const slow = await fakeNode(() => {
      received()
      return 'hang'
    })
    const good = await fakeNode(() => value('0x7'))
    const clock = fakeClock()
    const answer = ask([slow, good], { clock })
    await arrived
    await clock.advance(9_999)
    expect(good.asked.filter((method) => method === 'eth_getBalance')).toEqual([])
    await clock.advance(1)
    expect(await answer).toBe('0x7')
  })

  test('behavior: a node of another chain is never used, also if it is the only one', async () => {
    const other = await fakeNode(() => value('0xdead'), { chainId: '0x89' })
    const good = await fakeNode(() => value('0x7'))
    const clock = quickClock()
    const request = createNetworkRequest(clock)
    expect(await ask([other, good], { request })).toBe('0x7')
    const before = other.asked.length
    expect(await ask([other, good], { request })).toBe('0x7')
    expect(other.asked).toHaveLength(before)
    expect(await failureOf(ask([other]))).toMatchObject({
      reason: 'wrong-chain',
      shortMessage: 'No result: wrong-chain.',
      details: expect.stringMatching(/^The RPC server 127\.0\.0\.1:\d+ is not one of Ethereum\.$/),
    })
  })

  test('behavior: a transaction is not sent to a node of another chain', async () => {
    const other = await fakeNode(() => value('0xdead'), { chainId: '0x89' })
    await failureOf(ask([other], { method: 'eth_sendRawTransaction' }))
    expect(other.asked).toEqual([])
  })

  test('behavior: a refusal of the chain is final', async () => {
    const refusing = await fakeNode(() => ({ error: { code: 3, message: 'execution reverted: no' } }))
    const other = await fakeNode(() => value('0x7'))
    expect(await failureOf(ask([refusing, other]))).toMatchObject({
      reason: 'refused',
      shortMessage: 'No result: refused.',
      details: 'execution reverted: no',
    })
    expect(other.asked).toEqual([])
  })

  test('behavior: a refusal does not hide that an earlier node may have sent the transaction', async () => {
    const refusing = await fakeNode(() => ({ error: { code: -32_000, message: 'already known' } }))
    expect(await failureOf(ask([closed, refusing], { method: 'eth_sendRawTransaction' }))).toMatchObject({
      reason: 'unreachable',
    })
  })

  test.each<[string, Answer, string, string]>([
    ['429', { status: 429 }, 'limited', 'No result: limited.'],
    ['403', { status: 403 }, 'failed', 'No result: failed.'],
    ['HTML', html, 'failed', 'No result: failed.'],
    ['404', { status: 404 }, 'unsupported', 'No result: unsupported.'],
  ])('error: says that a node answered with %s', async (_, answer, reason, shortMessage) => {
    const node = await fakeNode(() => answer)
    expect(await failureOf(ask([node, closed]))).toMatchObject({ code: 'rpc-request', reason, shortMessage })
  })

  test('error: only a network without any response did not answer', async () => {
    expect(await failureOf(ask([closed]))).toMatchObject({
      reason: 'unreachable',
      shortMessage: 'No result: unreachable.',
    })
  })
})

describe('retries', () => {
  test('behavior: three, after 150, 300 and 600 ms', async () => {
    let times = 0
    const node = await fakeNode(() => {
      times += 1
      return times < 4 ? { status: 503 } : value('0x7')
    })
    const clock = quickClock()
    expect(await ask([node], { clock })).toBe('0x7')
    expect(clock.waits).toEqual([150, 300, 600])
  })

  test('behavior: a single node is asked again after its Retry-After', async () => {
    let times = 0
    const node = await fakeNode(() => {
      times += 1
      return times === 1 ? { status: 429, headers: { 'retry-after': '5' } } : value('0x7')
    })
    const clock = fakeClock()
    const answer = ask([node], { clock })
    await expect.poll(() => clock.advance(10).then(() => times)).toBe(1)
    await clock.advance(4_000)
    expect(times).toBe(1)
    await clock.advance(1_000)
    expect(await answer).toBe('0x7')
  })

  test('behavior: a node that asks for a pause gets no other call until then', async () => {
    const paused = await fakeNode(() => ({ status: 429, headers: { 'retry-after': '60' } }))
    const good = await fakeNode(() => value('0x7'))
    const request = createNetworkRequest(quickClock())
    await ask([paused, good], { request })
    const before = paused.asked.length
    await ask([paused, good], { request })
    expect(paused.asked).toHaveLength(before)
  })
})

describe('majority', () => {
  test('behavior: a lying node is outvoted, wherever it stands', async () => {
    const liar = await fakeNode(() => value('0xffff'))
    const [one, two] = [await fakeNode(() => value('0x7')), await fakeNode(() => value('0x7'))]
    for (const nodes of [
      [liar, one, two],
      [one, liar, two],
      [one, two, liar],
    ])
      expect(await ask(nodes, { needsMajority: true })).toBe('0x7')
    expect(await ask([liar, one, two])).toBe('0xffff')
  })

  test('behavior: another node replaces one that fails, and a fourth decides', async () => {
    const liar = await fakeNode(() => value('0xffff'))
    const busy = await fakeNode(() => ({ status: 429 }))
    const [one, two] = [await fakeNode(() => value('0x7')), await fakeNode(() => value('0x7'))]
    expect(await ask([liar, busy, one, two], { needsMajority: true })).toBe('0x7')
  })

  test('behavior: asks again if the nodes are not at the same block yet', async () => {
    let times = 0
    const late = await fakeNode(() => {
      times += 1
      return value(times === 1 ? '0x6' : '0x7')
    })
    expect(await ask([await fakeNode(() => value('0x7')), late], { needsMajority: true })).toBe('0x7')
  })

  test('behavior: the only node that answers', async () => {
    expect(await ask([closed, await fakeNode(() => value('0x7'))], { needsMajority: true })).toBe('0x7')
  })

  test('error: two nodes that disagree', async () => {
    const nodes = [await fakeNode(() => value('0x7')), await fakeNode(() => value('0x8'))]
    expect(await failureOf(ask(nodes, { needsMajority: true }))).toMatchObject({
      reason: 'disagreed',
      shortMessage: 'No result: disagreed.',
    })
  })

  test('error: a refusal is an answer', async () => {
    const liar = await fakeNode(() => value('0xffff'))
    const error = { error: { code: 3, message: 'execution reverted' } }
    const nodes = [liar, await fakeNode(() => error), await fakeNode(() => error)]
    expect(await failureOf(ask(nodes, { needsMajority: true }))).toMatchObject({ reason: 'refused' })
  })
})

describe('rank', () => {
  /** Starts nodes that report a height and answer calls with their name. */
  async function startRanked(...heights: readonly (() => number)[]) {
    const clock = fakeClock()
    const nodes = await Promise.all(
      heights.map((height, index) =>
        fakeNode((method) => value(method === 'eth_blockNumber' ? `0x${height().toString(16)}` : index)),
      ),
    )
    const request = createNetworkRequest(clock)
    const pings = () =>
      nodes.map(({ asked }) => asked.filter((method) => method === 'eth_blockNumber').length)
    return { clock, nodes, pings, call: () => ask(nodes, { request }) }
  }

  test('behavior: measures every 4 s while it is used, and stops with the calls', async () => {
    const { clock, pings, call } = await startRanked(
      () => 1,
      () => 1,
    )
    expect(clock.pending).toBe(0)
    await call()
    expect(pings()).toEqual([0, 0])
    await clock.advance(4_000)
    await expect.poll(() => clock.advance(0).then(() => pings())).toEqual([1, 1])
    await call()
    await expect.poll(() => clock.advance(1_000).then(() => pings())).toEqual([2, 2])
    await expect.poll(() => clock.advance(1_000).then(() => clock.pending)).toBe(0)
    await clock.advance(60_000)
    expect(pings()).toEqual([2, 2])
    expect(clock.pending).toBe(0)
  })

  test('behavior: a lagging node is asked last', async () => {
    let height = 100
    const { clock, pings, call } = await startRanked(
      () => 90,
      () => height,
    )
    expect(await call()).toBe(0)
    await expect.poll(() => clock.advance(1_000).then(() => pings())).toEqual([1, 1])
    height = 101
    expect(await call()).toBe(0)
    await expect.poll(() => clock.advance(1_000).then(() => pings())).toEqual([2, 2])
    await expect.poll(call).toBe(1)
  })

  test('behavior: a single endpoint is not ranked', async () => {
    const { clock, call } = await startRanked(() => 1)
    await call()
    expect(clock.pending).toBe(0)
  })
})

describe('batches', () => {
  /** Starts a node that records the sizes of its requests. `answer` may replace the response to a batch. */
  async function startCounting(answer?: { readonly status: number; readonly text: string }) {
    const sizes: number[] = []
    const server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const body = JSON.parse(text)
      sizes.push([body].flat().length)
      if (Array.isArray(body) && answer) return void response.writeHead(answer.status).end(answer.text)
      const one = ({ id, method }: { readonly id: number; readonly method: string }) => ({
        ...{ jsonrpc: '2.0', id },
        result: method === 'eth_chainId' ? '0x1' : method,
      })
      // In another order, which JSON-RPC allows.
      response.end(JSON.stringify(Array.isArray(body) ? body.map(one).reverse() : one(body)))
    })
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    onTestFinished(() => {
      server.closeAllConnections()
      server.close()
    })
    return { sizes, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
  }

  const askMany = (url: string, count: number) => {
    const request = createNetworkRequest(quickClock())
    return Promise.all(Array.from({ length: count }, (_, at) => ask([url], { request, method: `eth_${at}` })))
  }

  test('behavior: calls of the same task are one batch of at most 1,000, and get their own answers', async () => {
    const { sizes, url } = await startCounting()
    expect(await askMany(url, 1_200)).toEqual(Array.from({ length: 1_200 }, (_, at) => `eth_${at}`))
    expect(sizes).toEqual([1_000, 201])
  })

  test.each([
    ['another status', { status: 413, text: '' }],
    [
      'one error',
      { status: 200, text: '{"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"no"}}' },
    ],
    [
      'an error for each call',
      { status: 200, text: '[{"id":0,"error":{"code":31,"message":"Batch of more than 3 requests"}}]' },
    ],
  ])('behavior: a node that refuses batches with %s gets single calls', async (_, answer) => {
    const { sizes, url } = await startCounting(answer)
    expect(await askMany(url, 2)).toEqual(['eth_0', 'eth_1'])
    expect(sizes).toEqual([3, 1, 1, 1])
  })
})

test('behavior: Solana: a node of another cluster is not used', async () => {
  const { url } = await fakeNode((method) => value(method === 'getGenesisHash' ? 'E'.repeat(44) : 7))
  // Another name of this machine: a local validator has a chain of its own, and is not checked.
  const http = [url.replace('127.0.0.1', '[::ffff:127.0.0.1]')]
  const network = { ...solana, rpcUrls: { default: { http } } }
  const call = { method: 'getBalance', params: [], signal }
  const request = createNetworkRequest(quickClock())
  expect(await failureOf(request({ ...call, network }))).toMatchObject({ reason: 'wrong-chain' })
  const local = { ...solana, rpcUrls: { default: { http: [url] } } }
  expect(await request({ ...call, network: local })).toBe(7)
})

test('behavior: sends nothing before the first call', async () => {
  const { asked } = await fakeNode(() => value('0x7'))
  const clock = fakeClock()
  createTransport(clock)
  await clock.advance(60_000)
  expect(asked).toEqual([])
})
