import { createServer, type IncomingMessage } from 'node:http'
import { json } from 'node:stream/consumers'
import type { TestChain } from '../foundation/TestChain.js'
import { answerRpc } from './answerRpc.js'

/** A server of a chain on this machine. */
export type RpcServer = { readonly rpcUrl: string; readonly stop: () => Promise<void> }

/**
 * Serves a chain over HTTP on this machine, for apps and tools that need an RPC URL.
 *
 * @example
 * import { createFakeChain, startRpcServer } from '@latchkit/test'
 *
 * const server = await startRpcServer(createFakeChain())
 * console.log(server.rpcUrl) // http://127.0.0.1:…
 * await server.stop()
 */
export async function startRpcServer(chain: TestChain, port = 0): Promise<RpcServer> {
  const server = createServer(async (request, response) => {
    response.setHeader('access-control-allow-origin', '*')
    response.setHeader('access-control-allow-headers', '*')
    if (request.method !== 'POST') {
      response.writeHead(request.method === 'OPTIONS' ? 204 : 405).end()
      return
    }
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(await answerRpc(chain, await readJson(request))))
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    rpcUrl: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

async function readJson(request: IncomingMessage): Promise<unknown> {
  try {
    return await json(request)
  } catch {
    return undefined
  }
}
