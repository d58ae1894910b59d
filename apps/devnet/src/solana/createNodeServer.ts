import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { WebSocketServer } from 'ws'
import { createRequestServer } from '../foundation/createRequestServer.js'
import type { Ledger } from './createLedger.js'
import { createSubscriptions } from './createSubscriptions.js'
import { handleRpc, type RunMethod } from './handleRpc.js'
import { toJson } from './toJson.js'

/** Dependencies of the server. */
export type NodeServerOptions = { readonly ledger: Ledger; readonly run: RunMethod }

/** A server and the function to stop it. */
export type NodeServer = {
  readonly server: Server
  /** Also closes the connections. Resolves when everything is closed. */
  readonly stop: () => Promise<void>
}

/**
 * Creates a server with a Solana node's JSON-RPC: over HTTP with CORS for any origin, and over WebSocket with
 * subscriptions.
 */
export function createNodeServer({ ledger, run }: NodeServerOptions): NodeServer {
  const server = createRequestServer((request, response) => answer(request, response, run))
  const sockets = new WebSocketServer({ server })
  // The HTTP server emits it too; without a listener it would end the process.
  sockets.on('error', () => {})
  sockets.on('connection', (socket) => {
    const subscriptions = createSubscriptions(ledger, (message) => socket.send(message))
    socket.on('message', (data) => {
      try {
        const result = handleRpc(String(data), (method, params) => {
          return subscriptions.run(method, params) ?? run(method, params)
        })
        socket.send(toJson(result))
        subscriptions.flush()
      } catch {
        // An uncaught error would end the devnet.
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
      // A web3.js client reconnects forever unless the connection closes with code 1000.
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
    const body = toJson(handleRpc(await text(request), run))
    response.writeHead(200, { ...headers, 'content-type': 'application/json; charset=utf-8' })
    response.end(body)
  } else if (request.method === 'OPTIONS') response.writeHead(204, headers).end()
  else if (request.url === '/health') response.writeHead(200, headers).end('ok')
  else response.writeHead(405, headers).end('Used HTTP Method is not allowed. POST or OPTIONS is required')
}
