import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../app/startGateway.js'
import { sha256 } from '../foundation/sha256.js'
import { connectClient, createTopic } from '../testing/relayClient.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway({ maxMessageBytes: 2_048, maxTtlSeconds: 3_600 })
}, 180_000)

afterAll(() => gateway.stop())

test('behavior: echoes the id of a call, and ignores unknown parameters', async () => {
  const { socket, clientId } = await connectClient(gateway.relayUrl)
  const response = new Promise((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)))),
  )
  const params = { topic: createTopic(), tvf: { chainId: 'eip155:1' }, prompt: true }
  socket.send(JSON.stringify({ id: '1795274027936123456', jsonrpc: '2.0', method: 'irn_subscribe', params }))
  expect(await response).toMatchObject({ id: '1795274027936123456', result: sha256(params.topic + clientId) })
})

test.each([
  ['a 64-bit number', '1795274027936123457'],
  ['a number', '5'],
  ['a string', '"1795274027936123457"'],
])('behavior: echoes every digit of the id: %s', async (_name, id) => {
  const { socket } = await connectClient(gateway.relayUrl)
  const response = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))))
  socket.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_nothing","params":{}}`)
  const error = { code: -32601, message: 'There is no method irn_nothing' }
  expect(await response).toBe(`{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify(error)}}`)
})

test('error: refuses a NUL character in a message or an attestation, before the statement that other messages share', async () => {
  const [sender, other] = await Promise.all([
    connectClient(gateway.relayUrl),
    connectClient(gateway.relayUrl),
  ])
  const topic = createTopic()
  const [bad, good] = await Promise.all([sender.publish(topic, 'with \0'), other.publish(topic, 'without')])
  expect(bad.error).toEqual({
    code: -32602,
    message: 'Invalid params: message: must not contain a NUL character',
  })
  expect(good).toMatchObject({ result: true })
  const proposal = { pairingTopic: topic, sessionProposal: 'p', ttl: 300, attestation: '\0' }
  expect(await sender.call('wc_proposeSession', proposal)).toMatchObject({ error: { code: -32602 } })
})

test.each([
  ['an unknown method', 'irn_nothing', {}, -32601, 'There is no method irn_nothing'],
  [
    'a method named toString, a property of every object',
    'toString',
    {},
    -32601,
    'There is no method toString',
  ],
  [
    'a topic of the wrong length',
    'irn_subscribe',
    { topic: 'ab' },
    -32602,
    'Invalid params: topic: must be 64 hex digits',
  ],
  [
    'a missing message',
    'irn_publish',
    { topic: createTopic(), ttl: 1, tag: 1 },
    -32602,
    'Invalid params: message: must be of type string',
  ],
  [
    'a ttl of 0',
    'irn_publish',
    { topic: createTopic(), message: 'm', ttl: 0, tag: 1 },
    -32602,
    'Invalid params: ttl: must be at least 1',
  ],
  [
    'too high a ttl',
    'irn_publish',
    { topic: createTopic(), message: 'm', ttl: 3_601, tag: 1 },
    -32602,
    'ttl must be at most 3600 seconds, got 3601',
  ],
  [
    'too large a message',
    'irn_publish',
    { topic: createTopic(), message: 'é'.repeat(1_025), ttl: 1, tag: 1 },
    -32602,
    'The message and its attestation must have at most 2048 bytes, got 2050',
  ],
  [
    'a batch of more than 500 topics',
    'irn_batchSubscribe',
    { topics: Array.from({ length: 501 }, createTopic) },
    -32602,
    'Invalid params: topics: must have at most 500 items, got 501',
  ],
])('error: %s', async (_name, method, params, code, message) => {
  const client = await connectClient(gateway.relayUrl)
  const { error } = await client.call(method, params)
  expect(error).toEqual({ code, message })
})

test.each([
  ['malformed JSON', '{', null, -32700, 'Parse error'],
  ['an object without a method', '{"id":5}', 5, -32600, 'Invalid request'],
  ['an array instead of an object (JSON-RPC batch)', '[]', null, -32600, 'Invalid request'],
  ['an object as the id', '{"id":{},"method":"irn_publish"}', null, -32600, 'Invalid request'],
])('error: %s', async (_name, text, id, code, message) => {
  const { socket } = await connectClient(gateway.relayUrl)
  const response = new Promise((resolve) =>
    socket.once('message', (data) => resolve(JSON.parse(String(data)))),
  )
  socket.send(text)
  expect(await response).toEqual({ id, jsonrpc: '2.0', error: { code, message } })
})
