import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'

/** A WebSocket node that a test controls. */
export type SocketNode = {
  readonly url: string
  /** The messages that it has received, except `eth_chainId`. */
  readonly received: readonly unknown[]
  readonly connections: ReadonlySet<WebSocket>
  /** Resolves when the node has received a number of messages. */
  readonly waitForMessages: (count: number) => Promise<void>
  readonly send: (message: object) => void
  readonly disconnect: () => void
}

/** Starts a node, which is stopped after the test. */
export async function startSocketNode({ chainId = '0x1' } = {}): Promise<SocketNode> {
  const received: unknown[] = []
  const waiting = new Set<() => void>()
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  await once(server, 'listening')
  onTestFinished(() => {
    for (const socket of server.clients) socket.terminate()
    server.close()
  })
  server.on('connection', (socket) =>
    socket.on('message', (data) => {
      const call = JSON.parse(String(data))
      if (call.method === 'eth_chainId') {
        socket.send(JSON.stringify({ jsonrpc: '2.0', id: call.id, result: chainId }))
        return
      }
      received.push(call)
      for (const check of waiting) check()
    }),
  )
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    connections: server.clients,
    waitForMessages: (count) =>
      new Promise((resolve) => {
        const check = () => {
          if (received.length < count) return
          waiting.delete(check)
          resolve()
        }
        waiting.add(check)
        check()
      }),
    send: (message) => {
      for (const socket of server.clients) socket.send(JSON.stringify({ jsonrpc: '2.0', ...message }))
    },
    disconnect: () => {
      for (const socket of server.clients) socket.terminate()
    },
  }
}
