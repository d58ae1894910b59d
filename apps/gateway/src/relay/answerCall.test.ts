import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../sha256.js'
import { type Gateway, startGateway } from '../startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { connectClient, newTopic } from '../testing/relayClient.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway({ maxMessageBytes: 2_048, maxTtlSeconds: 3_600 })
}, 60_000)

afterAll(() => gateway.stop())

test('behavior: the id of a call is echoed as it came, and unknown fields are let through', async () => {
  const { socket, clientId } = await connectClient(gateway.relayUrl)
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
  const params = { topic: newTopic(), tvf: { chainId: 'eip155:1' }, prompt: true }
  socket.send(JSON.stringify({ id: '1795274027936123456', jsonrpc: '2.0', method: 'irn_subscribe', params }))
  expect(await answer).toMatchObject({ id: '1795274027936123456', result: sha256(params.topic + clientId) })
})

test.each([
  ['a number of 64 bits', '1795274027936123457'],
  ['a number', '5'],
  ['a text', '"1795274027936123457"'],
])('behavior: the id of a call is echoed to the digit: %s', async (_name, id) => {
  const { socket } = await connectClient(gateway.relayUrl)
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(String(data))))
  socket.send(`{"id":${id},"jsonrpc":"2.0","method":"irn_nothing","params":{}}`)
  const error = { code: -32601, message: 'There is no method irn_nothing' }
  expect(await answer).toBe(`{"id":${id},"jsonrpc":"2.0","error":${JSON.stringify(error)}}`)
})

test('behavior: a message that the database could not keep fails alone', async () => {
  const [sender, other] = await Promise.all([
    connectClient(gateway.relayUrl),
    connectClient(gateway.relayUrl),
  ])
  const topic = newTopic()
  const [bad, good] = await Promise.all([sender.publish(topic, 'with \0'), other.publish(topic, 'without')])
  expect(bad.error).toEqual({ code: -32602, message: 'Invalid params: message: a text without NUL' })
  expect(good).toMatchObject({ result: true })
  const proposal = { pairingTopic: topic, sessionProposal: 'p', ttl: 300, attestation: '\0' }
  expect(await sender.call('wc_proposeSession', proposal)).toMatchObject({ error: { code: -32602 } })
})

test.each([
  ['an unknown method', 'irn_nothing', {}, -32601, 'There is no method irn_nothing'],
  ['a name every object has', 'toString', {}, -32601, 'There is no method toString'],
  [
    'a topic of the wrong length',
    'irn_subscribe',
    { topic: 'ab' },
    -32602,
    'Invalid params: topic: 64 hex digits',
  ],
  [
    'no message',
    'irn_publish',
    { topic: newTopic(), ttl: 1, tag: 1 },
    -32602,
    'Invalid params: message: has to be of type string',
  ],
  [
    'a ttl of nothing',
    'irn_publish',
    { topic: newTopic(), message: 'm', ttl: 0, tag: 1 },
    -32602,
    'Invalid params: ttl: has to be at least 1',
  ],
  [
    'a ttl too long',
    'irn_publish',
    { topic: newTopic(), message: 'm', ttl: 3_601, tag: 1 },
    -32602,
    'ttl is 3601: at most 3600 seconds',
  ],
  [
    'a message too large',
    'irn_publish',
    { topic: newTopic(), message: 'é'.repeat(1_025), ttl: 1, tag: 1 },
    -32602,
    'The message and its attestation have 2050 bytes: at most 2048',
  ],
  [
    'too many topics',
    'irn_batchSubscribe',
    { topics: Array.from({ length: 501 }, newTopic) },
    -32602,
    'Invalid params: topics: must have at most 500 items, got 501',
  ],
])('error: %s', async (_name, method, params, code, message) => {
  const client = await connectClient(gateway.relayUrl)
  const { error } = await client.call(method, params)
  expect(error).toEqual({ code, message })
})

test.each([
  ['no JSON', '{', null, -32700, 'Parse error'],
  ['no call', '{"id":5}', 5, -32600, 'Invalid request'],
  ['a list', '[]', null, -32600, 'Invalid request'],
  ['an id that is no id', '{"id":{},"method":"irn_publish"}', null, -32600, 'Invalid request'],
])('error: %s', async (_name, text, id, code, message) => {
  const { socket } = await connectClient(gateway.relayUrl)
  const answer = new Promise((resolve) => socket.once('message', (data) => resolve(JSON.parse(String(data)))))
  socket.send(text)
  expect(await answer).toEqual({ id, jsonrpc: '2.0', error: { code, message } })
})

test('behavior: POST /rpc takes the same methods', async () => {
  const { token, clientId } = createIdentity()
  const receiver = await connectClient(gateway.relayUrl)
  const topic = newTopic()
  await receiver.subscribe(topic)
  const post = async (
    method: string,
    params: object,
    authorization = `Bearer ${token(gateway.relayUrl)}`,
  ) => {
    const body = JSON.stringify({ id: 'x', jsonrpc: '2.0', method, params })
    const url = `${gateway.url}/rpc?projectId=test`
    const response = await fetch(url, { method: 'POST', headers: { authorization }, body })
    return { status: response.status, body: await response.json() }
  }
  const message = { topic, message: 'by http', ttl: 300, tag: 1 }
  expect(await post('irn_publish', message)).toMatchObject({ status: 200, body: { id: 'x', result: true } })
  await receiver.pushed(1)
  await receiver.publish(topic, 'back')
  expect(await post('irn_subscribe', { topic })).toMatchObject({ body: { result: sha256(topic + clientId) } })
  expect(await post('irn_fetchMessages', { topic })).toMatchObject({
    body: { result: { messages: [{ message: 'back' }], hasMore: false } },
  })
  expect(await post('irn_publish', message, 'Bearer no.thing.here')).toEqual({
    status: 401,
    body: {
      status: 'FAILED',
      reasons: [
        { field: 'authorization', description: 'JWT validation error: not a token of a relay client' },
      ],
    },
  })
})
