import { Counter, Registry } from 'prom-client'
import type { Metrics } from './createMetrics.js'

/** The metrics that every HTTP server of this package has. */
export type HttpMetrics = Pick<Metrics, 'registry' | 'http' | 'throttled'>

/** Creates the metrics of a server that is not a gateway. They have the names of the gateway's. */
export function createHttpMetrics(): HttpMetrics {
  const registry = new Registry()
  const registers = [registry]
  const throttled = new Counter({
    name: 'latchkit_throttled_total',
    help: 'Requests refused, by limit',
    labelNames: ['limit'],
    registers,
  })
  // Prometheus cannot alert on a series that does not exist before its first increment.
  throttled.inc({ limit: 'address_requests' }, 0)
  return {
    registry,
    throttled,
    http: new Counter({
      name: 'latchkit_http_answers_total',
      help: 'HTTP responses',
      labelNames: ['route', 'status'],
      registers,
    }),
  }
}
