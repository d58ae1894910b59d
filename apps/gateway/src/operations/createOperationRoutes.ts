import { timingSafeEqual } from 'node:crypto'
import { HttpError } from '../http/HttpError.js'
import type { Route, RouteRequest } from '../http/Route.js'
import { StorageFullError } from '../mailbox/StorageFullError.js'
import { isLocalOrigin } from '../projects/isLocalOrigin.js'
import { sha256 } from '../sha256.js'
import type { Metrics } from './createMetrics.js'

/** What the state of the gateway is read from. */
export type OperationOptions = {
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  readonly isBusReady: () => boolean
  /** Rejects where the database does not answer, with StorageFullError where it cannot store. */
  readonly checkMailbox: () => Promise<void>
  /** Without one, only this machine may read the metrics. */
  readonly metricsToken: string | undefined
}

/** How long the database may take to respond; a load balancer waits a few seconds at most. */
const databaseTimeoutMs = 2_000

/** `GET /health` for load balancers, `GET /metrics` for Prometheus. */
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
        // It serves on, more slowly where a message comes by another node.
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

/** A check that hangs counts as a failure. */
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
  // A page of anywhere asks from this machine too, and may give itself a name that leads here.
  if (token === undefined)
    return address.isLocal && raw.headers.origin === undefined && isLocalOrigin(`http://${raw.headers.host}`)
  // Hashes have one length, and take one time to compare.
  return timingSafeEqual(
    Buffer.from(sha256(raw.headers.authorization ?? '')),
    Buffer.from(sha256(`Bearer ${token}`)),
  )
}
