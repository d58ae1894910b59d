import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { openNode } from './openNode.js'
import { NodeError, postToNode } from './postToNode.js'

type ClosingNode = {
  readonly url: string
  /** Those that it has answered. */
  readonly bodies: readonly string[]
  /** Number of the connections that it has closed. */
  readonly closed: number
}

/** Starts a node that closes a connection when a second request arrives on it, as one whose time-out for idle connections is over. */
async function startClosingNode(): Promise<ClosingNode> {
  const seen = new WeakSet<object>()
  const server = createServer(async (request, response) => {
    const body = await text(request)
    if (seen.has(request.socket)) {
      node.closed += 1
      request.socket.destroy()
      return
    }
    seen.add(request.socket)
    node.bodies.push(body)
    response.end('ok')
  }).listen(0, '127.0.0.1')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  await once(server, 'listening')
  const node = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bodies: [] as string[],
    closed: 0,
  }
  return node
}

const options = { timeoutMs: 20_000, signal: new AbortController().signal, onBytes: () => {} }
const read = { ...options, isRepeatable: true }
const write = { ...options, isRepeatable: false }

const post = async (...parameters: Parameters<typeof postToNode>): Promise<string> =>
  Buffer.concat((await postToNode(...parameters)) ?? []).toString()

/** Returns when a connection of the node is open and not in use. */
async function untilIdle({ target }: ReturnType<typeof openNode>): Promise<void> {
  const { agent } = target
  if (typeof agent !== 'object') throw new Error('The node has no agent')
  while (Object.keys(agent.freeSockets).length === 0) await new Promise(setImmediate)
}

test('behavior: a read is sent once more over a new connection if the node closes an open one', async () => {
  const server = await startClosingNode()
  const node = openNode(server.url, 1)
  expect(await post(node, 'first', read)).toBe('ok')
  await untilIdle(node)
  expect(await post(node, 'second', read)).toBe('ok')
  expect(server).toMatchObject({ bodies: ['first', 'second'], closed: 1 })
})

test('behavior: a transaction is sent once, over a connection of its own', async () => {
  const server = await startClosingNode()
  const node = openNode(server.url, 1)
  expect(await post(node, 'read', read)).toBe('ok')
  await untilIdle(node)
  expect(await post(node, 'transaction', write)).toBe('ok')
  expect(server).toMatchObject({ bodies: ['read', 'transaction'], closed: 0 })
})

test('error: a read is not sent a third time', async () => {
  let count = 0
  const server = createServer(async (request, response) => {
    await text(request)
    count += 1
    if (count === 1) response.end('ok')
    else request.socket.destroy()
  }).listen(0, '127.0.0.1')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const node = openNode(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 1)
  expect(await post(node, 'first', read)).toBe('ok')
  await untilIdle(node)
  const error = await post(node, 'second', read).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(NodeError)
  expect(error).toMatchObject({ reason: 'network', isCertainlyRefused: false })
  expect(count).toBe(3)
})
