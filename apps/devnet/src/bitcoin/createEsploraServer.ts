import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import { text } from 'node:stream/consumers'
import { createRequestServer } from '../foundation/createRequestServer.js'
import { BadRequest, type EsploraAnswer, type EsploraContext, handleEsploraRequest } from './esploraRoutes.js'

/** Creates a server with Esplora's REST API and CORS for any origin. */
export function createEsploraServer(context: EsploraContext): Server {
  return createRequestServer((request, response, url) => serve(context, request, response, url))
}

async function serve(
  context: EsploraContext,
  request: IncomingMessage,
  response: ServerResponse,
  { pathname }: URL,
): Promise<void> {
  const { method = 'GET' } = request
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-headers': '*',
    'access-control-allow-methods': 'GET, POST, OPTIONS',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'no-store',
  }
  if (method === 'OPTIONS') {
    response.writeHead(204, headers).end()
    return
  }
  const { status, body } = await answer(context, method, pathname, await text(request))
  const plain = typeof body === 'string'
  response.writeHead(status, { ...headers, 'content-type': plain ? 'text/plain' : 'application/json' })
  response.end(plain ? body : JSON.stringify(body))
}

async function answer(
  context: EsploraContext,
  method: string,
  path: string,
  body: string,
): Promise<EsploraAnswer> {
  try {
    return await handleEsploraRequest(context, method, path, body)
  } catch (error) {
    // The client receives the error, and the server keeps running.
    const status = error instanceof BadRequest ? 400 : 500
    return { status, body: error instanceof Error ? error.message : String(error) }
  }
}
