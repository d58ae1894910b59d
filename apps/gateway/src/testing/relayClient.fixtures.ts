import { generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { once } from 'node:events'
import { base58 } from '@scure/base'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'

/** The identity of a client: an Ed25519 key. */
export type Identity = {
  readonly clientId: string
  /** A token for a relay; claims are replaced by those given. */
  readonly token: (audience: string, claims?: Readonly<Record<string, unknown>>) => string
}

/** A push, as the relay sends it. */
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

export function createIdentity(now: () => number = Date.now): Identity {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519')
  const raw = publicKey.export({ format: 'der', type: 'spki' }).subarray(-32)
  const clientId = `did:key:z${base58.encode(new Uint8Array([0xed, 0x01, ...raw]))}`
  return {
    clientId,
    token(audience, claims = {}) {
      const iat = Math.floor(now() / 1000)
      const payload = {
        iss: clientId,
        sub: randomBytes(32).toString('hex'),
        aud: audience,
        iat,
        exp: iat + 86_400,
      }
      const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const signed = `${part({ alg: 'EdDSA', typ: 'JWT' })}.${part({ ...payload, ...claims })}`
      return `${signed}.${sign(null, Buffer.from(signed), privateKey).toString('base64url')}`
    },
  }
}

/** A topic nobody else uses. */
export function newTopic(): string {
  return randomBytes(32).toString('hex')
}

/** Opens a WebSocket to a relay as a client does; it ends with the test. */
export function openSocket(
  relayUrl: string,
  {
    token,
    projectId = 'test',
    origin,
  }: { readonly token?: string; readonly projectId?: string; readonly origin?: string },
): WebSocket {
  const query = new URLSearchParams({ ua: 'wc-2/js-test', useOnCloseEvent: 'true' })
  if (token) query.set('auth', token)
  if (projectId) query.set('projectId', projectId)
  const socket = new WebSocket(`${relayUrl}/?${query}`, { headers: origin ? { origin } : {} })
  onTestFinished(() => socket.terminate())
  return socket
}

/** Resolves with the code and the reason a socket was closed with. */
export async function closed(socket: WebSocket): Promise<{ readonly code: number; readonly reason: string }> {
  const [code, reason] = (await once(socket, 'close')) as [number, Buffer]
  return { code, reason: reason.toString() }
}

/** A client of the relay that does nothing by itself: it acknowledges only what it is told to. */
export async function connectClient(relayUrl: string, identity: Identity = createIdentity()) {
  const socket = openSocket(relayUrl, { token: identity.token(relayUrl) })
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
    /** Everything it was pushed, in order. */
    pushes,
    texts: () => pushes.map(({ params }) => params.data.message),
    /** Resolves when it has been pushed so many. */
    async pushed(count: number): Promise<readonly Push[]> {
      while (pushes.length < count) await new Promise<void>((resolve) => waiting.push(resolve))
      return pushes
    },
    /** Acknowledges, and resolves when the relay has written that down: it reads a mailbox only after. */
    async acknowledge(...given: readonly Push[]) {
      for (const { id } of given) socket.send(JSON.stringify({ id, jsonrpc: '2.0', result: true }))
      await call('irn_fetchMessages', { topic: newTopic() })
    },
    subscribe: (topic: string) => call('irn_subscribe', { topic }),
    publish: (topic: string, message: string, more: object = {}) =>
      call('irn_publish', { topic, message, ttl: 300, tag: 1108, ...more }),
    async leave() {
      socket.close()
      await closed(socket)
    },
  }
}

export type RelayClient = Awaited<ReturnType<typeof connectClient>>
