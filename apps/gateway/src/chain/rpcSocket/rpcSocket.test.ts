import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, onTestFinished, test } from 'vitest'
import { WebSocket } from 'ws'
import { type GatewayOptions, startGateway } from '../../app/startGateway.js'
import { createByteBudget } from '../../server/http/createByteBudget.js'
import { createAnswerParser } from '../rpcProxy/createAnswerParser.js'
import { createRpcQuota } from '../rpcProxy/createRpcQuota.js'
import { getMethods } from '../rpcProxy/methods.js'
import { createRpcMetrics } from '../rpcProxy/RpcMetrics.js'
import { createRpcSocketServer } from './createRpcSocketServer.js'
import { createUpstreamPool } from './createUpstreamPool.js'
import { startSocketNode } from './startSocketNode.fixtures.js'

const projects = [{ id: 'p', allowedOrigins: ['https://app.example.com'] }]
const http = ['http://127.0.0.1:1']

/** Starts a gateway that reaches Ethereum through these WebSocket nodes. */
async function startWholeGateway(options: GatewayOptions) {
  const gateway = await startGateway({ projects, ...options })
  onTestFinished(gateway.stop)
  return { gateway, open: createOpen(gateway.relayUrl) }
}

/** Starts only the WebSocket server, which takes less time than the gateway. */
async function start(ws: readonly string[], { burst = 1_000 } = {}) {
  const rate = { burst, perSecond: 0.001 }
  const metrics = createRpcMetrics(new Registry())
  const logger = pino({ level: 'silent' })
  const parser = createAnswerParser()
  onTestFinished(parser.close)
  const sockets = createRpcSocketServer({
    chains: [
      {
        id: 'eip155:1',
        methods: getMethods('eip155:1'),
        pool: createUpstreamPool({ chainId: 'eip155:1', urls: ws, timeoutMs: 5_000, logger }),
      },
    ],
    projects: () => projects,
    clientAddress: () => ({ ip: '192.0.2.1', isLocal: false }),
    quota: createRpcQuota({ address: rate, project: rate }, Date.now, () => {}),
    parser,
    metrics,
    logger,
    refuse: (socket, status) => socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\n\r\n`),
    pingMs: 60_000,
    unsentBudget: createByteBudget({ total: 1_000_000, perAddress: 1_000_000 }),
    maxConnectionUnsentBytes: 1_000_000,
  })
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  server.on('upgrade', sockets.upgrade)
  onTestFinished(async () => {
    await sockets.close()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  return { metrics, open: createOpen(`ws://127.0.0.1:${port}`) }
}

function createOpen(url: string) {
  return (query = 'chainId=eip155:1&projectId=p', { path = '/v1', origin = '' } = {}) => {
    const socket = new WebSocket(`${url}${path}?${query}`, origin ? { origin } : {})
    onTestFinished(() => socket.terminate())
    socket.on('error', () => {})
    return socket
  }
}

const subscribe = { jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] }

/** Resolves with the next message. */
async function receive(socket: WebSocket): Promise<unknown> {
  const [data] = await once(socket, 'message')
  return JSON.parse(String(data))
}

/** Resolves with the code and the reason with which the server closes. */
async function waitForClose(socket: WebSocket): Promise<readonly unknown[]> {
  const [code, reason] = await once(socket, 'close')
  return [code, String(reason)]
}

/** Resolves with the HTTP status of a refused upgrade. */
async function getRefusal(socket: WebSocket): Promise<number> {
  const [, response] = await once(socket, 'unexpected-response')
  return response.statusCode
}

test('default: connects a client with a node', async () => {
  const node = await startSocketNode()
  const { open, metrics } = await start([node.url])
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  expect(node.received).toEqual([subscribe])
  node.send({ id: 1, result: '0xs' })
  expect(await receive(socket)).toEqual({ jsonrpc: '2.0', id: 1, result: '0xs' })
  node.send({ method: 'eth_subscription', params: { subscription: '0xs', result: {} } })
  expect(await receive(socket)).toMatchObject({ method: 'eth_subscription' })
  const { values } = await metrics.sockets.get()
  expect(values).toEqual([{ labels: { chain: 'eip155:1' }, value: 1 }])
})

test.each([
  ['an unknown project', 'chainId=eip155:1&projectId=x', '', 401],
  ['no project', 'chainId=eip155:1', '', 401],
  ['an origin that the project does not list', 'chainId=eip155:1&projectId=p', 'https://evil.example', 403],
  ['another chain', 'chainId=eip155:2&projectId=p', '', 400],
  ['no chain', 'projectId=p', '', 400],
])('error: %s', async (_, query, origin, status) => {
  const node = await startSocketNode()
  const { open } = await start([node.url])
  expect(await getRefusal(open(query, { origin }))).toBe(status)
  expect(node.connections.size).toBe(0)
})

test('behavior: the gateway has both the relay and chains with subscriptions', async () => {
  const node = await startSocketNode()
  const chains = [
    { id: 'eip155:1', http, ws: [node.url] },
    { id: 'eip155:10', http },
  ]
  const { gateway, open } = await startWholeGateway({ chains })
  const response = await fetch(`${gateway.url}/v1/supported-chains`)
  expect(await response.json()).toEqual({ http: ['eip155:1', 'eip155:10'], ws: ['eip155:1'] })
  for (const path of ['/v1', '/ws']) expect((await fetch(`${gateway.url}${path}`)).status).toBe(426)
  // The relay accepts the connection, and refuses the client without a token.
  expect(await waitForClose(open(undefined, { path: '/' }))).toEqual([
    3000,
    'Unauthorized: auth token missing',
  ])
  const socket = open(undefined, { path: '/v1/' })
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  const closed = waitForClose(socket)
  await gateway.stop()
  expect(await closed).toEqual([1001, 'The gateway is restarting'])
}, 180_000)

test('behavior: without chains with subscriptions, the relay has every path', async () => {
  const { open } = await startWholeGateway({ chains: [{ id: 'eip155:1', http }] })
  expect(await waitForClose(open())).toEqual([3000, 'Unauthorized: auth token missing'])
}, 180_000)

test('behavior: uses the next node if one cannot be reached, or serves another chain', async () => {
  const other = await startSocketNode({ chainId: '0x5' })
  const node = await startSocketNode()
  const { open } = await start(['ws://127.0.0.1:1', other.url, node.url])
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  expect(other.received).toEqual([])
})

test('error: no node can be reached', async () => {
  const { open } = await start(['ws://127.0.0.1:1'])
  expect(await waitForClose(open())).toEqual([1013, 'No node of eip155:1 answers'])
})

test('behavior: a node that closes the connection ends it, and the client reaches another one', async () => {
  const [first, second] = [await startSocketNode(), await startSocketNode()]
  const { open } = await start([first.url, second.url])
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await first.waitForMessages(1)
  first.disconnect()
  expect(await waitForClose(socket)).toEqual([1012, 'The node of eip155:1 closed the connection'])
  const again = open()
  await once(again, 'open')
  again.send(JSON.stringify(subscribe))
  await second.waitForMessages(1)
  expect(first.received).toHaveLength(1)
})

test('behavior: a client that disconnects closes the connection of its node', async () => {
  const node = await startSocketNode()
  const { open } = await start([node.url])
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  const closed = Promise.all([...node.connections].map((one) => once(one, 'close')))
  socket.close()
  await closed
  expect(node.connections.size).toBe(0)
})

test('behavior: calls share the quota of the proxy', async () => {
  const node = await startSocketNode()
  const { open } = await start([node.url], { burst: 1 })
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  socket.send(JSON.stringify({ ...subscribe, id: 2 }))
  expect(await receive(socket)).toMatchObject({ id: 2, error: { code: -32_005 } })
})

test('behavior: messages that arrive before the node is connected are not lost', async () => {
  const node = await startSocketNode()
  const { open } = await start([node.url])
  const socket = open()
  socket.once('open', () => {
    for (let id = 1; id <= 20; id += 1) socket.send(JSON.stringify({ ...subscribe, id }))
  })
  await node.waitForMessages(20)
  expect(node.received).toMatchObject(Array.from({ length: 20 }, (_, index) => ({ id: index + 1 })))
})

test('behavior: a message of the node of 1 MB is sent as text, in its order', async () => {
  const node = await startSocketNode()
  const { open } = await start([node.url])
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  const received: unknown[] = []
  socket.on('message', (data, isBinary) => received.push([JSON.parse(String(data)).id, isBinary]))
  node.send({ id: 1, result: Array(100_000).fill('0x0000') })
  node.send({ id: 2, result: '0x1' })
  await expect
    .poll(() => received)
    .toEqual([
      [1, false],
      [2, false],
    ])
})

test('error: a client that owes too many tokens is disconnected', async () => {
  const node = await startSocketNode()
  const { open } = await start([node.url], { burst: 1 })
  const socket = open()
  await once(socket, 'open')
  socket.send(JSON.stringify(subscribe))
  await node.waitForMessages(1)
  const closed = waitForClose(socket)
  for (let message = 0; message < 23; message += 1) node.send({ result: 'x'.repeat(1_000_000) })
  expect(await closed).toEqual([1013, 'Too many bytes to this address: wait a minute'])
})
