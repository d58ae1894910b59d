import { connect } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { type GatewayOptions, startGateway } from '../app/startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { connectClient, createTopic, waitForClose } from '../testing/relayClient.fixtures.js'

async function start(options: GatewayOptions) {
  const gateway = await startGateway(options)
  onTestFinished(gateway.stop)
  return { ...gateway, connect: () => connectClient(gateway.relayUrl) }
}

test('behavior: limits the calls of a client, but not those of other clients', async () => {
  let now = Date.now()
  const gateway = await start({ clientBurst: 4, clientPerSecond: 2, now: () => now })
  const [fast, slow] = [await gateway.connect(), await gateway.connect()]
  const call = () => fast.subscribe(createTopic())
  for (let index = 0; index < 4; index += 1) expect(await call()).toHaveProperty('result')
  expect((await call()).error).toEqual({ code: -32005, message: 'Too many calls: wait a moment' })
  expect(await slow.subscribe(createTopic())).toHaveProperty('result')
  now += 1_000
  expect(await call()).toHaveProperty('result')
  expect(await call()).toHaveProperty('result')
  expect(await call()).toHaveProperty('error')
}, 180_000)

test('behavior: messages of a batch, bytes, topics and invalid JSON cost tokens of the client', async () => {
  let now = Date.now()
  const gateway = await start({ clientBurst: 4, clientPerSecond: 2, now: () => now })
  const client = await gateway.connect()
  const call = () => client.subscribe(createTopic())
  const rateLimited = { error: { code: -32005 } }
  const ttl = 300
  const messages = ['1', '2', '3', '4'].map((message) => ({ topic: createTopic(), message, ttl, tag: 1 }))
  expect(await client.call('irn_batchPublish', { messages })).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  expect(await client.publish(createTopic(), 'x'.repeat(3 * 16_384))).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  const topics = Array.from({ length: 30 }, createTopic)
  expect(await client.call('irn_batchSubscribe', { topics })).toHaveProperty('result')
  expect(await call()).toMatchObject(rateLimited)
  now += 60_000
  for (let index = 0; index < 4; index += 1) client.socket.send('no call')
  expect(await call()).toMatchObject(rateLimited)
}, 180_000)

test('behavior: limits the subscriptions per address', async () => {
  const gateway = await start({ maxAddressSubscriptions: 3 })
  const [first, second] = [await gateway.connect(), await gateway.connect()]
  const topics = [createTopic(), createTopic(), createTopic()] as const
  await first.call('irn_batchSubscribe', { topics: topics.slice(0, 2) })
  const refusal = { error: { code: -32005, message: 'Too many subscriptions: wait a moment' } }
  expect(await second.call('irn_batchSubscribe', { topics: topics.slice(0, 2) })).toMatchObject(refusal)
  expect(await second.subscribe(topics[0])).toHaveProperty('result')
  expect(await second.subscribe(topics[1])).toMatchObject(refusal)
  await first.call('irn_unsubscribe', { topic: topics[0] })
  expect(await second.subscribe(topics[1])).toHaveProperty('result')
  await first.disconnect()
  expect(await second.subscribe(topics[2])).toHaveProperty('result')
}, 180_000)

test('behavior: limits the subscriptions in total', async () => {
  const gateway = await start({ maxTotalSubscriptions: 2 })
  const { call } = await gateway.connect()
  const topics = [createTopic(), createTopic(), createTopic()]
  expect(await call('irn_batchSubscribe', { topics })).toMatchObject({ error: { code: -32005 } })
  expect(await call('irn_batchSubscribe', { topics: topics.slice(1) })).toHaveProperty('result')
}, 180_000)

test('behavior: limits the bytes of incomplete WebSocket messages per address, and terminates the connection with the most', async () => {
  const gateway = await start({ maxAddressIncompleteBytes: 100_000 })
  const [small, large, honest] = [await gateway.connect(), await gateway.connect(), await gateway.connect()]
  small.socket.send('x'.repeat(40_000), { fin: false })
  // The relay handles this call after those bytes.
  await honest.subscribe(createTopic())
  const ended = waitForClose(large.socket)
  large.socket.send('x'.repeat(90_000), { fin: false })
  expect(await ended).toMatchObject({ code: 1006 })
  expect(await honest.subscribe(createTopic())).toHaveProperty('result')
  small.socket.send('x')
  expect(small.socket.readyState).toBe(small.socket.OPEN)
}, 180_000)

test('behavior: does not count completed fragmented messages and pings as incomplete', async () => {
  const gateway = await start({ maxAddressIncompleteBytes: 50_000 })
  const client = await gateway.connect()
  for (let index = 0; index < 10; index += 1) {
    client.socket.send('{"id":1000,"jsonrpc":"2.0",', { fin: false })
    client.socket.send(' '.repeat(8_000), { fin: false })
    client.socket.send('"method":"irn_subscribe"}')
    client.socket.ping('x'.repeat(100))
  }
  expect(await client.subscribe(createTopic())).toHaveProperty('result')
}, 180_000)

test('behavior: limits the bytes of incomplete HTTP bodies per address, and closes the connection with the most', async () => {
  const gateway = await start({ maxAddressIncompleteBytes: 100_000 })
  const authorization = `Bearer ${createIdentity().token(gateway.relayUrl)}`
  const post = async (bytes: number) => {
    const socket = connect(gateway.port, '127.0.0.1')
    onTestFinished(() => void socket.destroy())
    socket.on('error', () => {})
    socket.write(
      `POST /rpc?projectId=test HTTP/1.1\r\nhost: localhost\r\nauthorization: ${authorization}\r\ncontent-length: 500000\r\n\r\n`,
    )
    await new Promise<void>((resolve) => socket.write('x'.repeat(bytes), () => resolve()))
    return socket
  }
  const small = await post(40_000)
  const large = await post(90_000)
  await new Promise((resolve) => large.once('close', resolve))
  expect(small.destroyed).toBe(false)
}, 180_000)

test('behavior: limits the unsent bytes per address, and terminates the slow connection', async () => {
  const gateway = await start({
    maxAddressUnsentBytes: 500_000,
    maxTopicBytes: 1024 ** 3,
    clientBurst: 10_000,
  })
  const [slow, fast, sender] = [await gateway.connect(), await gateway.connect(), await gateway.connect()]
  const topic = createTopic()
  await slow.subscribe(topic)
  await fast.subscribe(topic)
  slow.socket.pause()
  const ended = waitForClose(slow.socket)
  let isOpen = true
  void ended.then(() => {
    isOpen = false
  })
  let published = 0
  // Enough messages to exceed the buffers of the operating system.
  for (; isOpen && published < 40; published += 1) {
    await sender.publish(topic, `${published}`.padEnd(1_000_000, '.'))
    // A paused socket does not detect that it was closed.
    if (published === 20) slow.socket.resume()
  }
  // 1006: no close frame is sent, because it would wait behind the unsent data.
  expect(await ended).toMatchObject({ code: 1006 })
  await fast.waitForPushes(published)
  expect(fast.socket.readyState).toBe(fast.socket.OPEN)
}, 180_000)

test('behavior: does not parse a call that costs more tokens than are left, and responds with the id from the start of its text', async () => {
  const gateway = await start({ clientBurst: 4, clientPerSecond: 1 })
  const { socket } = await gateway.connect()
  // Incomplete JSON of 100 kB, which costs 6 tokens.
  const text = (id: string) => `{"id":${id},"jsonrpc":"2.0","method":${' '.repeat(100_000)}`
  const responses: unknown[] = []
  socket.on('message', (data) => responses.push(JSON.parse(String(data))))
  for (const id of ['1', '2', '"three"']) socket.send(text(id))
  await expect.poll(() => responses.length).toBe(3)
  const error = { code: -32005, message: 'Too many calls: wait a moment' }
  expect(responses).toEqual([
    // A full bucket of 4 tokens allows the cost of 6. Parsing takes one token more, which is refused. Incomplete JSON has no id.
    { id: null, jsonrpc: '2.0', error },
    { id: 2, jsonrpc: '2.0', error },
    { id: 'three', jsonrpc: '2.0', error },
  ])
}, 180_000)
