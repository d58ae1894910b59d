import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startGateway } from '../app/startGateway.js'
import { connectClient, createTopic } from '../testing/relayClient.fixtures.js'
import { startPostgres } from '../testing/startPostgres.fixtures.js'

let postgres: Awaited<ReturnType<typeof startPostgres>>

beforeAll(async () => {
  postgres = await startPostgres()
}, 180_000)

afterAll(() => postgres?.stop())

test('error: recovers from a failed query, and does not log its parameters', async () => {
  const lines: string[] = []
  const logger = pino({ level: 'trace' }, { write: (line) => void lines.push(line) })
  const node = await startGateway({ databaseUrl: postgres.url, logger })
  const [sender, receiver] = await Promise.all([connectClient(node.relayUrl), connectClient(node.relayUrl)])
  const topic = createTopic()
  await receiver.subscribe(topic)
  await postgres.query('alter table messages rename to elsewhere')
  const refused = await sender.publish(topic, 'the message')
  await postgres.query('alter table elsewhere rename to messages')
  expect(refused.error).toEqual({ code: -32603, message: 'Internal error' })
  expect(await sender.publish(topic, 'the message')).toMatchObject({ result: true })
  await receiver.waitForPushes(1)
  await node.stop()
  const log = lines.join('')
  expect(log).toContain('relation \\"messages\\" does not exist')
  for (const secret of ['the message', topic, sender.clientId]) expect(log).not.toContain(secret)
}, 180_000)

test('error: reconnects when the database terminates its connections during a write', async () => {
  const node = await startGateway({ databaseUrl: postgres.url })
  const [sender, receiver] = await Promise.all([connectClient(node.relayUrl), connectClient(node.relayUrl)])
  const topic = createTopic()
  await receiver.subscribe(topic)
  const lock = await postgres.lockTable('messages')
  let response: unknown
  const interrupted = sender.publish(topic, 'first').then((received) => {
    response = received
  })
  // More than once: the server also reads messages in the background, which can be blocked before the write.
  while (!response) await lock.terminateBlocked()
  await interrupted
  expect(response).toMatchObject({ error: { code: -32603 } })
  await lock.release()
  expect(await sender.publish(topic, 'first')).toMatchObject({ result: true })
  await receiver.waitForPushes(1)
  expect(receiver.texts()).toEqual(['first'])
  await node.stop()
}, 180_000)
