import type { IncomingMessage, ServerResponse } from 'node:http'
import { createMemoryNonceStore, createRpcReader } from '@latchkit/siwx'
import { createMemorySessionStore, createSiwxHandler, toExpress } from '@latchkit/siwx/server'
import { devnetBitcoin } from '../src/networks/devnetBitcoin.js'
import { devnetSolana } from '../src/networks/devnetSolana.js'
import { devnetChainIds } from './chains.js'

/** Answers a request of the API. */
export type SignInServer = (request: IncomingMessage, response: ServerResponse) => Promise<void>

/**
 * Creates the API of an app whose users sign in with a wallet: `/api/sign-in/nonce`, `verify`, `session` and `sign-out`, and
 * `/api/account`, which only answers users who have signed in. Sessions end with the process.
 *
 * @param port The port of the site. The host of a message is compared with it, never with the header `Host`.
 */
export function createSignInServer(port: number): SignInServer {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`]
  const siwx = createSiwxHandler({
    domain: hosts,
    uri: hosts.map((host) => `http://${host}`),
    chains: [
      ...devnetChainIds.map((id) => `eip155:${id}`),
      devnetSolana.caipNetworkId,
      devnetBitcoin.caipNetworkId,
    ],
    nonces: createMemoryNonceStore(),
    sessions: createMemorySessionStore(),
    // Contract accounts, through the proxy of the site.
    reader: createRpcReader({
      rpcUrls: Object.fromEntries(
        devnetChainIds.map((id) => [`eip155:${id}`, `http://127.0.0.1:${port}/rpc/${id}`]),
      ),
    }),
  })
  const handleSignIn = toExpress(siwx)

  return async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (pathname.startsWith('/api/sign-in/')) return handleSignIn(request, response)
    if (pathname !== '/api/account') return respond(response, 404, { error: 'notFound' })
    const session = await siwx.getSession(request)
    if (!session) return respond(response, 401, { error: 'signedOut' })
    const { address, chainId } = session
    respond(response, 200, { address, chainId })
  }
}

function respond(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(JSON.stringify(body))
}
