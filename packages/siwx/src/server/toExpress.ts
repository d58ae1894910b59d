import type { SiwxHandler } from './SiwxHandler.js'

/** The part of a request of Express, or of `node:http`, that is used. */
export type NodeRequest = AsyncIterable<unknown> & {
  readonly method?: string | undefined
  readonly url?: string | undefined
  readonly headers: Readonly<Record<string, string | string[] | undefined>>
  /** Set by a body parser such as `express.json()`. */
  readonly body?: unknown
}

/** The part of a response of Express, or of `node:http`, that is used. */
export type NodeResponse = {
  statusCode: number
  readonly setHeader: (name: string, value: string | readonly string[]) => unknown
  readonly end: (body: string) => unknown
}

/**
 * Converts a handler to a request listener of Express or `node:http`.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http'
 * import { toExpress } from '@latchkit/siwx/server'
 *
 * app.use('/auth', toExpress(siwx)) // Express
 * createServer(toExpress(siwx)) // node:http
 * ```
 */
export function toExpress(
  handler: SiwxHandler,
): (request: NodeRequest, response: NodeResponse, next?: (error: unknown) => void) => Promise<void> {
  return async (request, response, next) => {
    try {
      const result = await handler.handle(toRequest(request))
      response.statusCode = result.status
      // Each cookie is a header of its own; others are joined.
      const cookies = [...result.headers].flatMap(([name, value]) => (name === 'set-cookie' ? value : []))
      for (const [name, value] of result.headers) if (name !== 'set-cookie') response.setHeader(name, value)
      if (cookies.length > 0) response.setHeader('set-cookie', cookies)
      response.end(await result.text())
    } catch (error) {
      // Malformed requests, such as an invalid path.
      if (next) return next(error)
      response.statusCode = 400
      response.end('')
    }
  }
}

function toRequest(request: NodeRequest): Request {
  const { method = 'GET', url = '/', headers: given } = request
  const headers = new Headers()
  for (const [name, value] of Object.entries(given))
    if (value !== undefined && !name.startsWith(':')) headers.set(name, [value].flat().join(', '))
  // The handler reads only the path, so the host of the request is not needed.
  const target = new URL(`http://localhost${url.startsWith('/') ? url : `/${url}`}`)
  if (method === 'GET' || method === 'HEAD') return new Request(target, { method, headers })
  return new Request(target, { method, headers, ...toBody(request) })
}

function toBody(request: NodeRequest): RequestInit & { readonly duplex?: 'half' } {
  const { body } = request
  if (typeof body === 'string') return { body }
  if (body !== undefined && body !== null) return { body: JSON.stringify(body) }
  return { body: toStream(request), duplex: 'half' }
}

function toStream(request: NodeRequest): ReadableStream {
  const chunks = request[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(typeof value === 'string' ? new TextEncoder().encode(value) : value)
    },
    cancel: async () => void (await chunks.return?.()),
  })
}
