import { pino } from 'pino'
import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { answerReads } from './answerReads.js'
import { createAnswerParser } from './createAnswerParser.js'
import { createNodePool } from './createNodePool.js'
import { createRpcMetrics } from './RpcMetrics.js'
import {
  disconnect,
  hang,
  type NodeRequest,
  type Responder,
  sendResult,
  sendText,
  startNode,
} from './startNode.fixtures.js'

type Item = { readonly id: number; readonly method: string; readonly params: unknown }

/** Answers a batch, and each call of one with the result of its own. */
const sendBatch =
  (answer: (items: readonly Item[]) => unknown): Responder =>
  (response, request) => {
    const items: unknown = request.body
    if (Array.isArray(items)) response.end(JSON.stringify(answer(items)))
    else sendResult('single')(response, request)
  }
const toResult = ({ id, params }: Item) => ({ jsonrpc: '2.0', id, result: params })

const calls = [
  { method: 'eth_getBalance', params: '["0x1",18446744073709551615]' },
  { method: 'eth_blockNumber', params: undefined },
  { method: 'eth_call', params: '["0x3"]' },
]
const results = (...values: readonly string[]) => values.map((json) => ({ kind: 'result', json }))
const single = results('"single"', '"single"', '"single"')

function createPool(urls: readonly string[], hedgeMs = 20_000) {
  const clock = { now: 1_000_000 }
  const pool = createNodePool({
    chainId: 'eip155:1',
    urls,
    timeoutMs: 20_000,
    hedgeMs: 20_000,
    parser: createAnswerParser(),
    metrics: createRpcMetrics(new Registry()),
    logger: pino({ level: 'silent' }),
    now: () => clock.now,
  })
  const answer = (signal = new AbortController().signal) =>
    answerReads(pool, calls, { signal, onBytes: () => {}, hedgeMs })
  return { answer, clock }
}

test('default: one request for all calls, with the texts of the results', async () => {
  const node = await startNode((response) => {
    const [first, second, third] = ['18446744073709551615', '"0x2"', '{ "a" : 1.0 }']
    // In another order.
    response.end(
      `[{"jsonrpc":"2.0","id":3,"result":${third}}, {"id":1,"jsonrpc":"2.0","result":${first}},{"jsonrpc":"2.0","id":2,"result":${second}}]`,
    )
  })
  expect(await createPool([node.url]).answer()).toEqual(
    results('18446744073709551615', '"0x2"', '{ "a" : 1.0 }'),
  )
  expect(node.requests.map(({ text }) => text)).toEqual([
    '[{"jsonrpc":"2.0","id":1,"method":"eth_getBalance","params":["0x1",18446744073709551615]},' +
      '{"jsonrpc":"2.0","id":2,"method":"eth_blockNumber","params":[]},' +
      '{"jsonrpc":"2.0","id":3,"method":"eth_call","params":["0x3"]}]',
  ])
})

test('behavior: an error of the chain is an answer', async () => {
  const error = { code: 3, message: 'execution reverted' }
  const node = await startNode(
    sendBatch((items) =>
      items.map((item) => (item.id === 2 ? { jsonrpc: '2.0', id: 2, error } : toResult(item))),
    ),
  )
  expect((await createPool([node.url]).answer())[1]).toEqual({ kind: 'error', json: JSON.stringify(error) })
  expect(node.requests).toHaveLength(1)
})

test.each<[string, Responder]>([
  [
    'an error instead of a batch',
    sendBatch(() => ({ jsonrpc: '2.0', id: null, error: { code: -32_600, message: 'no' } })),
  ],
  ['an incomplete batch', sendBatch((items) => items.slice(1).map(toResult))],
  ['an empty batch', sendBatch(() => [])],
  ['items of other types', sendBatch(() => [1, null, 'a', [], {}])],
  [
    'status 413',
    (response, request) =>
      (Array.isArray(request.body) ? sendText('', 413) : sendResult('single'))(response, request),
  ],
])('behavior: after %s, single calls, and no batches for five minutes', async (_name, responder) => {
  const node = await startNode(responder)
  const { answer, clock } = createPool([node.url])
  expect(await answer()).toEqual(single)
  expect(node.requests).toHaveLength(4)
  clock.now += 299_999
  expect(await answer()).toEqual(single)
  expect(node.requests).toHaveLength(7)
  clock.now += 1
  await answer()
  expect(node.requests).toHaveLength(11)
})

test.each([
  ['disconnects', disconnect],
  ['fails', sendText('', 502)],
  ['limits the rate', sendText('', 429)],
])('behavior: if the node %s, the other node answers the calls', async (_name, responder) => {
  const first = await startNode(responder)
  const second = await startNode(sendResult('single'))
  expect(await createPool([first.url, second.url]).answer()).toEqual(single)
})

test('behavior: after hedgeMs, single calls as well; the first complete answer wins', async () => {
  let batch: NodeRequest | undefined
  const waiting: (() => void)[] = []
  // The single calls are answered when the batch, which is not, has arrived.
  const node = await startNode((response, request) => {
    if (Array.isArray(request.body)) batch = request
    else waiting.push(() => sendResult('single')(response, request))
    if (batch) for (const send of waiting.splice(0)) send()
  })
  expect(await createPool([node.url], 10).answer()).toEqual(single)
  await batch?.aborted
})

test('error: calls that no node answers', async () => {
  const node = await startNode(disconnect)
  expect(await createPool([node.url]).answer()).toMatchObject([
    { name: 'NoAnswerError' },
    { name: 'NoAnswerError' },
    { name: 'NoAnswerError' },
  ])
})

test('error: rejects with the reason of the signal, and aborts the request', async () => {
  const node = await startNode(hang)
  const controller = new AbortController()
  const answer = createPool([node.url]).answer(controller.signal)
  await node.waitForRequests(1)
  controller.abort(new Error('gone'))
  await expect(answer).rejects.toThrow('gone')
  await node.requests[0]?.aborted
})

test('error: an answer with a key of the node is not passed on', async () => {
  const node = await startNode(
    sendBatch((items) =>
      items.map(({ id }) => ({
        jsonrpc: '2.0',
        id,
        error: { code: 1, message: 'key abcdefghijklmnop1234' },
      })),
    ),
  )
  expect(await createPool([`${node.url}/abcdefghijklmnop1234`]).answer()).toEqual(single)
})
