import { createHash } from 'node:crypto'
import { type WebSocket, WebSocketServer } from 'ws'

/** A relay of remote sessions on this machine. */
export type TestRelay = { readonly url: string; readonly stop: () => Promise<void> }

type Message = {
  readonly topic: string
  readonly message: string
  readonly tag: number
  readonly publishedAt: number
  readonly sender: string
}

type Client = {
  readonly id: string
  readonly topics: Set<string>
  readonly send: (message: Message) => void
}

type Fields = Readonly<Record<string, unknown>>

/** Tags of the messages that the relay publishes for a client. */
const tags = { proposal: 1100, response: 1101, settlement: 1102 } as const

/**
 * Starts a relay of remote sessions (WalletConnect) on this machine, in memory. Every project may use it.
 *
 * @see https://specs.walletconnect.com/2.0/specs/servers/relay/relay-server-rpc
 * @example
 * import { startRelay } from '@latchkit/test'
 *
 * const relay = await startRelay()
 * console.log(relay.url) // ws://127.0.0.1:…
 * await relay.stop()
 */
export async function startRelay(): Promise<TestRelay> {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  const clients = new Set<Client>()
  const messages: Message[] = []
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve)
    server.once('error', reject)
  })

  function publish(sender: Client, topic: unknown, message: unknown, tag: unknown): void {
    const published = {
      ...{ topic: String(topic), message: String(message), tag: Number(tag) },
      ...{ publishedAt: Date.now(), sender: sender.id },
    }
    messages.push(published)
    for (const client of clients) if (client.topics.has(published.topic)) client.send(published)
  }

  function subscribe(client: Client, topics: readonly unknown[]): readonly string[] {
    for (const topic of topics.map(String)) {
      if (client.topics.has(topic)) continue
      client.topics.add(topic)
      for (const message of messages) if (message.topic === topic) client.send(message)
    }
    return topics.map((topic) => getSubscriptionId(String(topic), client.id))
  }

  function call(client: Client, method: string, params: Fields): unknown {
    const topics = Array.isArray(params.topics) ? params.topics : [params.topic]
    switch (method) {
      case 'irn_publish':
        publish(client, params.topic, params.message, params.tag)
        return true
      case 'wc_proposeSession':
        subscribe(client, [params.pairingTopic])
        publish(client, params.pairingTopic, params.sessionProposal, tags.proposal)
        return true
      case 'wc_approveSession':
        subscribe(client, [params.sessionTopic])
        publish(client, params.pairingTopic, params.sessionProposalResponse, tags.response)
        publish(client, params.sessionTopic, params.sessionSettlementRequest, tags.settlement)
        return true
      case 'irn_subscribe':
        return subscribe(client, topics)[0]
      case 'irn_batchSubscribe':
        return subscribe(client, topics)
      case 'irn_unsubscribe':
        client.topics.delete(String(params.topic))
        return true
      case 'irn_fetchMessages':
      case 'irn_batchFetchMessages':
        // Every message is pushed to its subscribers, the old ones when they subscribe.
        return { messages: [], hasMore: false }
      default:
        throw new Error(`The relay does not know ${method}.`)
    }
  }

  server.on('connection', (socket, request) => {
    const client = createClient(socket, new URL(request.url ?? '/', 'http://relay.invalid'))
    clients.add(client)
    socket.on('close', () => clients.delete(client))
    socket.on('message', (data) => {
      const { id, method, params } = JSON.parse(String(data))
      // An acknowledgement of a message.
      if (method === undefined) return
      const head = { id, jsonrpc: '2.0' }
      try {
        socket.send(JSON.stringify({ ...head, result: call(client, method, Object(params)) }))
      } catch (error) {
        socket.send(JSON.stringify({ ...head, error: { code: -32601, message: String(error) } }))
      }
    })
  })

  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The relay has no port.')
  return {
    url: `ws://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        for (const socket of server.clients) socket.terminate()
        server.close(() => resolve())
      }),
  }
}

function createClient(socket: WebSocket, url: URL): Client {
  const id = readClientId(url.searchParams.get('auth') ?? '')
  const sent = new Set<Message>()
  let lastId = 0
  return {
    id,
    topics: new Set(),
    send(message) {
      const { sender, ...data } = message
      if (sender === id || sent.has(message)) return
      sent.add(message)
      lastId += 1
      const params = { id: getSubscriptionId(data.topic, id), data }
      socket.send(JSON.stringify({ id: lastId, jsonrpc: '2.0', method: 'irn_subscription', params }))
    },
  }
}

/** The issuer of the token of a client. */
function readClientId(token: string): string {
  const [, payload = ''] = token.split('.')
  return String(JSON.parse(Buffer.from(payload, 'base64url').toString() || '{}').iss)
}

/** Clients compute the same id. */
function getSubscriptionId(topic: string, clientId: string): string {
  return createHash('sha256')
    .update(topic + clientId)
    .digest('hex')
}
