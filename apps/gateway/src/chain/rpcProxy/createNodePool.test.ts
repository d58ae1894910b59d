import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { createAnswerParser } from './createAnswerParser.js'
import { createNodePool, NoAnswerError, type NodeCall } from './createNodePool.js'
import { createRpcMetrics } from './RpcMetrics.js'
import { disconnect, hang, type Responder, sendResult, sendText, startNode } from './startNode.fixtures.js'

const read: NodeCall = { method: 'eth_getBalance', params: '["0x0",18446744073709551615]', kind: 'read' }
const write: NodeCall = { method: 'eth_sendRawTransaction', params: '["0x02"]', kind: 'write' }
const ok = { kind: 'result', json: '"0x1"' }

function createPool(urls: readonly string[], times: { timeoutMs?: number; hedgeMs?: number } = {}) {
  const registry = new Registry()
  const clock = { now: 1_000_000 }
  const logs: string[] = []
  const pool = createNodePool({
    chainId: 'eip155:1',
    urls,
    timeoutMs: 20_000,
    hedgeMs: 20_000,
    parser: createAnswerParser(),
    ...times,
    metrics: createRpcMetrics(registry),
    logger: pino({ level: 'trace' }, { write: (line: string) => void logs.push(line) }),
    now: () => clock.now,
  })
  const call = (what: NodeCall, signal = new AbortController().signal) =>
    pool.call(what, { signal, onBytes: () => {} })
  return { call, clock, logs, registry }
}

/** Returns the URL of a port on which nothing listens. */
async function getClosedUrl(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return `http://127.0.0.1:${port}`
}

test('default: sends a call unchanged, and returns the text of the result', async () => {
  const result = '{ "rentEpoch":18446744073709551615, "a" : 1.0 }'
  const node = await startNode(sendText(` {"jsonrpc":"2.0","result":${result},"id":1} `))
  const { call } = createPool([node.url])
  expect(await call(read)).toEqual({ kind: 'result', json: result })
  expect(node.requests[0]?.text).toBe(
    `{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":${read.params}}`,
  )
  expect(node.requests[0]?.headers).toMatchObject({ 'content-type': 'application/json' })
})

test.each([200, 400])('behavior: an error of the chain with status %i is an answer', async (status) => {
  const error = { code: 3, message: 'execution reverted', data: '0x08c379a0' }
  const first = await startNode(sendText(JSON.stringify({ jsonrpc: '2.0', id: 1, error }), status))
  const second = await startNode()
  const { call } = createPool([first.url, second.url])
  expect(await call(read)).toEqual({ kind: 'error', json: JSON.stringify(error) })
  expect(second.requests).toHaveLength(0)
})

const json = (value: object) => sendText(JSON.stringify(value))
test.each<[string, Responder]>([
  ['disconnects', disconnect],
  ['limits the rate', sendText('slow down', 429)],
  ['fails', sendText('{"jsonrpc":"2.0","id":1,"result":"0x2"}', 500)],
  ['refuses the key', sendText('{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"key"}}', 401)],
  ['redirects', (response) => response.writeHead(307, { location: '/other' }).end()],
  ['sends HTML', sendText('<html>')],
  [
    'sends half of an answer',
    (response) => response.writeHead(200, { 'content-length': 99 }).write('{', () => response.destroy()),
  ],
  ['sends an array', sendText('[{"jsonrpc":"2.0","id":1,"result":"0x2"}]')],
  ['answers another call', json({ jsonrpc: '2.0', id: 2, result: '0x2' })],
  ['sends neither result nor error', json({ jsonrpc: '2.0', id: 1 })],
  ['sends both result and error', json({ id: 1, result: 1, error: { code: 1, message: '' } })],
  ['sends an error without a code', json({ id: 1, error: { message: 'x' } })],
])('behavior: a read goes to the next node if one %s', async (_name, respond) => {
  const first = await startNode(respond)
  const second = await startNode()
  const { call } = createPool([first.url, second.url])
  expect(await call(read)).toEqual(ok)
  // A connection that the node closes is tried again with a new one.
  const count = respond === disconnect ? 2 : 1
  expect([first.requests.length, second.requests.length]).toEqual([count, 1])
  // The first node pauses.
  expect(await call(read)).toEqual(ok)
  expect([first.requests.length, second.requests.length]).toEqual([count, 2])
})

test('behavior: a read goes to the next node after the time-out', async () => {
  const [first, second] = [await startNode(hang), await startNode()]
  const { call, registry } = createPool([first.url, second.url], { timeoutMs: 2_000 })
  expect(await call(read)).toEqual(ok)
  await first.requests[0]?.aborted
  expect(await registry.metrics()).toContain(
    'latchkit_rpc_node_failures_total{chain="eip155:1",node="1",reason="timeout"} 1\n',
  )
})

test('behavior: a slow read is also sent to the next node, and the slower call is aborted', async () => {
  const [first, second] = [await startNode(hang), await startNode()]
  const { call, registry } = createPool([first.url, second.url], { hedgeMs: 20 })
  expect(await call(read)).toEqual(ok)
  await first.requests[0]?.aborted
  expect(await registry.metrics()).not.toContain('latchkit_rpc_node_failures_total{')
})

test('behavior: a node that failed is tested again after its pause', async () => {
  const [first, second] = [await startNode(sendText('', 503)), await startNode()]
  const { call, clock } = createPool([first.url, second.url])
  await call(read)
  first.respond = sendResult('0x1')
  clock.now += 999
  await call(read)
  expect(first.requests).toHaveLength(1)
  clock.now += 1
  await call(read)
  expect(first.requests).toHaveLength(2)
})

test.each<[string, NodeCall]>([
  ['read', read],
  ['transaction', write],
])('behavior: a node of another chain gets no %s', async (_name, call) => {
  const [first, second] = [await startNode(), await startNode()]
  first.chainId = '0x5'
  const pool = createPool([first.url, second.url])
  expect(await pool.call(call)).toEqual(ok)
  expect([first.requests.length, second.requests.length]).toEqual([0, 1])
  expect(pool.logs.join('')).toContain('"details":"the node serves another chain"')
  // Its URL is corrected, and it is checked again after its pause.
  first.chainId = '0x01'
  pool.clock.now += 1_000
  await pool.call(read)
  expect(first.requests).toHaveLength(1)
})

test('behavior: a transaction goes to the next node if one does not tell its chain', async () => {
  const [first, second] = [await startNode(sendText('', 502)), await startNode()]
  first.chainId = undefined
  const { call } = createPool([first.url, second.url])
  expect(await call(write)).toEqual(ok)
  expect(first.requests.map(({ body }) => body.method)).toEqual(['eth_chainId'])
})

test('error: all nodes fail', async () => {
  const node = await startNode(sendText('', 502))
  const { call } = createPool([await getClosedUrl(), node.url])
  await expect(call(read)).rejects.toEqual(new NoAnswerError(false))
  // Even a node that pauses is better than none.
  node.respond = sendResult('0x1')
  expect(await call(read)).toEqual(ok)
})

test('behavior: a transaction goes to the next node if one cannot be reached', async () => {
  const second = await startNode()
  const { call } = createPool([await getClosedUrl(), second.url])
  expect(await call(write)).toEqual(ok)
})

test.each([401, 429])('behavior: a transaction goes to the next node after status %i', async (status) => {
  const [first, second] = [await startNode(sendText('', status)), await startNode()]
  const { call } = createPool([first.url, second.url])
  expect(await call(write)).toEqual(ok)
  expect([first.requests.length, second.requests.length]).toEqual([1, 1])
})

test.each<[string, Responder]>([
  ['does not answer in time', hang],
  ['disconnects', disconnect],
  ['responds with 502', sendText('', 502)],
  ['sends HTML', sendText('<html>')],
])('error: a transaction is sent once if the node %s', async (_name, respond) => {
  const [first, second] = [await startNode(respond), await startNode()]
  const { call } = createPool([first.url, second.url], { timeoutMs: 2_000, hedgeMs: 10 })
  await expect(call(write)).rejects.toEqual(new NoAnswerError(true))
  expect([first.requests.length, second.requests.length]).toEqual([1, 0])
})

test('behavior: an aborted call aborts the request, and does not count as a failure', async () => {
  const [first, second] = [await startNode(hang), await startNode()]
  const { call } = createPool([first.url, second.url])
  const controller = new AbortController()
  const calling = call(read, controller.signal)
  await first.waitForRequests(1)
  controller.abort(new Error('gone'))
  await expect(calling).rejects.toThrow('gone')
  await first.requests[0]?.aborted
  first.respond = sendResult('0x1')
  await call(read)
  expect([first.requests.length, second.requests.length]).toEqual([2, 0])
  await expect(call(read, controller.signal)).rejects.toThrow('gone')
})

test('error: an answer of more than 10 MiB', async () => {
  const [first, second] = [await startNode(sendResult('x'.repeat(11 * 1024 * 1024))), await startNode()]
  const { call } = createPool([first.url, second.url])
  expect(await call(read)).toEqual({
    kind: 'error',
    json: JSON.stringify({
      code: -32_000,
      message: 'The answer is larger than 10485760 bytes: request less',
    }),
  })
  expect(second.requests).toHaveLength(0)
})

test('behavior: keys in a URL are sent to the node only', async () => {
  const key = 'k3y-0123456789abcdef'
  const message = `The key ${key} is not valid`
  const node = await startNode(json({ id: 1, error: { code: -32_000, message } }))
  const url = node.url.replace('//', '//user:p%40ss@')
  const { call, logs, registry } = createPool([`${url}/v3/${key}?token=${key}`])
  await expect(call(read)).rejects.toEqual(new NoAnswerError(false))
  expect(node.requests[0]?.headers.authorization).toBe(`Basic ${btoa('user:p@ss')}`)
  node.respond = disconnect
  await expect(call(read)).rejects.toEqual(new NoAnswerError(false))
  const output = logs.join('') + (await registry.metrics())
  expect(output).toContain('"a node fails"')
  expect(output).not.toMatch(/k3y|p@ss|p%40ss|127\.0\.0\.1/)
})
