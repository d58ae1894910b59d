import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { onTestFinished } from 'vitest'
import { type ClientOptions, WebSocket } from 'ws'
import { createIdentity, type Identity } from './identity.fixtures.js'

/** A push notification of the relay (`irn_subscription`). */
export type Push = {
  readonly id: number
  readonly params: {
    readonly id: string
    readonly data: { topic: string; message: string; tag: number; publishedAt: number; attestation: unknown }
  }
}

type Reply = {
  readonly id: number
  readonly result?: unknown
  readonly error?: { code: number; message: string }
}

/** Creates a random topic. */
export function createTopic(): string {
  return randomBytes(32).toString('hex')
}

/** Opens a WebSocket to a relay as a client does. It is terminated after the test. */
export function openSocket(
  relayUrl: string,
  {
    token,
    projectId = 'test',
    origin,
    options = {},
  }: {
    readonly token?: string
    readonly projectId?: string
    readonly origin?: string
    readonly options?: ClientOptions
  },
): WebSocket {
  const query = new URLSearchParams({ ua: 'wc-2/js-test', useOnCloseEvent: 'true' })
  if (token) query.set('auth', token)
  if (projectId) query.set('projectId', projectId)
  const socket = new WebSocket(`${relayUrl}/?${query}`, { headers: origin ? { origin } : {}, ...options })
  onTestFinished(() => socket.terminate())
  return socket
}

/** Resolves with the close code and reason of a socket. */
export async function waitForClose(
  socket: WebSocket,
): Promise<{ readonly code: number; readonly reason: string }> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return { code, reason: reason.toString() }
}

/** Connects a client of the relay. It acknowledges messages only through `acknowledge`. */
export async function connectClient(
  relayUrl: string,
  identity: Identity = createIdentity(),
  options: ClientOptions = {},
) {
  const socket = openSocket(relayUrl, { token: identity.token(relayUrl), options })
  const pushes: Push[] = []
  const replies = new Map<number, (reply: Reply) => void>()
  const waiting: (() => void)[] = []
  let lastId = 0
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.method === 'irn_subscription') {
      pushes.push(message)
      for (const wake of waiting.splice(0)) wake()
    } else replies.get(message.id)?.(message)
  })
  await once(socket, 'open')

  function call(method: string, params: unknown): Promise<Reply> {
    lastId += 1
    const id = lastId
    socket.send(JSON.stringify({ id, jsonrpc: '2.0', method, params }))
    return new Promise((resolve) => replies.set(id, resolve))
  }

  return {
    ...identity,
    socket,
    call,
    /** All received pushes, in order. */
    pushes,
    texts: () => pushes.map(({ params }) => params.data.message),
    /** Resolves when it has received `count` pushes. */
    async waitForPushes(count: number): Promise<readonly Push[]> {
      while (pushes.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return pushes
    },
    /** Acknowledges pushes. Resolves when the relay has written the receipts, for which a fetch waits. */
    async acknowledge(...given: readonly Push[]) {
      for (const { id } of given) socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      await call('irn_fetchMessages', { topic: createTopic() })
    },
    /** Resolves when the relay has acknowledged the messages that this client has fetched. */
    async waitUntilAcknowledged() {
      // The ping that follows a fetched page arrives before this response, so its pong has been sent then.
      await call('irn_unsubscribe', { topic: createTopic() })
      // The relay receives the pong before this call, and a fetch waits until the receipts are written.
      await call('irn_fetchMessages', { topic: createTopic() })
    },
    subscribe: (topic: string) => call('irn_subscribe', { topic }),
    publish: (topic: string, message: string, more: object = {}) =>
      call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more }),
    async disconnect() {
      socket.close()
      await waitForClose(socket)
    },
  }
}

export type RelayClient = Awaited<ReturnType<typeof connectClient>>
