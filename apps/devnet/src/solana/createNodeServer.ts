import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { createRequestServer } from '../createRequestServer.js'
import { answerRpc, type RunMethod } from './answerRpc.js'
import type { Ledger } from './createLedger.js'
import { createSubscriptions } from './createSubscriptions.js'
import { toJson } from './toJson.js'

/** What the server answers from. */
export type NodeServerOptions = { readonly ledger: Ledger; readonly run: RunMethod }

/** A server, and what ends it. */
export type NodeServer = {
  readonly server: Server
  /** Ends the connections too; resolves when nothing is left. */
  readonly stop: () => Promise<void>
}

/** A server that speaks a Solana node's JSON-RPC: over HTTP to pages of any origin, over WebSocket with subscriptions. */
export function createNodeServer({ ledger, run }: NodeServerOptions): NodeServer {
  const server = createRequestServer((request, response) => answer(request, response, run))
  const sockets = new WebSocketServer({ server })
  // The HTTP server says it too; unheard here it would end the process.
  sockets.on('error', () => {})
  sockets.on('connection', (socket) => {
    const subscriptions = createSubscriptions(ledger, (message) => socket.send(message))
    socket.on('message', (data) => {
      try {
        const answered = answerRpc(String(data), (method, params) => {
          return subscriptions.run(method, params) ?? run(method, params)
        })
        socket.send(toJson(answered))
        subscriptions.settle()
      } catch {
        // Uncaught it would end the devnet.
        socket.close(1011)
      }
    })
    socket.on('close', subscriptions.stop)
    socket.on('error', () => {})
  })
  return {
    server,
    async stop() {
      if (!server.listening) return
      const closed = once(server, 'close')
      // A client of web3.js connects again and again unless the connection is closed as complete.
      for (const socket of sockets.clients) socket.close(1000)
      const limit = setTimeout(() => {
        for (const socket of sockets.clients) socket.terminate()
      }, 500)
      server.close()
      server.closeAllConnections()
      await closed
      clearTimeout(limit)
    },
  }
}

async function answer(request: IncomingMessage, response: ServerResponse, run: RunMethod): Promise<void> {
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'POST, GET, OPTIONS',
    'cross-origin-resource-policy': 'cross-origin',
  }
  if (request.method === 'POST') {
    const body = toJson(answerRpc(await text(request), run))
    response.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
    response.end(body)
  } else if (request.method === 'OPTIONS') response.writeHead(204, headers).end()
  else if (request.url === '/health') response.writeHead(200, headers).end('ok')
  else response.writeHead(405, headers).end('Used HTTP Method is not allowed. POST or OPTIONS is required')
}
