import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../app/startGateway.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { startProgram } from '../testing/program.fixtures.js'
import { connectClient, createTopic } from '../testing/relayClient.fixtures.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'
import { startRedis } from '../testing/startRedis.fixtures.js'

let redis: Awaited<ReturnType<typeof startRedis>>
let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  ;[redis, postgres] = await Promise.all([startRedis(), startPostgres()])
}, 180_000)

afterAll(() => Promise.all([redis?.stop(), postgres?.stop()]))

const startNode = () => startGateway({ databaseUrl: postgres.url, redisUrl: redis.url })

test('default: a client of one node receives messages published at another node', async () => {
  const [a, b] = await Promise.all([startNode(), startNode()])
  const [sender, receiver] = await Promise.all([connectClient(a.relayUrl), connectClient(b.relayUrl)])
  const topic = createTopic()
  await receiver.subscribe(topic)
  for (const text of ['one', 'two', 'three']) await sender.publish(topic, text)
  await receiver.waitForPushes(3)
  expect(receiver.texts()).toEqual(['one', 'two', 'three'])
  await Promise.all([a.stop(), b.stop()])
}, 180_000)

test('behavior: a client receives all messages from another node after its node was killed', async () => {
  const killed = startProgram({ DATABASE_URL: postgres.url, REDIS_URL: redis.url })
  const survivor = await startNode()
  const port = await killed.waitForPort()
  const identity = createIdentity()
  const receiver = await connectClient(`ws://127.0.0.1:${port}`, identity)
  const topic = createTopic()
  await receiver.subscribe(topic)
  const near = await connectClient(`ws://127.0.0.1:${port}`)
  const far = await connectClient(survivor.relayUrl)
  const seen = new Set<string>()
  const accepted: string[] = []
  for (let index = 0; index < 20; index += 1) {
    for (const [client, name] of [
      [near, 'near'],
      [far, 'far'],
    ] as const) {
      const text = `${name} ${index}`
      const { result } = await client.publish(topic, text)
      if (result === true) accepted.push(text)
    }
  }
  const half = (await receiver.waitForPushes(20)).slice(0, 20)
  await receiver.acknowledge(...half)
  for (const { params } of half) seen.add(params.data.message)

  killed.process.kill('SIGKILL')
  await killed.ended
  accepted.push('after')
  await far.publish(topic, 'after')
  const again = await connectClient(survivor.relayUrl, identity)
  await again.subscribe(topic)
  // 40 published messages, of which 20 were acknowledged, and "after".
  await again.waitForPushes(21)
  for (const text of again.texts()) seen.add(text)
  expect([...seen].sort()).toEqual(accepted.sort())
  // Messages acknowledged at the killed node are not sent again.
  expect(again.pushes).toHaveLength(21)
  await survivor.stop()
}, 180_000)

test('behavior: a node delivers the messages it missed while Redis was unreachable', async () => {
  const [a, b] = await Promise.all([startNode(), startNode()])
  const [sender, receiver] = await Promise.all([connectClient(a.relayUrl), connectClient(b.relayUrl)])
  const topic = createTopic()
  await receiver.subscribe(topic)
  await redis.stop()
  expect(await sender.publish(topic, 'missed')).toMatchObject({ result: true })
  redis = await startRedis(redis.port)
  await receiver.waitForPushes(1)
  expect(receiver.texts()).toEqual(['missed'])
  await Promise.all([a.stop(), b.stop()])
}, 180_000)

test('behavior: a message that was only stored is delivered once its publisher publishes it again at another node', async () => {
  // `withoutRedis` stores messages but does not notify the other nodes, like a node that stops right after storing.
  const [withoutRedis, a, b] = await Promise.all([
    startGateway({ databaseUrl: postgres.url }),
    startNode(),
    startNode(),
  ])
  const identity = createIdentity()
  const sender = await connectClient(withoutRedis.relayUrl, identity)
  const receiver = await connectClient(b.relayUrl)
  const topic = createTopic()
  await receiver.subscribe(topic)
  await sender.publish(topic, 'undelivered')
  const again = await connectClient(a.relayUrl, identity)
  expect(await again.publish(topic, 'undelivered')).toMatchObject({ result: true })
  await receiver.waitForPushes(1)
  expect(receiver.texts()).toEqual(['undelivered'])
  await Promise.all([withoutRedis.stop(), a.stop(), b.stop()])
}, 180_000)
