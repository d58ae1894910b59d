import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import { Unauthorized } from '../auth/Unauthorized.js'
import { type Admission, admit } from './admit.js'
import { createConnection } from './createConnection.js'
import { createInFlight } from './createInFlight.js'
import type { Relay } from './Relay.js'

/** The relay's WebSocket side. */
export type Sockets = {
  readonly upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void
  /**
   * Closes every connection so that its client comes back elsewhere, after the calls that have begun are answered or
   * `drainMs` have passed; resolves when all are gone.
   */
  readonly close: (drainMs: number) => Promise<void>
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
}

/** Of our own and of RFC 6455: 3000 makes a client give up for good, every other one makes it come back. */
const codes = { refused: 3000, goingAway: 1001, failed: 1011, tooSlow: 4008 } as const
/** How long a client has to close its side. */
const goodbyeMs = 2_000

export function acceptSockets(options: SocketOptions): Sockets {
  const { relay, admission, pingMs, maxPayloadBytes } = options
  const server = new WebSocketServer({
    noServer: true,
    maxPayload: maxPayloadBytes,
    perMessageDeflate: false,
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

  function accept(socket: WebSocket, request: IncomingMessage): void {
    socket.on('error', () => socket.terminate())
    socket.on('pong', () => silent.delete(socket))
    const clientId = judge(request)
    if (clientId instanceof Unauthorized) {
      refuse(socket, clientId)
      return
    }
    relay.metrics.sockets.inc()
    const connection = createConnection(relay, clientId, wireOf(socket, options))
    socket.on('message', (data) => inFlight.add(connection.receive(textOf(data))))
    socket.on('close', (code) => {
      relay.metrics.sockets.dec()
      relay.logger.debug({ code }, 'connection closed')
      connection.close()
    })
  }

  function judge(request: IncomingMessage): string | Unauthorized {
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
      server.handleUpgrade(request, socket, head, (opened) => accept(opened, request)),
    async close(drainMs) {
      clearInterval(pinging)
      await inFlight.settled(drainMs)
      const gone = [...server.clients].map((socket) => {
        const closed = new Promise((resolve) => socket.once('close', resolve))
        close(socket, codes.goingAway, 'The relay is restarting')
        return closed
      })
      await Promise.all(gone)
      server.close()
    },
  }
}

function wireOf(socket: WebSocket, { maxBufferedBytes }: SocketOptions) {
  return {
    async send(text: string): Promise<void> {
      // A socket that closes is no failure: what it is not sent waits in the mailbox.
      if (socket.readyState !== socket.OPEN) return
      if (socket.bufferedAmount > maxBufferedBytes) return close(socket, codes.tooSlow, 'Too slow')
      await new Promise<void>((resolve) => socket.send(text, () => resolve()))
    },
    fail: (reason: string) => close(socket, codes.failed, reason),
  }
}

function close(socket: WebSocket, code: number, reason: string): void {
  socket.close(code, reason)
  const timer = setTimeout(() => socket.terminate(), goodbyeMs)
  socket.once('close', () => clearTimeout(timer))
}

function textOf(data: RawData): string {
  return Array.isArray(data) ? Buffer.concat(data).toString() : Buffer.from(data as Buffer).toString()
}
