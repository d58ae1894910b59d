import { timingSafeEqual } from 'node:crypto'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import { sha256 } from '../sha256.js'
import type { Metrics } from './createMetrics.js'

/** What the state of the gateway is read from. */
export type Vitals = {
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  readonly isBusReady: () => boolean
  /** Rejects where the database does not answer. */
  readonly checkMailbox: () => Promise<void>
  /** Without one, only this machine may read the metrics. */
  readonly metricsToken: string | undefined
}

/** `GET /health` for whoever balances load, `GET /metrics` for Prometheus. */
export function operationRoutes(vitals: Vitals): readonly Route[] {
  const { metrics, isStopping, isBusReady, checkMailbox, metricsToken } = vitals
  return [
    {
      name: 'health',
      method: 'GET',
      pattern: /^\/health$/,
      async handle() {
        const mailbox = await checkMailbox().then(
          () => 'ok',
          () => 'unreachable',
        )
        const bus = isBusReady() ? 'ok' : 'unreachable'
        const status = isStopping() ? 'stopping' : mailbox
        return {
          status: status === 'ok' ? 200 : 503,
          headers: { 'cache-control': 'no-store' },
          body: { status, mailbox, bus },
        }
      },
    },
    {
      name: 'metrics',
      method: 'GET',
      pattern: /^\/metrics$/,
      async handle(request) {
        if (!mayRead(request, metricsToken))
          throw new HttpError(403, 'authorization', 'Set METRICS_TOKEN and send it as a Bearer token')
        return {
          headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
          body: await metrics.registry.metrics(),
        }
      },
    },
  ]
}

function mayRead({ raw, address }: RouteRequest, token: string | undefined): boolean {
  if (token === undefined) return address.isLocal
  // Hashes have one length, and take one time to compare.
  return timingSafeEqual(
    Buffer.from(sha256(raw.headers.authorization ?? '')),
    Buffer.from(sha256(`Bearer ${token}`)),
  )
}
