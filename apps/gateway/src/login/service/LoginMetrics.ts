import { Counter, type Registry } from 'prom-client'

/** The metrics of the login service. */
export type LoginMetrics = {
  /** Bursts of reads of a share by a device. */
  readonly shareBursts: Counter
}

/** Creates the metrics in a registry. */
export function createLoginMetrics(registry: Registry): LoginMetrics {
  const shareBursts = new Counter({
    name: 'latchkit_login_share_bursts_total',
    help: 'Devices that read their share more often than the threshold',
    registers: [registry],
  })
  // Prometheus cannot alert on a series that does not exist before its first increment.
  shareBursts.inc(0)
  return { shareBursts }
}
