import { StorageFullError } from '../../database/StorageFullError.js'
import type { Route } from '../http/Route.js'
import type { Metrics } from '../metrics/createMetrics.js'
import { createMetricsRoute } from './createMetricsRoute.js'
import type { RecoveryStatus } from './openRecoveryWatch.js'

/** Options of `createOperationRoutes`. */
export type OperationOptions = {
  readonly metrics: Metrics
  readonly isStopping: () => boolean
  readonly isBusReady: () => boolean
  /** Rejects if the database does not respond, with a StorageFullError if it cannot store messages. */
  readonly checkMailbox: () => Promise<void>
  /** Returns whether the recovery service can be reached. Without it, `/health` has no `recovery`. */
  readonly getRecoveryStatus?: (() => RecoveryStatus) | undefined
  /** Bearer token for the metrics. Without one, only this machine can read them. */
  readonly metricsToken: string | undefined
}

/** Maximum response time of the database for `/health`. Load balancers wait only a few seconds. */
const databaseTimeoutMs = 2_000

/** Creates the routes `GET /health` for load balancers and `GET /metrics` for Prometheus. */
export function createOperationRoutes(options: OperationOptions): readonly Route[] {
  const { metrics, isStopping, isBusReady, checkMailbox, getRecoveryStatus, metricsToken } = options
  return [
    {
      name: 'health',
      method: 'GET',
      pattern: /^\/health$/,
      async handle() {
        const mailbox = await getMailboxStatus(checkMailbox)
        const bus = isBusReady() ? 'ok' : 'unreachable'
        const recovery = getRecoveryStatus?.()
        const body = {
          ...{ status: isStopping() ? 'stopping' : mailbox, mailbox, bus },
          ...(recovery && { recovery }),
        }
        const headers = { 'cache-control': 'no-store' }
        if (body.status !== 'ok') return { status: 503, headers, body }
        // The node still works without the bus, but delivers messages of other nodes late. Without the recovery service, users cannot
        // confirm a new device.
        const isDegraded = bus !== 'ok' || recovery === 'unreachable'
        return { headers, body: isDegraded ? { ...body, status: 'degraded' } : body }
      },
    },
    createMetricsRoute(metrics.registry, metricsToken),
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
