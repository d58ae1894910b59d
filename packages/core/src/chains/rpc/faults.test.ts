import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { bitcoin } from '../../foundation/networks/bitcoin.js'
import { mainnet } from '../../foundation/networks/mainnet.js'
import { solana } from '../../foundation/networks/solana.js'
import type { Network } from '../../foundation/schema/network.js'
import type { Clock } from '../../ports/Clock.js'
import { failureOf } from '../../testing/conformance/harness.js'
import { fakeClock } from '../../testing/fakeClock.js'
import { createEsplora } from '../bitcoin/createEsplora.js'
import { quickClock } from '../solana/quickClock.fixtures.js'
import { requestNetwork } from '../solana/requestNetwork.js'
import { createLazyTransport } from './createLazyTransport.js'
import './createTransport.js'

const { signal } = new AbortController()

/** A node: its balance, its block and its chain; `fault` is what it does instead of answering. */
type State = {
  balance?: number
  height?: number
  genesis?: string
  fault?: 'hang' | 'reset' | { readonly status: number; readonly retryAfter?: string }
}

/** How the nodes of a namespace answer, and how the kit reads a balance from them. */
type Family = {
  readonly network: Network
  readonly genesis: string
  /** The method or path of the read. */
  readonly method: string
  answer(
    request: { readonly path: string; readonly body: string },
    state: Required<Omit<State, 'fault'>>,
  ): string
  read(network: Network, transport: Transport, needsMajority: boolean): Promise<bigint>
}

type Transport = { readonly clock: Clock; readonly load: ReturnType<typeof createLazyTransport> }

function answerRpc(body: string, toResult: (method: string) => unknown): string {
  const calls: readonly { readonly id: unknown; readonly method: string }[] = [JSON.parse(body)].flat()
  const answers = calls.map(({ id, method }) => ({ jsonrpc: '2.0', id, result: toResult(method) }))
  return JSON.stringify(body.startsWith('[') ? answers : answers[0])
}

const families: Readonly<Record<string, Family>> = {
  EVM: {
    ...{ network: mainnet, genesis: '0x1', method: 'eth_getBalance' },
    answer: ({ body }, { balance, height, genesis }) =>
      answerRpc(body, (method) =>
        method === 'eth_chainId'
          ? genesis
          : `0x${(method === 'eth_blockNumber' ? height : balance).toString(16)}`,
      ),
    read: async (network, { load }, needsMajority) => {
      const { requestJson } = await load()
      const call = { network, method: 'eth_getBalance', params: [], signal, needsMajority }
      return BigInt(String(await requestJson(call)))
    },
  },
  Solana: {
    ...{ network: solana, genesis: `${solana.id}${'1'.repeat(12)}`, method: 'getBalance' },
    answer: ({ body }, { balance, height, genesis }) =>
      answerRpc(body, (method) => {
        if (method === 'getGenesisHash') return genesis
        // Each node is at another slot, and they agree all the same.
        return method === 'getSlot' ? height : { context: { slot: Math.random() }, value: balance }
      }),
    async read(network, { clock, load }, needsMajority) {
      const nodes = { ...clock, loadTransport: load }
      const call = { network, method: 'getBalance', params: ['1'.repeat(32)], signal, needsMajority }
      const { value } = (await requestNetwork(nodes, call)) as { readonly value: bigint }
      return value
    },
  },
  Esplora: {
    ...{ network: bitcoin, genesis: `${bitcoin.id}${'0'.repeat(32)}`, method: '/address/a/utxo' },
    answer({ path }, { balance, height, genesis }) {
      if (path === '/block-height/0') return genesis
      if (path === '/blocks/tip/height') return String(height)
      const coins = ['a', 'b'].map((digit, vout) => ({
        ...{ txid: digit.repeat(64), vout, value: vout === 0 ? balance : 0 },
        status: { confirmed: true },
      }))
      // Each server sorts them differently, and they agree all the same.
      return JSON.stringify(Math.random() < 0.5 ? coins : coins.reverse())
    },
    async read(network, { load }, needsMajority) {
      const urls = network.rpcUrls.default.http
      const esplora = createEsplora({ urls, network, loadTransport: load })
      const utxos = await esplora.getUtxos('a', signal, needsMajority)
      return utxos.reduce((sum, { value }) => sum + value, 0n)
    },
  },
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = ''
  for await (const chunk of request) body += chunk
  return body
}

/** Starts a node on a real socket. `reads` counts the reads of balances, `asked` all requests. */
async function startNode(family: Family, state: State = {}) {
  const counts = { reads: 0, asked: 0, state }
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    const path = request.url ?? ''
    counts.asked += 1
    if (body.includes(family.method) || path === family.method) counts.reads += 1
    const { fault, balance = 7, height = 100, genesis = family.genesis } = counts.state
    if (fault === 'hang') return
    if (fault === 'reset') return void request.socket.destroy()
    if (fault) {
      const { status, retryAfter } = fault
      return void response.writeHead(status, retryAfter ? { 'retry-after': retryAfter } : {}).end('No')
    }
    response.end(family.answer({ path, body }, { balance, height, genesis }))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  // Another name of this machine: a node of this machine can be a chain of its own, and is not asked which.
  const url = `http://[::ffff:127.0.0.1]:${(server.address() as AddressInfo).port}`
  return Object.assign(counts, { url })
}

describe.each(Object.entries(families))('%s', (_, family) => {
  /** Starts the nodes, and a reader that shares what is known about them. */
  async function start(states: readonly State[], { clock = quickClock() as Clock, webSocket = [''] } = {}) {
    const nodes = await Promise.all(states.map((state) => startNode(family, state)))
    const http = nodes.map(({ url }) => url)
    const sockets = webSocket.filter((url) => url !== '')
    const rpcUrls = { default: { http, ...(sockets.length > 0 && { webSocket: sockets }) } }
    const transport = { clock, load: createLazyTransport(clock) }
    const network = { ...family.network, rpcUrls }
    return {
      nodes,
      reads: () => nodes.map(({ reads }) => reads),
      read: (needsMajority = false) => family.read(network, transport, needsMajority),
    }
  }

  test.each<[string, NonNullable<State['fault']>]>([
    ['429', { status: 429 }],
    ['429 with Retry-After', { status: 429, retryAfter: '3600' }],
    ['403', { status: 403 }],
    ['no response that can be read, as of CORS', 'reset'],
  ])('behavior: %s: the next node answers, without a delay', async (_name, fault) => {
    const clock = quickClock()
    const { read, reads } = await start([{ fault }, {}], { clock })
    expect(await read()).toBe(7n)
    expect(clock.waits).toEqual([])
    expect(reads()).toEqual([1, 1])
  })

  test('behavior: a node that asked for a pause is not asked again until then', async () => {
    const { read, nodes } = await start([{ fault: { status: 429, retryAfter: '60' } }, {}])
    await read()
    const before = nodes[0]?.asked
    expect(await read()).toBe(7n)
    expect(nodes[0]?.asked).toBe(before)
  })

  test('behavior: a slow node: the next one after 10 s', async () => {
    const clock = fakeClock()
    const { read, nodes, reads } = await start([{ fault: 'hang' }, {}], { clock })
    const answer = read()
    await expect.poll(() => nodes[0]?.reads).toBe(1)
    await clock.advance(9_999)
    expect(reads()[1]).toBe(0)
    await clock.advance(1)
    expect(await answer).toBe(7n)
  })

  test('behavior: a node of another chain is never used', async () => {
    const genesis = family.network.chainNamespace === 'eip155' ? '0x89' : '9'.repeat(44)
    const { read, nodes } = await start([{ balance: 999, genesis }, {}])
    expect(await read()).toBe(7n)
    const before = nodes[0]?.asked
    expect(await read()).toBe(7n)
    expect(nodes[0]?.asked).toBe(before)
  })

  test('behavior: a lagging node is asked last', async () => {
    const clock = fakeClock()
    const { read, nodes } = await start([{ balance: 5, height: 90 }, {}], { clock })
    expect(await read()).toBe(5n)
    await expect
      .poll(async () => {
        await clock.advance(1_000)
        return read()
      })
      .toBe(7n)
    expect(nodes[1]?.reads).toBeGreaterThan(0)
  })

  test('behavior: a lying node is outvoted where money depends on the read', async () => {
    for (const liar of [0, 1, 2]) {
      const states = [0, 1, 2].map((index) => (index === liar ? { balance: 999 } : {}))
      const { read } = await start(states)
      expect(await read(true)).toBe(7n)
    }
    expect(await (await start([{ balance: 999 }, {}, {}])).read()).toBe(999n)
  })

  test('error: two nodes that disagree', async () => {
    const { read } = await start([{ balance: 999 }, {}])
    expect(await failureOf(read(true))).toMatchObject({ code: 'rpc-request', reason: 'disagreed' })
  })

  test('behavior: a node that has no answer has no vote', async () => {
    const { read } = await start([{ fault: { status: 403 } }, { fault: 'reset' }, {}])
    expect(await read(true)).toBe(7n)
  })

  test('behavior: a listed WebSocket to which nothing connects hides no node', async () => {
    const { read } = await start([{ fault: { status: 403 } }, {}], { webSocket: ['ws://127.0.0.1:9'] })
    expect(await read()).toBe(7n)
    expect(await read(true)).toBe(7n)
  })
})
