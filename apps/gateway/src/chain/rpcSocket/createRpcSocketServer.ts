import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import type { Logger } from 'pino'
import { type WebSocket, WebSocketServer } from 'ws'
import type { ByteBudget } from '../../server/http/createByteBudget.js'
import type { ReadClientAddress } from '../../server/http/createClientAddress.js'
import { parseRequestTarget } from '../../server/http/parseRequestTarget.js'
import { checkAccess } from '../../server/projects/checkAccess.js'
import type { Project } from '../../server/projects/Project.js'
import type { ServedChain } from '../rpcProxy/answerCall.js'
import { createAnswerMeter } from '../rpcProxy/createAnswerMeter.js'
import type { AnswerParser } from '../rpcProxy/createAnswerParser.js'
import { socketPath } from '../rpcProxy/createRpcProxyRoutes.js'
import type { RpcProxyQuota } from '../rpcProxy/createRpcQuota.js'
import type { RpcMetrics } from '../rpcProxy/RpcMetrics.js'
import { createSocketSession } from './createSocketSession.js'
import type { Upstream, UpstreamPool } from './createUpstreamPool.js'

/** JSON-RPC over WebSocket: `GET /v1?chainId=&projectId=` with `Upgrade: websocket`. */
export type RpcSocketServer = {
  /** Whether an upgrade request is for this server, not for the relay. */
  readonly isTarget: (request: IncomingMessage) => boolean
  /** Accepts an upgrade request, or refuses it with a status. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /** Closes every connection with a code after which clients reconnect. Resolves when all are closed. */
  readonly close: () => Promise<void>
}

/** A chain with nodes that accept WebSocket connections. */
export type SocketChain = Pick<ServedChain, 'id' | 'methods'> & { readonly pool: UpstreamPool }

/** Options of `createRpcSocketServer`. */
export type RpcSocketOptions = {
  readonly chains: readonly SocketChain[]
  readonly projects: () => readonly Project[]
  readonly clientAddress: ReadClientAddress
  readonly quota: RpcProxyQuota
  readonly parser: AnswerParser
  readonly metrics: RpcMetrics
  readonly logger: Logger
  /** Refuses an upgrade with an HTTP status, such as `400 Bad Request`. */
  readonly refuse: (socket: Duplex, status: string) => void
  /** Interval of pings. */
  readonly pingMs: number
  /** Limits the unsent bytes of all clients. */
  readonly unsentBudget: ByteBudget
  readonly maxConnectionUnsentBytes: number
}

const maxMessageBytes = 1024 * 1024
/** Time a client has to respond to a close frame. */
const closeTimeoutMs = 2_000
/** Close codes (RFC 6455, 7.4, and its registry). Clients reconnect after each of them. */
const closeCodes = { goingAway: 1001, restart: 1012, tryLater: 1013 } as const

/** Creates the server. It does not listen: an HTTP server passes its upgrade requests to `upgrade`. */
export function createRpcSocketServer(options: RpcSocketOptions): RpcSocketServer {
  const { chains, projects, clientAddress, logger, refuse, pingMs } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    perMessageDeflate: false,
  })
  const awaitingPong = new WeakSet<WebSocket>()
  const upstreams = new Set<WebSocket>()

  const pingTimer = setInterval(() => {
    for (const socket of [...server.clients, ...upstreams]) {
      if (awaitingPong.has(socket)) socket.terminate()
      awaitingPong.add(socket)
      socket.ping()
    }
  }, pingMs)
  pingTimer.unref()

  /** Refuses a request, or returns its chain and the keys of its limits. */
  function authorize(request: IncomingMessage, socket: Duplex) {
    const query = parseRequestTarget(request.url).searchParams
    const address = clientAddress(request)
    const known = projects()
    const projectId = query.get('projectId') ?? undefined
    const { isLocal } = address
    const refusal = checkAccess(known, { projectId, origin: request.headers.origin, isLocal })
    if (refusal) {
      refuse(socket, refusal === 'Unauthorized: invalid key' ? '401 Unauthorized' : '403 Forbidden')
      return undefined
    }
    const chain = chains.find(({ id }) => id === query.get('chainId'))
    if (!chain) {
      refuse(socket, '400 Bad Request')
      return undefined
    }
    return { chain, client: { address, projectId: known.length === 0 ? '' : (projectId ?? '') } }
  }

  type Access = NonNullable<ReturnType<typeof authorize>>

  async function accept(socket: WebSocket, { chain, client }: Access): Promise<void> {
    const gone = new AbortController()
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => awaitingPong.delete(socket))
    socket.on('close', () => gone.abort())
    // Its messages stay in the network until a node is connected.
    socket.pause()
    const upstream = await chain.pool.connect(gone.signal).catch(() => undefined)
    if (gone.signal.aborted) {
      upstream?.socket.terminate()
      return
    }
    if (!upstream) {
      socket.resume()
      socket.close(closeCodes.tryLater, `No node of ${chain.id} answers`)
      return
    }
    connect(socket, upstream, { chain, client })
    socket.resume()
  }

  function connect(socket: WebSocket, { socket: upstream, node }: Upstream, { chain, client }: Access): void {
    const { quota, parser, metrics, unsentBudget, maxConnectionUnsentBytes } = options
    const meter = createAnswerMeter(quota, client)
    upstreams.add(upstream)
    metrics.sockets.inc({ chain: chain.id })
    const unsentShare = unsentBudget.openShare(client.address.ip, () => socket.terminate())
    const session = createSocketSession({
      chain,
      containsSecret: node.containsSecret,
      takeTokens: (tokens) => quota.take(client, tokens),
      chargeBytes(bytes) {
        const isAllowed = meter.addBytes(bytes)
        if (!isAllowed) socket.close(closeCodes.tryLater, 'Too many bytes to this address: wait a minute')
        return isAllowed
      },
      parseMessage: parser.parseMessage,
      onWaiting: (isWaiting) => (isWaiting ? upstream.pause() : upstream.resume()),
      onCall: (method, outcome) => metrics.calls.inc({ chain: chain.id, method, outcome }),
      sendToNode: (text) => upstream.send(text),
      sendToClient(data) {
        if (socket.readyState !== socket.OPEN) return
        socket.send(data, { binary: false }, () => unsentShare.set(socket.bufferedAmount))
        unsentShare.set(socket.bufferedAmount)
        // A client that does not read what it subscribed to.
        if (socket.bufferedAmount > maxConnectionUnsentBytes) socket.terminate()
      },
    })
    socket.on('message', (data) => session.receive(String(data)))
    // With the default `binaryType`, every message is one buffer.
    upstream.on('message', (data) => session.receiveFromNode(data as Buffer))
    upstream.on('pong', () => awaitingPong.delete(upstream))
    socket.on('close', () => {
      metrics.sockets.dec({ chain: chain.id })
      unsentShare.close()
      upstream.close()
    })
    upstream.on('close', () => {
      upstreams.delete(upstream)
      if (socket.readyState !== socket.OPEN) return
      logger.warn({ chain: chain.id, node: node.position }, 'a node closed a connection')
      chain.pool.reportLost(node)
      // Subscriptions end with the connection: the client has to make them again.
      socket.close(closeCodes.restart, `The node of ${chain.id} closed the connection`)
    })
  }

  return {
    isTarget: (request) => chains.length > 0 && socketPath.test(parseRequestTarget(request.url).pathname),
    upgrade(request, socket, head) {
      const access = authorize(request, socket)
      if (!access) return
      server.handleUpgrade(request, socket, head, (opened) => void accept(opened, access))
    },
    async close() {
      clearInterval(pingTimer)
      const clients = [...server.clients]
      const closed = clients.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      for (const socket of clients) socket.close(closeCodes.goingAway, 'The gateway is restarting')
      const timer = setTimeout(() => {
        for (const socket of clients) socket.terminate()
      }, closeTimeoutMs)
      await Promise.all(closed)
      clearTimeout(timer)
      server.close()
    },
  }
}
