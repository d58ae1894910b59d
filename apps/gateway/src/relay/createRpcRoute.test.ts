import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Gateway, startGateway } from '../app/startGateway.js'
import { sha256 } from '../foundation/sha256.js'
import { createIdentity } from '../testing/identity.fixtures.js'
import { connectClient, createTopic } from '../testing/relayClient.fixtures.js'

let gateway: Gateway

beforeAll(async () => {
  gateway = await startGateway()
}, 180_000)

afterAll(() => gateway.stop())

test('default: POST /rpc accepts the methods of the WebSocket, and refuses an invalid token with 401', async () => {
  const { token, clientId } = createIdentity()
  const receiver = await connectClient(gateway.relayUrl)
  const topic = createTopic()
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
  const message = { topic, message: 'over HTTP', ttl: 300, tag: 1 }
  expect(await post('irn_publish', message)).toMatchObject({ status: 200, body: { id: 'x', result: true } })
  await receiver.waitForPushes(1)
  await receiver.publish(topic, 'reply')
  expect(await post('irn_subscribe', { topic })).toMatchObject({ body: { result: sha256(topic + clientId) } })
  expect(await post('irn_fetchMessages', { topic })).toMatchObject({
    body: { result: { messages: [{ message: 'reply' }], hasMore: false } },
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
