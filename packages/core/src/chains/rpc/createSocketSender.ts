import type { WebSocketFactory } from '../../browser/openWebSocket.js'
import { field } from '../../foundation/encoding/field.js'
import type { Clock } from '../../ports/Clock.js'
import { RpcFailure } from './RpcFailure.js'

/** A socket is closed this long after its last response. */
const idleMs = 4_000

type Connection = {
  readonly socket: Promise<WebSocket>
  readonly calls: Map<number, { resolve: (answer: unknown) => void; reject: (failure: RpcFailure) => void }>
  stopIdle: () => void
}

/** Creates a function that sends one JSON-RPC message over the WebSocket of a URL, which is open only while it is used. */
export function createSocketSender(ports: {
  readonly clock: Clock
  readonly openWebSocket: WebSocketFactory
}): (url: string, message: object, signal: AbortSignal) => Promise<unknown> {
  const connections = new Map<string, Connection>()
  let lastId = 0

  function connect(url: string): Connection {
    const calls: Connection['calls'] = new Map()
    const close = () => {
      connections.delete(url)
      for (const { reject } of calls.values()) reject(new RpcFailure('unreachable', 'The WebSocket closed.'))
      calls.clear()
    }
    const socket = ports.openWebSocket(url, {
      onClose: close,
      onMessage(text) {
        const answer = parseJson(text)
        const id = Number(field(answer, 'id'))
        calls.get(id)?.resolve(answer)
        calls.delete(id)
      },
    })
    socket.catch(close)
    const connection = { socket, calls, stopIdle: () => {} }
    connections.set(url, connection)
    return connection
  }

  return async (url, message, signal) => {
    const connection = connections.get(url) ?? connect(url)
    connection.stopIdle()
    lastId += 1
    const id = lastId
    try {
      return await new Promise((resolve, reject) => {
        connection.calls.set(id, { resolve, reject })
        signal.addEventListener('abort', () => reject(signal.reason), { once: true })
        connection.socket.then((socket) => socket.send(JSON.stringify({ ...message, id }))).catch(reject)
      })
    } finally {
      connection.calls.delete(id)
      connection.stopIdle()
      if (connection.calls.size === 0)
        connection.stopIdle = ports.clock.setTimeout(() => {
          connections.delete(url)
          connection.socket.then((socket) => socket.close()).catch(() => {})
        }, idleMs)
    }
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
