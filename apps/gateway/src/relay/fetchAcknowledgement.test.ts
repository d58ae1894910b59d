import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../app/startGateway.js'
import { sha256 } from '../foundation/sha256.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { connectClient, createTopic, type RelayClient } from '../testing/relayClient.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

afterAll(() => gateway.stop())

/** Publishes messages on a new topic, and returns the topic. */
async function publishMessages(count: number): Promise<string> {
  const sender = await connectClient(gateway.relayUrl)
  const topic = createTopic()
  for (let index = 0; index < count; index += 1) await sender.publish(topic, `message ${index}`)
  return topic
}

async function fetchTexts(client: RelayClient, topic: string): Promise<readonly string[]> {
  const { result } = await client.call('irn_fetchMessages', { topic })
  return (result as { messages: { message: string }[] }).messages.map(({ message }) => message)
}

test('default: acknowledges fetched messages once the client has received them', async () => {
  const topic = await publishMessages(2)
  const client = await connectClient(gateway.relayUrl)
  expect(await fetchTexts(client, topic)).toEqual(['message 0', 'message 1'])
  await client.waitUntilAcknowledged()
  await client.disconnect()
  const again = await connectClient(gateway.relayUrl, client)
  expect(await fetchTexts(again, topic)).toEqual([])
})

test('behavior: returns fetched messages again on the next connection if no pong has arrived', async () => {
  const topic = await publishMessages(40)
  // The client's operating system accepts the bytes, but without a pong the relay does not know that the client has them.
  const lost = await connectClient(gateway.relayUrl, createIdentity(), { autoPong: false })
  expect(await fetchTexts(lost, topic)).toHaveLength(32)
  lost.socket.terminate()
  const again = await connectClient(gateway.relayUrl, lost)
  const first = await fetchTexts(again, topic)
  const second = await fetchTexts(again, topic)
  expect(new Set([...first, ...second]).size).toBe(40)
})

test('behavior: the next fetch returns the next page, also before the pong for the previous page', async () => {
  const topic = await publishMessages(33)
  const client = await connectClient(gateway.relayUrl, createIdentity(), { autoPong: false })
  expect(await fetchTexts(client, topic)).toHaveLength(32)
  expect(await fetchTexts(client, topic)).toEqual(['message 32'])
  expect(await fetchTexts(client, topic)).toEqual([])
})

test('behavior: does not acknowledge messages that were fetched over HTTP', async () => {
  const topic = await publishMessages(1)
  const { token } = createIdentity()
  const post = async (method: string, params: object) => {
    const response = await fetch(`${gateway.url}/rpc?projectId=test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token(gateway.relayUrl)}` },
      body: JSON.stringify({ id: 1, jsonrpc: '2.0', method, params }),
    })
    return response.json()
  }
  const one = { result: { messages: [{ message: 'message 0' }] } }
  expect(await post('irn_fetchMessages', { topic })).toMatchObject(one)
  expect(await post('irn_fetchMessages', { topic })).toMatchObject(one)
  await post('irn_batchReceive', { receipts: [{ topic, messageId: sha256('message 0') }] })
  expect(await post('irn_fetchMessages', { topic })).toMatchObject({ result: { messages: [] } })
})
