import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { getOutage } from '../../database/getOutage.js'
import type { TokenBuckets } from '../../foundation/createTokenBuckets.js'
import type { Metrics } from '../metrics/createMetrics.js'
import type { ByteBudget } from './createByteBudget.js'
import type { ReadClientAddress } from './createClientAddress.js'
import { HttpError } from './HttpError.js'
import { parseRequestTarget } from './parseRequestTarget.js'
import type { Route, RouteResponse } from './Route.js'
import { readBody } from './readBody.js'

/** Options of the request listener. */
export type ListenerOptions = {
  readonly routes: readonly Route[]
  readonly metrics: Pick<Metrics, 'http' | 'throttled'>
  readonly logger: Logger
  /** Limits requests by IP address. Local requests are not limited. */
  readonly rateLimiter: TokenBuckets
  readonly clientAddress: ReadClientAddress
  readonly maxBodyBytes: number
  /** Limits the bytes of incomplete bodies. */
  readonly incompleteBudget: ByteBudget
}

/** Headers of every response. Every origin may read it: restricted data requires a project or a token. */
const commonHeaders = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'dpop-nonce, x-request-id, retry-after',
  'x-content-type-options': 'nosniff',
}
const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, OPTIONS',
  'access-control-allow-headers':
    'authorization, content-type, dpop, if-none-match, solana-client, x-nonce-jwt, x-otp, x-project-id, x-sdk-type, x-sdk-version',
  'access-control-max-age': '86400',
}

const outages = {
  full: 'The storage is full: try again later',
  busy: 'The database does not answer in time: try again later',
} as const

/** Creates the listener that finds the route of a request and sends its response. */
export function createRequestListener(options: ListenerOptions): RequestListener {
  return async (request, response) => {
    const id = randomUUID()
    const { name, routeResponse } = await handleRequest(request, options, id)
    const { status = 200 } = routeResponse
    options.metrics.http.inc({ route: name, status: String(status) })
    // Path and query are not logged, because they may contain a token.
    options.logger.debug({ requestId: id, route: name, status }, 'response sent')
    const { onSent } = routeResponse
    // The client may have disconnected already.
    if (onSent && response.destroyed) onSent()
    else if (onSent) response.once('close', onSent)
    sendResponse(request, response, routeResponse, id)
  }
}

async function handleRequest(
  request: IncomingMessage,
  options: ListenerOptions,
  requestId: string,
): Promise<{ readonly name: string; readonly routeResponse: RouteResponse }> {
  if (request.method === 'OPTIONS')
    return { name: 'preflight', routeResponse: { status: 204, headers: preflightHeaders, body: '' } }
  const { pathname, searchParams } = parseRequestTarget(request.url)
  const route = options.routes.find((one) => matchesMethod(one, request) && one.pattern.test(pathname))
  const name = route?.name ?? 'none'
  try {
    if (!route) throw new HttpError(404, 'path', `There is no ${request.method} ${pathname}`)
    const address = options.clientAddress(request)
    if (!address.isLocal && !options.rateLimiter.take(address.ip)) {
      options.metrics.throttled.inc({ limit: 'address_requests' })
      throw new HttpError(429, 'rate_limited', 'Too many requests: wait a second')
    }
    const routeResponse = await route.handle({
      raw: request,
      query: searchParams,
      id: decodePath(route.pattern.exec(pathname)?.[1] ?? ''),
      address,
      text() {
        const share = options.incompleteBudget.openShare(address.ip, () => request.destroy())
        return readBody(request, route.maxBodyBytes ?? options.maxBodyBytes, share)
      },
    })
    return { name, routeResponse }
  } catch (error) {
    if (error instanceof HttpError) return { name, routeResponse: toResponse(error) }
    const outage = getOutage(error)
    if (outage) {
      options.logger.warn({ route: name, requestId, outage }, 'the database cannot be used')
      return {
        name,
        routeResponse: toResponse(new HttpError(503, '', outages[outage], { 'retry-after': '5' })),
      }
    }
    options.logger.error({ err: error, route: name, requestId }, 'a request failed')
    return { name, routeResponse: { status: 500, body: new HttpError(500, '', 'Internal error').body } }
  }
}

function toResponse({ status, body, headers }: HttpError): RouteResponse {
  return { status, body, headers: { ...(status === 429 && { 'retry-after': '1' }), ...headers } }
}

function matchesMethod({ method }: Route, request: IncomingMessage): boolean {
  return method === request.method || (method === 'GET' && request.method === 'HEAD')
}

function decodePath(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    throw new HttpError(400, 'path', 'The path must be a valid percent-encoded path')
  }
}

function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  { status = 200, headers, body }: RouteResponse,
  id: string,
): void {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const bytes = Buffer.from(isRaw ? body : JSON.stringify(body))
  const type = { 'content-type': isRaw ? 'text/plain; charset=utf-8' : 'application/json' }
  response.writeHead(status, {
    ...commonHeaders,
    ...type,
    'x-request-id': id,
    // The length in a 304 would be the one of the unchanged body (RFC 9110, section 8.6).
    ...(status !== 204 && status !== 304 && { 'content-length': bytes.length }),
    ...headers,
  })
  response.end(request.method === 'HEAD' ? undefined : bytes)
}
