import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { createIdentity, type Identity } from '../src/testing/identity.fixtures.js'

/** A client that acknowledges and counts its messages. */
export type Peer = {
  readonly topic: string
  /** The time at which each message was first received. */
  readonly received: ReadonlyMap<string, number>
  /** Number of messages that were received again. */
  readonly repeated: number
  readonly isOpen: () => boolean
  /** Closes the connection without a close frame, as when the network is lost. */
  readonly terminate: () => void
  /** Publishes a message. Resolves with the error message, or `undefined`. */
  readonly publish: (message: string) => Promise<string | undefined>
}

/** The state of a client that reconnects. Each part is new by default. */
export type PeerOptions = {
  readonly topic?: string
  readonly identity?: Identity
  readonly received?: Map<string, number>
}

/** Connects a client and subscribes it to a topic. */
export async function connectPeer(
  port: number,
  {
    topic = randomBytes(32).toString('hex'),
    identity = createIdentity(),
    received = new Map<string, number>(),
  }: PeerOptions = {},
): Promise<Peer> {
  const url = `ws://127.0.0.1:${port}`
  const query = new URLSearchParams({ auth: identity.token(url), projectId: 'bench' })
  const socket = new WebSocket(`${url}/?${query}`)
  const calls = new Map<number, (error: string | undefined) => void>()
  let lastId = 0
  let repeated = 0
  socket.on('message', (data) => {
    const { id, method, params, error } = JSON.parse(String(data))
    if (method !== 'irn_subscription') return calls.get(id)?.(error?.message)
    if (received.has(params.data.message)) repeated += 1
    else received.set(params.data.message, performance.now())
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
  })
  await once(socket, 'open')

  function call(method: string, params: object): Promise<string | undefined> {
    lastId += 1
    const id = lastId
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return new Promise((resolve) =>
      calls.set(id, (error) => {
        calls.delete(id)
        resolve(error)
      }),
    )
  }
  await call('irn_subscribe', { topic })
  return {
    topic,
    received,
    get repeated() {
      return repeated
    },
    isOpen: () => socket.readyState === WebSocket.OPEN,
    terminate: () => socket.terminate(),
    publish: (message) => call('irn_publish', { topic, message, ttl: 300, tag: 1108 }),
  }
}
