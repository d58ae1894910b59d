import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../sha256.js'
import { type Gateway, startGateway } from '../startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { connectClient, newTopic, type RelayClient } from '../testing/relayClient.fixtures.js'

const maxMessageBytes = 2_048
const maxTopicMessages = 40
let gateway: Gateway
let aheadMs = 0

beforeAll(async () => {
  const now = () => Date.now() + aheadMs
  gateway = await startGateway({ now, maxMessageBytes, maxTopicMessages, maxTtlSeconds: 3_600 })
}, 60_000)

afterAll(() => gateway.stop())

async function pair() {
  return Promise.all([connectClient(gateway.relayUrl), connectClient(gateway.relayUrl)])
}

/** A topic with messages that wait. */
async function withWaiting(sender: RelayClient, ...texts: readonly string[]) {
  const topic = newTopic()
  for (const text of texts) await sender.publish(topic, text)
  return topic
}

test('default', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  const id = sha256(topic + receiver.clientId)
  expect(await receiver.subscribe(topic)).toMatchObject({ result: id })
  const before = Date.now()
  expect(await sender.publish(topic, 'hello', { tag: 1100 })).toEqual({ id: 1, jsonrpc: '2.0', result: true })
  const [push] = await receiver.pushed(1)
  expect(push).toEqual({
    id: expect.any(Number),
    jsonrpc: '2.0',
    method: 'irn_subscription',
    params: {
      id,
      data: { topic, message: 'hello', tag: 1100, publishedAt: expect.any(Number), attestation: null },
    },
  })
  expect(Number.isSafeInteger(push?.id)).toBe(true)
  expect(push?.params.data.publishedAt).toBeGreaterThanOrEqual(before)
})

test('behavior: a message is not sent to who published it', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  await Promise.all([sender.subscribe(topic), receiver.subscribe(topic)])
  await sender.publish(topic, 'from the sender')
  await receiver.pushed(1)
  await receiver.publish(topic, 'from the receiver')
  await sender.pushed(1)
  expect(sender.texts()).toEqual(['from the receiver'])
  expect(receiver.texts()).toEqual(['from the sender'])
})

test('behavior: what was published before waits, and comes after the answer to subscribe', async () => {
  const [sender, receiver] = await pair()
  const topic = await withWaiting(sender, 'one', 'two')
  const order: string[] = []
  receiver.socket.on('message', (data) => order.push(JSON.parse(String(data)).method ?? 'answer'))
  await receiver.subscribe(topic)
  await receiver.pushed(2)
  expect(receiver.texts()).toEqual(['one', 'two'])
  expect(order).toEqual(['answer', 'irn_subscription', 'irn_subscription'])
})

test('behavior: what is not acknowledged comes again on the next connection, what is does not', async () => {
  const [sender, first] = await pair()
  const topic = await withWaiting(sender, 'one', 'two', 'three')
  await first.subscribe(topic)
  const [, second] = await first.pushed(3)
  if (second) await first.acknowledge(second)
  await first.leave()
  const again = await connectClient(gateway.relayUrl, first)
  await again.subscribe(topic)
  await again.pushed(2)
  expect(again.texts()).toEqual(['one', 'three'])
  await again.acknowledge(...again.pushes)
  await again.leave()
  const last = await connectClient(gateway.relayUrl, first)
  await last.subscribe(topic)
  expect(await last.call('irn_fetchMessages', { topic })).toMatchObject({
    result: { messages: [], hasMore: false },
  })
  expect(last.pushes).toEqual([])
})

test('behavior: subscribing again on the same connection sends nothing twice', async () => {
  const [sender, receiver] = await pair()
  const topic = await withWaiting(sender, 'one')
  await receiver.subscribe(topic)
  await receiver.pushed(1)
  await receiver.subscribe(topic)
  await sender.publish(topic, 'two')
  await receiver.pushed(2)
  expect(receiver.texts()).toEqual(['one', 'two'])
})

test('behavior: an error a client answers to a push is no acknowledgement', async () => {
  const [sender, receiver] = await pair()
  const topic = await withWaiting(sender, 'one')
  await receiver.subscribe(topic)
  const [push] = await receiver.pushed(1)
  receiver.socket.send(JSON.stringify({ id: push?.id, jsonrpc: '2.0', error: { code: 1, message: 'no' } }))
  const { result } = await receiver.call('irn_fetchMessages', { topic })
  expect(result).toMatchObject({ messages: [{ message: 'one' }] })
})

test('behavior: messages come in the order they were received', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  const texts = Array.from({ length: 36 }, (_, index) => `message ${index}`)
  const sent = texts.slice(0, 18).map((text) => sender.publish(topic, text))
  const subscribed = receiver.subscribe(topic)
  sent.push(...texts.slice(18).map((text) => sender.publish(topic, text)))
  await Promise.all([...sent, subscribed])
  await receiver.pushed(texts.length)
  expect(receiver.texts()).toEqual(texts)
})

test('behavior: a repeated message is answered, and delivered once', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  await receiver.subscribe(topic)
  const answers = await Promise.all(['same', 'same', 'same'].map((text) => sender.publish(topic, text)))
  expect(answers.map(({ result }) => result)).toEqual([true, true, true])
  await sender.publish(topic, 'other')
  await receiver.pushed(2)
  expect(await sender.publish(topic, 'same')).toMatchObject({ result: true })
  await sender.publish(topic, 'last')
  await receiver.pushed(3)
  expect(receiver.texts()).toEqual(['same', 'other', 'last'])
})

test('behavior: an acknowledged message stays acknowledged when it is repeated', async () => {
  const [sender, receiver] = await pair()
  const topic = await withWaiting(sender, 'same')
  await receiver.subscribe(topic)
  await receiver.acknowledge(...(await receiver.pushed(1)))
  await receiver.leave()
  const again = await connectClient(gateway.relayUrl, receiver)
  await again.subscribe(topic)
  await sender.publish(topic, 'same')
  await sender.publish(topic, 'new')
  await again.pushed(1)
  expect(again.texts()).toEqual(['new'])
})

test('behavior: a message is gone when its time is over, and may be published anew', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  await sender.publish(topic, 'short', { ttl: 10 })
  await sender.publish(topic, 'long', { ttl: 60 })
  aheadMs += 10_000
  await receiver.subscribe(topic)
  await receiver.pushed(1)
  expect(receiver.texts()).toEqual(['long'])
  await sender.publish(topic, 'short')
  await receiver.pushed(2)
  expect(receiver.texts()).toEqual(['long', 'short'])
})

test('behavior: both connections of a client are sent a message, and either one acknowledges it', async () => {
  const [sender, first] = await pair()
  const second = await connectClient(gateway.relayUrl, first)
  const topic = newTopic()
  await Promise.all([first.subscribe(topic), second.subscribe(topic)])
  await sender.publish(topic, 'hello')
  await first.pushed(1)
  await second.acknowledge(...(await second.pushed(1)))
  expect(await first.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
})

test('behavior: what one client has acknowledged still waits for another', async () => {
  const [sender, first] = await pair()
  const topic = await withWaiting(sender, 'hello')
  await first.subscribe(topic)
  await first.acknowledge(...(await first.pushed(1)))
  const other = await connectClient(gateway.relayUrl)
  await other.subscribe(topic)
  await other.pushed(1)
  expect(other.texts()).toEqual(['hello'])
})

test('behavior: unsubscribing ends the delivery, and the message waits', async () => {
  const [sender, receiver] = await pair()
  const [quiet, loud, alsoQuiet] = [newTopic(), newTopic(), newTopic()]
  const { result } = await receiver.call('irn_batchSubscribe', { topics: [quiet, loud, alsoQuiet] })
  const [id, , otherId] = result as string[]
  expect(await receiver.call('irn_unsubscribe', { topic: quiet, id })).toMatchObject({ result: true })
  const subscriptions = [{ topic: alsoQuiet, id: otherId }]
  expect(await receiver.call('irn_batchUnsubscribe', { subscriptions })).toMatchObject({ result: true })
  for (const topic of [quiet, alsoQuiet, loud]) await sender.publish(topic, topic)
  await receiver.pushed(1)
  expect(receiver.texts()).toEqual([loud])
  await receiver.subscribe(quiet)
  await receiver.pushed(2)
  expect(receiver.texts()).toEqual([loud, quiet])
})

test('behavior: batches', async () => {
  const [sender, receiver] = await pair()
  const topics = [newTopic(), newTopic()]
  const messages = topics.map((topic) => ({ topic, message: `to ${topic}`, ttl: 300, tag: 1 }))
  expect(await sender.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
  const { result } = await receiver.call('irn_batchSubscribe', { topics })
  expect(result).toEqual(topics.map((topic) => sha256(topic + receiver.clientId)))
  await receiver.pushed(2)
  expect(receiver.texts()).toEqual(messages.map(({ message }) => message))
})

test('behavior: fetching answers by the page, and what it answered is acknowledged', async () => {
  const [sender, receiver] = await pair()
  const texts = Array.from({ length: 33 }, (_, index) => `message ${index}`)
  const topic = await withWaiting(sender, ...texts)
  const first = await receiver.call('irn_batchFetchMessages', { topics: [topic, newTopic()] })
  const { messages, hasMore } = first.result as { messages: { message: string }[]; hasMore: boolean }
  expect(messages.map(({ message }) => message)).toEqual(texts.slice(0, 32))
  expect(messages[0]).toEqual({ topic, message: 'message 0', tag: 1108, publishedAt: expect.any(Number) })
  expect(hasMore).toBe(true)
  const second = await receiver.call('irn_fetchMessages', { topic })
  expect(second.result).toMatchObject({ messages: [{ message: 'message 32' }], hasMore: false })
})

test('behavior: receipts acknowledge by topic and hash', async () => {
  const [sender, receiver] = await pair()
  const topic = await withWaiting(sender, 'one', 'two')
  const receipts = [
    { topic, messageId: sha256('one') },
    { topic, messageId: sha256('unknown') },
  ]
  expect(await receiver.call('irn_batchReceive', { receipts })).toMatchObject({ result: true })
  const { result } = await receiver.call('irn_fetchMessages', { topic })
  expect(result).toMatchObject({ messages: [{ message: 'two' }] })
})

test('behavior: a proposal subscribes its sender to the answer', async () => {
  const [dapp, wallet] = await pair()
  const pairingTopic = newTopic()
  const sent = { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 }
  expect(await dapp.call('wc_proposeSession', sent)).toMatchObject({ result: true })
  await wallet.subscribe(pairingTopic)
  const [push] = await wallet.pushed(1)
  expect(push?.params.data).toMatchObject({ message: 'proposal', tag: 1100 })
  await wallet.publish(pairingTopic, 'answer')
  await dapp.pushed(1)
  expect(dapp.texts()).toEqual(['answer'])
})

test('behavior: an approval answers, settles, and subscribes its sender to the session', async () => {
  const [dapp, wallet] = await pair()
  const [pairingTopic, sessionTopic] = [newTopic(), newTopic()]
  await dapp.call('irn_batchSubscribe', { topics: [pairingTopic, sessionTopic] })
  const sent = {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settlement',
    ttl: 300,
  }
  expect(await wallet.call('wc_approveSession', sent)).toMatchObject({ result: true })
  const pushes = await dapp.pushed(2)
  expect(pushes.map(({ params: { data } }) => [data.topic, data.message, data.tag])).toEqual([
    [pairingTopic, 'response', 1101],
    [sessionTopic, 'settlement', 1102],
  ])
  await dapp.publish(sessionTopic, 'settled')
  await wallet.pushed(1)
  expect(wallet.texts()).toEqual(['settled'])
})

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
  const [sender, other] = await pair()
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
    'The message has 2050 bytes: at most 2048',
  ],
  [
    'too many topics',
    'irn_batchSubscribe',
    { topics: Array.from({ length: 501 }, newTopic) },
    -32602,
    '501 in one call: at most 500',
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

test('error: a topic that holds too much takes no more until somebody reads', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  const texts = Array.from({ length: maxTopicMessages }, (_, index) => `message ${index}`)
  await Promise.all(texts.map((text) => sender.publish(topic, text)))
  const { error } = await sender.publish(topic, 'one more')
  expect(error).toEqual({
    code: -32005,
    message: 'Too many messages wait on this topic for a peer that does not come',
  })
  await receiver.subscribe(topic)
  await receiver.pushed(maxTopicMessages)
  await receiver.acknowledge(...receiver.pushes)
  expect(await sender.publish(topic, 'one more')).toMatchObject({ result: true })
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
