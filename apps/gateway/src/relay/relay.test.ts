import { afterAll, beforeAll, expect, test } from 'vitest'
import { sha256 } from '../sha256.js'
import { type Gateway, startGateway } from '../startGateway.js'
import { connectClient, newTopic, type RelayClient } from '../testing/relayClient.fixtures.js'

const maxTopicMessages = 40
const maxSubscriptions = 502
let gateway: Gateway
let aheadMs = 0

beforeAll(async () => {
  const now = () => Date.now() + aheadMs
  gateway = await startGateway({ now, maxTopicMessages, maxSubscriptions })
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

test('error: a topic that keeps too much takes no more until it was read a minute ago', async () => {
  const [sender, receiver] = await pair()
  const topic = newTopic()
  const texts = Array.from({ length: maxTopicMessages }, (_, index) => `message ${index}`)
  await Promise.all(texts.map((text) => sender.publish(topic, text)))
  const { error } = await sender.publish(topic, 'one more')
  expect(error).toEqual({
    code: -32005,
    message: 'Too many messages are kept on this topic: wait until its peer reads them, or they expire',
  })
  await receiver.subscribe(topic)
  await receiver.pushed(maxTopicMessages)
  await receiver.acknowledge(...receiver.pushes)
  expect(await sender.publish(topic, 'one more')).toHaveProperty('error')
  aheadMs += 60_000
  expect(await sender.publish(topic, 'one more')).toMatchObject({ result: true })
})

test('error: a connection has so many subscriptions, and a batch that goes beyond begins none', async () => {
  const [sender, receiver] = await pair()
  const topics = Array.from({ length: 500 }, newTopic)
  await receiver.call('irn_batchSubscribe', { topics })
  const more = [newTopic(), newTopic(), newTopic()] as const
  const { error } = await receiver.call('irn_batchSubscribe', { topics: more })
  expect(error).toEqual({ code: -32005, message: 'A connection may have 502 subscriptions' })
  for (const topic of more) await sender.publish(topic, 'unheard')
  // Those it has already count once.
  const again = { topics: [...topics.slice(0, 5), more[0]] }
  expect(await receiver.call('irn_batchSubscribe', again)).toHaveProperty('result')
  await receiver.pushed(1)
  await receiver.call('irn_fetchMessages', { topic: newTopic() })
  expect(receiver.pushes.map(({ params }) => params.data.topic)).toEqual([more[0]])
})
