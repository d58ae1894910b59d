import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Unauthorized } from '../auth/Unauthorized.js'
import type { ByteBudget, ByteHolder } from '../http/createByteBudget.js'
import { type AuthorizationOptions, authorizeClient, type Client } from './authorizeClient.js'
import { closeGradually } from './closeGradually.js'
import { countUnfinishedBytes } from './countUnfinishedBytes.js'
import { createConnection, type Transport } from './createConnection.js'
import { createInFlightTracker } from './createInFlightTracker.js'
import type { Relay } from './Relay.js'

/** The relay's WebSocket server. */
export type Sockets = {
  /** Accepts an HTTP upgrade request. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /**
   * Waits up to `drainMs` for the calls in progress, then closes every connection with a code at which clients
   * reconnect. Resolves when all connections are closed.
   *
   * @param spreadMs Maximum time from the first close to the last one.
   */
  readonly close: (drainMs: number, spreadMs: number) => Promise<void>
}

/** Options of the WebSocket server. */
export type SocketOptions = {
  readonly relay: Relay
  readonly authorization: AuthorizationOptions
  /** Interval of pings. Clients close a connection after 31 s without data. */
  readonly pingMs: number
  readonly maxPayloadBytes: number
  /** Maximum number of unsent bytes per connection. A connection beyond it is closed. */
  readonly maxBufferedBytes: number
  /** Limits the unsent bytes of all connections. */
  readonly unsent: ByteBudget
  /** Limits the bytes of incomplete WebSocket messages of all connections. */
  readonly unfinished: ByteBudget
}

/** Close codes (RFC 6455, 7.4). Clients do not reconnect after 3000; they do after every other code. */
const closeCodes = { refused: 3000, goingAway: 1001, failed: 1011, tooSlow: 4008 } as const
/** Unsent bytes above which no pong is sent: pongs must not fill the buffer of a client that does not read. */
const maxBufferedForPong = 16 * 1024
/** Time a client has to answer a close frame. */
const closeTimeoutMs = 2_000

export function acceptSockets(options: SocketOptions): Sockets {
  const { relay, authorization, pingMs, maxPayloadBytes } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    // Pongs are sent below, because ws also sends them to clients that do not read.
    autoPong: false,
  })
  /** Sockets that have not answered the last ping. */
  const unresponsive = new WeakSet<WebSocket>()
  const inFlight = createInFlightTracker()

  const pingTimer = setInterval(() => {
    for (const socket of server.clients) {
      if (unresponsive.has(socket)) socket.terminate()
      unresponsive.add(socket)
      socket.ping()
    }
  }, pingMs)

  function accept(socket: WebSocket, request: IncomingMessage, stream: Duplex): void {
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => unresponsive.delete(socket))
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= maxBufferedForPong) socket.pong(data)
    })
    const client = tryAuthorize(request)
    if (client instanceof Unauthorized) {
      rejectSocket(socket, client)
      return
    }
    relay.metrics.sockets.inc()
    const unsent = options.unsent.open(client.address, () => evict(socket, 'Too slow'))
    const unfinished = options.unfinished.open(client.address, () => evict(socket, 'Unfinished text'))
    countUnfinishedBytes(socket, stream, unfinished)
    const transport = createTransport(socket, options, unsent, (work) => inFlight.add(work))
    const connection = createConnection(relay, client, transport)
    socket.on('message', (data) => inFlight.add(connection.receive(toBuffer(data))))
    socket.on('close', (code) => {
      relay.metrics.sockets.dec()
      relay.logger.debug({ code }, 'connection closed')
      unsent.close()
      unfinished.close()
      connection.close()
    })
  }

  /** Terminates a socket without a close frame, which would wait in memory behind the unread data. */
  function evict(socket: WebSocket, reason: string): void {
    relay.metrics.refused.inc({ reason })
    socket.terminate()
  }

  function tryAuthorize(request: IncomingMessage): Client | Unauthorized {
    try {
      return authorizeClient(request, authorization)
    } catch (error) {
      if (error instanceof Unauthorized) return error
      throw error
    }
  }

  function rejectSocket(socket: WebSocket, { message }: Unauthorized): void {
    relay.metrics.refused.inc({ reason: message })
    relay.logger.warn({ reason: message }, 'connection refused')
    close(socket, closeCodes.refused, message)
  }

  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => accept(opened, request, socket)),
    async close(drainMs, spreadMs) {
      clearInterval(pingTimer)
      await inFlight.waitUntilSettled(drainMs)
      const clients = [...server.clients]
      const closed = clients.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      await closeGradually(clients, spreadMs, (socket) =>
        close(socket, closeCodes.goingAway, 'The relay is restarting'),
      )
      await Promise.all(closed)
      server.close()
    },
  }
}

function createTransport(
  socket: WebSocket,
  { maxBufferedBytes }: SocketOptions,
  unsent: ByteHolder,
  trackWork: (work: Promise<void>) => void,
): Transport {
  /** Callbacks by ping payload. A client answers a ping only after it has received everything sent before it. */
  const pongCallbacks = new Map<string, () => Promise<void>>()
  let lastPing = 0
  socket.on('pong', (data) => {
    const run = pongCallbacks.get(data.toString())
    pongCallbacks.delete(data.toString())
    if (run) trackWork(run())
  })
  return {
    async send(text) {
      // A closed socket is not an error: unsent messages stay in the mailbox.
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxBufferedBytes) return close(socket, closeCodes.tooSlow, 'Too slow')
      await new Promise<void>((resolve) => {
        socket.send(text, () => {
          unsent.set(socket.bufferedAmount)
          resolve()
        })
        unsent.set(socket.bufferedAmount)
      })
    },
    onceReceived(run) {
      if (socket.readyState !== socket.OPEN) return
      lastPing += 1
      pongCallbacks.set(`${lastPing}`, run)
      socket.ping(`${lastPing}`)
    },
    fail: (reason) => close(socket, closeCodes.failed, reason),
  }
}

function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), closeTimeoutMs)
  socket.once('close', () => clearTimeout(timer))
}

function toBuffer(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
