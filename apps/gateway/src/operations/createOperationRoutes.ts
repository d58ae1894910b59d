import { timingSafeEqual } from 'node:crypto'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import { isLocalOrigin } from '../projects/isLocalOrigin.js'
import { sha256 } from '../sha256.js'
import type { Metrics } from './createMetrics.js'

/** Options of `createOperationRoutes`. */
export type OperationOptions = {
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  readonly isBusReady: () => boolean
  /** Rejects if the database does not respond, with a StorageFullError if it cannot store messages. */
  readonly checkMailbox: () => Promise<void>
  /** Bearer token for the metrics. Without one, only this machine can read them. */
  readonly metricsToken: string | undefined
}

/** Maximum response time of the database for `/health`. Load balancers wait only a few seconds. */
const databaseTimeoutMs = 2_000

/** Creates the routes `GET /health` for load balancers and `GET /metrics` for Prometheus. */
export function createOperationRoutes(options: OperationOptions): readonly Route[] {
  const { metrics, isStopping, isBusReady, checkMailbox, metricsToken } = options
  return [
    {
      name: 'health',
      method: 'GET',
      pattern: /^\/health$/,
      async handle() {
        const mailbox = await getMailboxStatus(checkMailbox)
        const bus = isBusReady() ? 'ok' : 'unreachable'
        const body = { status: isStopping() ? 'stopping' : mailbox, mailbox, bus }
        const headers = { 'cache-control': 'no-store' }
        if (body.status !== 'ok') return { status: 503, headers, body }
        // The node still works without the bus, but delivers messages of other nodes late.
        return { headers, body: bus === 'ok' ? body : { ...body, status: 'degraded' } }
      },
    },
    {
      name: 'metrics',
      method: 'GET',
      pattern: /^\/metrics$/,
      async handle(request) {
        if (!canReadMetrics(request, metricsToken))
          throw new HttpError(403, 'authorization', 'Set METRICS_TOKEN and send it as a Bearer token')
        return {
          headers: { 'content-type': metrics.registry.contentType, 'cache-control': 'no-store' },
          body: await metrics.registry.metrics(),
        }
      },
    },
  ]
}

/** Returns the status of the mailbox. A check that does not settle in time counts as unreachable. */
async function getMailboxStatus(check: () => Promise<void>): Promise<'ok' | 'full' | 'unreachable'> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<'unreachable'>((resolve) => {
    timer = setTimeout(() => resolve('unreachable'), databaseTimeoutMs)
  })
  const checked = check().then(
    () => 'ok' as const,
    (error: unknown) => (error instanceof StorageFullError ? ('full' as const) : ('unreachable' as const)),
  )
  try {
    return await Promise.race([checked, timeout])
  } finally {
    clearTimeout(timer)
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
