import { timingSafeEqual } from 'node:crypto'
import type { Registry } from 'prom-client'
import { sha256 } from '../../foundation/sha256.js'
import { HttpError } from '../http/HttpError.js'
import { isLocalOrigin } from '../http/isLocalOrigin.js'
import type { Route, RouteRequest } from '../http/Route.js'

/**
 * Creates the route `GET /metrics` for Prometheus.
 *
 * @param token Bearer token. Without one, only this machine can read the metrics.
 */
export function createMetricsRoute(registry: Registry, token: string | undefined): Route {
  return {
    name: 'metrics',
    method: 'GET',
    pattern: /^\/metrics$/,
    async handle(request) {
      if (!canReadMetrics(request, token))
        throw new HttpError(403, 'authorization', 'Set METRICS_TOKEN and send it as a Bearer token')
      return {
        headers: { 'content-type': registry.contentType, 'cache-control': 'no-store' },
        body: await registry.metrics(),
      }
    },
  }
}

function canReadMetrics({ raw, address }: RouteRequest, token: string | undefined): boolean {
  // Rejects browsers: any page can send requests from this machine, also through a host name that resolves to it.
  if (token === undefined)
    return address.isLocal && raw.headers.origin === undefined && isLocalOrigin(`http://${raw.headers.host}`)
  // Hashes have the same length, so they can be compared in constant time.
  return timingSafeEqual(
    Buffer.from(sha256(raw.headers.authorization ?? '')),
    Buffer.from(sha256(`Bearer ${token}`)),
  )
}
