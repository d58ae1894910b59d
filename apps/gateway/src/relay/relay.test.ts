import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../app/startGateway.js'
import { sha256 } from '../foundation/sha256.js'
import { connectClient, createTopic, type RelayClient } from '../testing/relayClient.fixtures.js'

const maxTopicMessages = 40
const maxSubscriptions = 502
let gateway: Gateway
let aheadMs = 0

beforeAll(async () => {
  const now = () => Date.now() + aheadMs
  gateway = await startGateway({ now, maxTopicMessages, maxSubscriptions })
}, 180_000)

afterAll(() => gateway.stop())

/** Connects two clients. */
async function connectPair() {
  return Promise.all([connectClient(gateway.relayUrl), connectClient(gateway.relayUrl)])
}

/** Publishes messages on a new topic, and returns the topic. */
async function publishMessages(sender: RelayClient, ...texts: readonly string[]) {
  const topic = createTopic()
  for (const text of texts) await sender.publish(topic, text)
  return topic
}

test('default: delivers a published message to a subscriber', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  const id = sha256(topic + receiver.clientId)
  expect(await receiver.subscribe(topic)).toMatchObject({ result: id })
  const before = Date.now()
  expect(await sender.publish(topic, 'hello', { tag: 1100 })).toEqual({ id: 1, jsonrpc: '2.0', result: true })
  const [push] = await receiver.waitForPushes(1)
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

test('behavior: does not send a message to its publisher', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  await Promise.all([sender.subscribe(topic), receiver.subscribe(topic)])
  await sender.publish(topic, 'from the sender')
  await receiver.waitForPushes(1)
  await receiver.publish(topic, 'from the receiver')
  await sender.waitForPushes(1)
  expect(sender.texts()).toEqual(['from the receiver'])
  expect(receiver.texts()).toEqual(['from the sender'])
})

test('behavior: sends earlier messages after the response to irn_subscribe', async () => {
  const [sender, receiver] = await connectPair()
  const topic = await publishMessages(sender, 'one', 'two')
  const order: string[] = []
  receiver.socket.on('message', (data) => order.push(JSON.parse(String(data)).method ?? 'response'))
  await receiver.subscribe(topic)
  await receiver.waitForPushes(2)
  expect(receiver.texts()).toEqual(['one', 'two'])
  expect(order).toEqual(['response', 'irn_subscription', 'irn_subscription'])
})

test('behavior: sends only unacknowledged messages again on the next connection', async () => {
  const [sender, first] = await connectPair()
  const topic = await publishMessages(sender, 'one', 'two', 'three')
  await first.subscribe(topic)
  const [, second] = await first.waitForPushes(3)
  if (second) await first.acknowledge(second)
  await first.disconnect()
  const again = await connectClient(gateway.relayUrl, first)
  await again.subscribe(topic)
  await again.waitForPushes(2)
  expect(again.texts()).toEqual(['one', 'three'])
  await again.acknowledge(...again.pushes)
  await again.disconnect()
  const last = await connectClient(gateway.relayUrl, first)
  await last.subscribe(topic)
  expect(await last.call('irn_fetchMessages', { topic })).toMatchObject({
    result: { messages: [], hasMore: false },
  })
  expect(last.pushes).toEqual([])
})

test('behavior: a repeated irn_subscribe on one connection sends no message twice', async () => {
  const [sender, receiver] = await connectPair()
  const topic = await publishMessages(sender, 'one')
  await receiver.subscribe(topic)
  await receiver.waitForPushes(1)
  await receiver.subscribe(topic)
  await sender.publish(topic, 'two')
  await receiver.waitForPushes(2)
  expect(receiver.texts()).toEqual(['one', 'two'])
})

test('behavior: an error response to a push does not acknowledge the message', async () => {
  const [sender, receiver] = await connectPair()
  const topic = await publishMessages(sender, 'one')
  await receiver.subscribe(topic)
  const [push] = await receiver.waitForPushes(1)
  receiver.socket.send(JSON.stringify({ id: push?.id, jsonrpc: '2.0', error: { code: 1, message: 'no' } }))
  const { result } = await receiver.call('irn_fetchMessages', { topic })
  expect(result).toMatchObject({ messages: [{ message: 'one' }] })
})

test('behavior: delivers messages in the order in which they were published', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  const texts = Array.from({ length: 36 }, (_, index) => `message ${index}`)
  const sent = texts.slice(0, 18).map((text) => sender.publish(topic, text))
  const subscribed = receiver.subscribe(topic)
  sent.push(...texts.slice(18).map((text) => sender.publish(topic, text)))
  await Promise.all([...sent, subscribed])
  await receiver.waitForPushes(texts.length)
  expect(receiver.texts()).toEqual(texts)
})

test('behavior: accepts a duplicate message, and delivers it once', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  await receiver.subscribe(topic)
  const responses = await Promise.all(['same', 'same', 'same'].map((text) => sender.publish(topic, text)))
  expect(responses.map(({ result }) => result)).toEqual([true, true, true])
  await sender.publish(topic, 'other')
  await receiver.waitForPushes(2)
  expect(await sender.publish(topic, 'same')).toMatchObject({ result: true })
  await sender.publish(topic, 'last')
  await receiver.waitForPushes(3)
  expect(receiver.texts()).toEqual(['same', 'other', 'last'])
})

test('behavior: an acknowledged message stays acknowledged when it is published again', async () => {
  const [sender, receiver] = await connectPair()
  const topic = await publishMessages(sender, 'same')
  await receiver.subscribe(topic)
  await receiver.acknowledge(...(await receiver.waitForPushes(1)))
  await receiver.disconnect()
  const again = await connectClient(gateway.relayUrl, receiver)
  await again.subscribe(topic)
  await sender.publish(topic, 'same')
  await sender.publish(topic, 'new')
  await again.waitForPushes(1)
  expect(again.texts()).toEqual(['new'])
})

test('behavior: does not deliver an expired message, and delivers it when it is published again', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  await sender.publish(topic, 'short', { ttl: 10 })
  await sender.publish(topic, 'long', { ttl: 60 })
  aheadMs += 10_000
  await receiver.subscribe(topic)
  await receiver.waitForPushes(1)
  expect(receiver.texts()).toEqual(['long'])
  await sender.publish(topic, 'short')
  await receiver.waitForPushes(2)
  expect(receiver.texts()).toEqual(['long', 'short'])
})

test('behavior: sends a message to both connections of a client, and either one can acknowledge it', async () => {
  const [sender, first] = await connectPair()
  const second = await connectClient(gateway.relayUrl, first)
  const topic = createTopic()
  await Promise.all([first.subscribe(topic), second.subscribe(topic)])
  await sender.publish(topic, 'hello')
  await first.waitForPushes(1)
  await second.acknowledge(...(await second.waitForPushes(1)))
  expect(await first.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
})

test('behavior: an acknowledgement of one client does not affect other clients', async () => {
  const [sender, first] = await connectPair()
  const topic = await publishMessages(sender, 'hello')
  await first.subscribe(topic)
  await first.acknowledge(...(await first.waitForPushes(1)))
  const other = await connectClient(gateway.relayUrl)
  await other.subscribe(topic)
  await other.waitForPushes(1)
  expect(other.texts()).toEqual(['hello'])
})

test('behavior: after irn_unsubscribe or irn_batchUnsubscribe, keeps messages until the client subscribes again', async () => {
  const [sender, receiver] = await connectPair()
  const [removed, active, alsoRemoved] = [createTopic(), createTopic(), createTopic()]
  const { result } = await receiver.call('irn_batchSubscribe', { topics: [removed, active, alsoRemoved] })
  const [id, , otherId] = result as string[]
  expect(await receiver.call('irn_unsubscribe', { topic: removed, id })).toMatchObject({ result: true })
  const subscriptions = [{ topic: alsoRemoved, id: otherId }]
  expect(await receiver.call('irn_batchUnsubscribe', { subscriptions })).toMatchObject({ result: true })
  for (const topic of [removed, alsoRemoved, active]) await sender.publish(topic, topic)
  await receiver.waitForPushes(1)
  expect(receiver.texts()).toEqual([active])
  await receiver.subscribe(removed)
  await receiver.waitForPushes(2)
  await receiver.subscribe(alsoRemoved)
  await receiver.waitForPushes(3)
  expect(receiver.texts()).toEqual([active, removed, alsoRemoved])
})

test('behavior: irn_batchPublish keeps the order of messages, and irn_batchSubscribe returns ids in the order of topics', async () => {
  const [sender, receiver] = await connectPair()
  const topics = [createTopic(), createTopic()]
  const messages = topics.map((topic) => ({ topic, message: `to ${topic}`, ttl: 300, tag: 1 }))
  expect(await sender.call('irn_batchPublish', { messages })).toMatchObject({ result: true })
  const { result } = await receiver.call('irn_batchSubscribe', { topics })
  expect(result).toEqual(topics.map((topic) => sha256(topic + receiver.clientId)))
  await receiver.waitForPushes(2)
  expect(receiver.texts()).toEqual(messages.map(({ message }) => message))
})

test('behavior: irn_batchFetchMessages and irn_fetchMessages return pages of 32 messages, and acknowledge each received page', async () => {
  const [sender, receiver] = await connectPair()
  const texts = Array.from({ length: 33 }, (_, index) => `message ${index}`)
  const topic = await publishMessages(sender, ...texts)
  const first = await receiver.call('irn_batchFetchMessages', { topics: [topic, createTopic()] })
  const { messages, hasMore } = first.result as { messages: { message: string }[]; hasMore: boolean }
  expect(messages.map(({ message }) => message)).toEqual(texts.slice(0, 32))
  expect(messages[0]).toEqual({ topic, message: 'message 0', tag: 1108, publishedAt: expect.any(Number) })
  expect(hasMore).toBe(true)
  const second = await receiver.call('irn_fetchMessages', { topic })
  expect(second.result).toMatchObject({ messages: [{ message: 'message 32' }], hasMore: false })
  await receiver.waitUntilAcknowledged()
  await receiver.disconnect()
  const again = await connectClient(gateway.relayUrl, receiver)
  expect(await again.call('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
})

test('behavior: irn_batchReceive acknowledges by topic and hash', async () => {
  const [sender, receiver] = await connectPair()
  const topic = await publishMessages(sender, 'one', 'two')
  const receipts = [
    { topic, messageId: sha256('one') },
    { topic, messageId: sha256('unknown') },
  ]
  expect(await receiver.call('irn_batchReceive', { receipts })).toMatchObject({ result: true })
  const { result } = await receiver.call('irn_fetchMessages', { topic })
  expect(result).toMatchObject({ messages: [{ message: 'two' }] })
})

test('behavior: wc_proposeSession subscribes its sender to the pairing topic', async () => {
  const [dapp, wallet] = await connectPair()
  const pairingTopic = createTopic()
  const sent = { pairingTopic, sessionProposal: 'proposal', ttl: 300, correlationId: 1 }
  expect(await dapp.call('wc_proposeSession', sent)).toMatchObject({ result: true })
  await wallet.subscribe(pairingTopic)
  const [push] = await wallet.waitForPushes(1)
  expect(push?.params.data).toMatchObject({ message: 'proposal', tag: 1100 })
  await wallet.publish(pairingTopic, 'response')
  await dapp.waitForPushes(1)
  expect(dapp.texts()).toEqual(['response'])
})

test('behavior: wc_approveSession publishes response and settlement, and subscribes its sender to the session', async () => {
  const [dapp, wallet] = await connectPair()
  const [pairingTopic, sessionTopic] = [createTopic(), createTopic()]
  await dapp.call('irn_batchSubscribe', { topics: [pairingTopic, sessionTopic] })
  const sent = {
    pairingTopic,
    sessionTopic,
    sessionProposalResponse: 'response',
    sessionSettlementRequest: 'settlement',
    ttl: 300,
  }
  expect(await wallet.call('wc_approveSession', sent)).toMatchObject({ result: true })
  const pushes = await dapp.waitForPushes(2)
  expect(pushes.map(({ params: { data } }) => [data.topic, data.message, data.tag])).toEqual([
    [pairingTopic, 'response', 1101],
    [sessionTopic, 'settlement', 1102],
  ])
  await dapp.publish(sessionTopic, 'settled')
  await wallet.waitForPushes(1)
  expect(wallet.texts()).toEqual(['settled'])
})

test('error: refuses messages on a full topic, and accepts them a minute after the stored ones were acknowledged', async () => {
  const [sender, receiver] = await connectPair()
  const topic = createTopic()
  const texts = Array.from({ length: maxTopicMessages }, (_, index) => `message ${index}`)
  await Promise.all(texts.map((text) => sender.publish(topic, text)))
  const { error } = await sender.publish(topic, 'one more')
  expect(error).toEqual({
    code: -32005,
    message: 'Too many messages are stored on this topic: wait until they are acknowledged or expire',
  })
  await receiver.subscribe(topic)
  await receiver.waitForPushes(maxTopicMessages)
  await receiver.acknowledge(...receiver.pushes)
  expect(await sender.publish(topic, 'one more')).toHaveProperty('error')
  // Acknowledged messages are kept for a minute, to detect duplicates of them.
  aheadMs += 60_000
  expect(await sender.publish(topic, 'one more')).toMatchObject({ result: true })
})

test('error: refuses all topics of a batch that would exceed the maximum number of subscriptions per connection', async () => {
  const [sender, receiver] = await connectPair()
  const topics = Array.from({ length: 500 }, createTopic)
  await receiver.call('irn_batchSubscribe', { topics })
  const more = [createTopic(), createTopic(), createTopic()] as const
  const { error } = await receiver.call('irn_batchSubscribe', { topics: more })
  expect(error).toEqual({ code: -32005, message: 'A connection may have 502 subscriptions' })
  for (const topic of more) await sender.publish(topic, 'missed')
  // Existing subscriptions are not counted twice.
  const again = { topics: [...topics.slice(0, 5), more[0]] }
  expect(await receiver.call('irn_batchSubscribe', again)).toHaveProperty('result')
  await receiver.waitForPushes(1)
  // A round trip: any further push would arrive before this response.
  await receiver.call('irn_fetchMessages', { topic: createTopic() })
  expect(receiver.pushes.map(({ params }) => params.data.topic)).toEqual([more[0]])
})
