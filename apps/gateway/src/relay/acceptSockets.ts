import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Unauthorized } from '../auth/Unauthorized.js'
import type { ByteBudget, ByteHolder } from '../http/createByteBudget.js'
import { type Admission, admit, type Client } from './admit.js'
import { closeGradually } from './closeGradually.js'
import { countUnfinished } from './countUnfinished.js'
import { createConnection, type Wire } from './createConnection.js'
import { createInFlight } from './createInFlight.js'
import type { Relay } from './Relay.js'

/** The relay's WebSocket side. */
export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /**
   * Closes every connection so that its client comes back elsewhere, after the calls that have begun are answered or
   * `drainMs` have passed; resolves when all are gone.
   *
   * @param spreadMs The time at most from the first close to the last one.
   */
  readonly close: (drainMs: number, spreadMs: number) => Promise<void>
}

/** What sockets need beyond the relay. */
export type SocketOptions = {
  readonly relay: Relay
  readonly admission: Admission
  /** Clients drop a connection after 31 s of silence. */
  readonly pingMs: number
  readonly maxPayloadBytes: number
  /** Bytes a client may be behind before it is cut off. */
  readonly maxBufferedBytes: number
  /** Bytes that clients have not read yet, of all connections. */
  readonly unsent: ByteBudget
  /** Bytes of texts that are not complete, of all connections. */
  readonly unfinished: ByteBudget
}

/** Of our own and of RFC 6455: 3000 makes a client give up for good, every other one makes it come back. */
const codes = { refused: 3000, goingAway: 1001, failed: 1011, tooSlow: 4008 } as const
/** Bytes a client may be behind and still have its pings answered: each of them would add to what it does not read. */
const maxBehindPong = 16 * 1024
/** How long a client has to close its side. */
const goodbyeMs = 2_000

export function acceptSockets(options: SocketOptions): Sockets {
  const { relay, admission, pingMs, maxPayloadBytes } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
    // Done below: ws sends pongs also to clients that read nothing.
    autoPong: false,
  })
  const silent = new WeakSet<WebSocket>()
  const inFlight = createInFlight()

  const pinging = setInterval(() => {
    for (const socket of server.clients) {
      if (silent.has(socket)) socket.terminate()
      silent.add(socket)
      socket.ping()
    }
  }, pingMs)

  function accept(socket: WebSocket, request: IncomingMessage, stream: Duplex): void {
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => silent.delete(socket))
    socket.on('ping', (data) => {
      if (socket.bufferedAmount <= maxBehindPong) socket.pong(data)
    })
    const client = judge(request)
    if (client instanceof Unauthorized) {
      refuse(socket, client)
      return
    }
    relay.metrics.sockets.inc()
    const unsent = options.unsent.open(client.address, () => evict(socket, 'Too slow'))
    const unfinished = options.unfinished.open(client.address, () => evict(socket, 'Unfinished text'))
    countUnfinished(socket, stream, unfinished)
    const wire = wireOf(socket, options, unsent, (work) => inFlight.add(work))
    const connection = createConnection(relay, client, wire)
    socket.on('message', (data) => inFlight.add(connection.receive(bytesOf(data))))
    socket.on('close', (code) => {
      relay.metrics.sockets.dec()
      relay.logger.debug({ code }, 'connection closed')
      unsent.close()
      unfinished.close()
      connection.close()
    })
  }

  /** At once, without a close frame: what the client does not read would stay in memory. */
  function evict(socket: WebSocket, reason: string): void {
    relay.metrics.refused.inc({ reason })
    socket.terminate()
  }

  function judge(request: IncomingMessage): Client | Unauthorized {
    try {
      return admit(request, admission)
    } catch (error) {
      if (error instanceof Unauthorized) return error
      throw error
    }
  }

  function refuse(socket: WebSocket, { message }: Unauthorized): void {
    relay.metrics.refused.inc({ reason: message })
    relay.logger.warn({ reason: message }, 'connection refused')
    close(socket, codes.refused, message)
  }

  return {
    upgrade: (request, socket, head) =>
      server.handleUpgrade(request, socket, head, (opened) => accept(opened, request, socket)),
    async close(drainMs, spreadMs) {
      clearInterval(pinging)
      await inFlight.settled(drainMs)
      const clients = [...server.clients]
      const gone = clients.map((socket) => new Promise((resolve) => socket.once('close', resolve)))
      await closeGradually(clients, spreadMs, (socket) =>
        close(socket, codes.goingAway, 'The relay is restarting'),
      )
      await Promise.all(gone)
      server.close()
    },
  }
}

function wireOf(
  socket: WebSocket,
  { maxBufferedBytes }: SocketOptions,
  unsent: ByteHolder,
  begin: (work: Promise<void>) => void,
): Wire {
  /** What runs when a pong arrives: a client sends it after it has received everything before the ping. */
  const pings = new Map<string, () => Promise<void>>()
  let lastPing = 0
  socket.on('pong', (data) => {
    const run = pings.get(data.toString())
    pings.delete(data.toString())
    if (run) begin(run())
  })
  return {
    async send(text) {
      // A socket that closes is no failure: what it is not sent waits in the mailbox.
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxBufferedBytes) return close(socket, codes.tooSlow, 'Too slow')
      await new Promise<void>((resolve) => {
        socket.send(text, () => {
          unsent.set(socket.bufferedAmount)
          resolve()
        })
        unsent.set(socket.bufferedAmount)
      })
    },
    whenReceived(run) {
      if (socket.readyState !== socket.OPEN) return
      lastPing += 1
      pings.set(`${lastPing}`, run)
      socket.ping(`${lastPing}`)
    },
    fail: (reason) => close(socket, codes.failed, reason),
  }
}

function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(timer))
}

function bytesOf(data: RawData): Buffer {
  if (Buffer.isBuffer(data)) return data
  return Array.isArray(data) ? Buffer.concat(data) : Buffer.from(data)
}
