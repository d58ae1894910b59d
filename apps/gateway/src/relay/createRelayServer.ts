import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Unauthorized } from '../server/auth/Unauthorized.js'
import type { BudgetShare, ByteBudget } from '../server/http/createByteBudget.js'
import { type AuthorizationOptions, authorizeClient, type Client } from './authorizeClient.js'
import { closeGradually } from './closeGradually.js'
import { createConnection, type Transport } from './createConnection.js'
import { createCorks } from './createCorks.js'
import { createInFlightTracker } from './createInFlightTracker.js'
import type { Relay } from './Relay.js'
import { trackIncompleteMessageBytes } from './trackIncompleteMessageBytes.js'

/** The relay's WebSocket server. */
export type RelayServer = {
  /** Accepts an HTTP upgrade request. */
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /**
   * Waits up to `drainMs` for pending calls, then closes every connection with a close code after which clients reconnect.
   * Resolves when all connections are closed.
   *
   * @param spreadMs Maximum time from the first close to the last one.
   */
  readonly close: (drainMs: number, spreadMs: number) => Promise<void>
}

/** Options of `createRelayServer`. */
export type RelayServerOptions = {
  readonly relay: Relay
  readonly authorization: AuthorizationOptions
  /** Interval of pings. Clients close a connection after 31 s without data. */
  readonly pingMs: number
  readonly maxPayloadBytes: number
  /** Maximum number of unsent bytes per connection. A connection beyond it is closed. */
  readonly maxConnectionUnsentBytes: number
  /** Limits the unsent bytes of all connections. */
  readonly unsentBudget: ByteBudget
  /** Limits the bytes of incomplete WebSocket messages of all connections. */
  readonly incompleteBudget: ByteBudget
}

/** Close codes (RFC 6455, 7.4). Clients do not reconnect after 3000; they do after every other code. */
const closeCodes = { refused: 3000, goingAway: 1001, internalError: 1011, tooSlow: 4008 } as const
/** Unsent bytes above which no pong is sent: pongs must not fill the buffer of a slow client. */
const maxUnsentForPong = 16 * 1024
/** Time a client has to respond to a close frame. */
const closeTimeoutMs = 2_000

/**
 * Creates the relay's WebSocket server. It does not listen: an HTTP server passes its upgrade requests to `upgrade`. It
 * pings the clients until `close` is called.
 */
export function createRelayServer(options: RelayServerOptions): RelayServer {
  const { relay, authorization, pingMs, maxPayloadBytes } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    // Pongs are sent below, because ws also sends them to slow clients.
    autoPong: false,
  })
  /** Sockets that have not responded to the last ping yet. */
  const awaitingPong = new WeakSet<WebSocket>()
  const inFlight = createInFlightTracker()
  const corks = createCorks()

  const pingTimer = setInterval(() => {
    for (const socket of server.clients) {
      if (awaitingPong.has(socket)) socket.terminate()
      awaitingPong.add(socket)
      socket.ping()
    }
  }, pingMs)

  function accept(socket: WebSocket, request: IncomingMessage, stream: Duplex): void {
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => awaitingPong.delete(socket))
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= maxUnsentForPong) socket.pong(data)
    })
    const client = tryAuthorize(request)
    if (client instanceof Unauthorized) {
      refuseSocket(socket, client)
      return
    }
    relay.metrics.sockets.inc()
    // Above a limit, the budget terminates the connection with the most bytes.
    const unsentShare = options.unsentBudget.openShare(client.address, () => terminate(socket, 'Too slow'))
    const incompleteShare = options.incompleteBudget.openShare(client.address, () =>
      terminate(socket, 'Unfinished text'),
    )
    trackIncompleteMessageBytes(socket, stream, incompleteShare)
    const transport = createTransport(socket, {
      ...{ maxUnsentBytes: options.maxConnectionUnsentBytes, unsentShare },
      cork: (onReleased) => corks.hold(stream, onReleased),
      trackWork: inFlight.add,
    })
    const connection = createConnection(relay, client, transport)
    socket.on('message', (data) => inFlight.add(connection.receive(toBuffer(data))))
    socket.on('close', (code) => {
      relay.metrics.sockets.dec()
      relay.logger.debug({ code }, 'connection closed')
      unsentShare.close()
      incompleteShare.close()
      connection.close()
    })
  }

  /** Terminates a socket without a close frame, which would wait in memory behind the unsent data. */
  function terminate(socket: WebSocket, reason: string): void {
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

  function refuseSocket(socket: WebSocket, { message }: Unauthorized): void {
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
  {
    maxUnsentBytes,
    unsentShare,
    cork,
    trackWork,
  }: {
    readonly maxUnsentBytes: number
    readonly unsentShare: BudgetShare
    /** Holds what is sent until the end of the task. */
    readonly cork: (onReleased: () => void) => void
    readonly trackWork: (work: Promise<void>) => void
  },
): Transport {
  /** Callbacks by ping payload. A client responds to a ping only after it has received everything sent before it. */
  const pongCallbacks = new Map<string, () => Promise<void>>()
  let lastPing = 0
  // What the system takes at once does not count.
  const countUnsent = () => unsentShare.set(socket.bufferedAmount)
  socket.on('pong', (data) => {
    const run = pongCallbacks.get(data.toString())
    pongCallbacks.delete(data.toString())
    if (run) trackWork(run())
  })
  return {
    async send(text) {
      // A closed socket is not an error: unsent messages stay pending.
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxUnsentBytes) return close(socket, closeCodes.tooSlow, 'Too slow')
      cork(countUnsent)
      await new Promise<void>((resolve) => {
        socket.send(text, () => {
          countUnsent()
          resolve()
        })
      })
    },
    whenReceived(run) {
      if (socket.readyState !== socket.OPEN) return
      lastPing += 1
      pongCallbacks.set(`${lastPing}`, run)
      socket.ping(`${lastPing}`)
    },
    closeAfterError: (reason) => close(socket, closeCodes.internalError, reason),
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
