import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** The metrics of a gateway, for Prometheus. */
export type Metrics = {
  readonly registry: Registry
  /** Open relay connections. */
  readonly sockets: Gauge
  /** Refused and terminated connections, by reason. */
  readonly refused: Counter<'reason'>
  /** Calls, requests and connections that exceeded a limit, by limit. */
  readonly throttled: Counter<'limit'>
  readonly published: Counter
  /** Duplicate messages. */
  readonly duplicates: Counter
  /** Messages sent to clients. A message that is sent again counts again. */
  readonly delivered: Counter
  readonly acknowledged: Counter
  /** Duration of calls in seconds, by method. */
  readonly calls: Histogram<'method'>
  /** Duration of mailbox transactions in seconds. */
  readonly commits: Histogram
  /** HTTP responses, by route and status. */
  readonly http: Counter<'route' | 'status'>
}

/** The values of the label `limit` of `throttled`. */
const limits = [
  'client_calls',
  'address_calls',
  'project_calls',
  'address_requests',
  'rpc_address',
  'rpc_project',
  'connections',
  'topic',
  'storage',
] as const

/** Functions that return the current values of gauges. */
export type Gauges = {
  /** Number of stored messages. */
  readonly mailbox: () => Promise<number>
  /** Bytes of stored messages. */
  readonly mailboxBytes: () => Promise<number>
  /** Number of messages and receipts in the write queue. */
  readonly queued: () => number
  readonly subscriptions: () => number
  /** Seconds that an event takes through the bus. */
  readonly busLag: () => number
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * Creates the metrics of one gateway.
 *
 * @param hasProcessMetrics Whether to include the metrics of the process, which all gateways in it share.
 */
export function createMetrics(gauges: Gauges, hasProcessMetrics: boolean): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (hasProcessMetrics) collectDefaultMetrics({ register: registry })
  const counter = <Label extends string = string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `latchkit_${name}`, help, labelNames, registers })

  const gauge = (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      name: `latchkit_${name}`,
      help,
      registers,
      async collect() {
        // A gauge that fails must not hide the others, which matter most when the database is unreachable.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN))
      },
    })
  gauge('mailbox_messages', 'Stored messages', gauges.mailbox)
  gauge('mailbox_bytes', 'Bytes of stored messages', gauges.mailboxBytes)
  gauge('mailbox_queue', 'Messages and receipts in the write queue', gauges.queued)
  gauge('relay_subscriptions', 'Subscriptions of open connections', gauges.subscriptions)
  gauge('bus_lag_seconds', 'Seconds an event takes from this node through Redis and back', gauges.busLag)
  const throttled = counter('throttled_total', 'Calls, requests and connections refused, by limit', ['limit'])
  // Prometheus cannot alert on a series that does not exist before its first increment.
  for (const limit of limits) throttled.inc({ limit }, 0)
  return {
    registry,
    sockets: new Gauge({ name: 'latchkit_relay_sockets', help: 'Open relay connections', registers }),
    refused: counter('relay_refused_total', 'Connections refused or terminated, by reason', ['reason']),
    throttled,
    published: counter('relay_published_total', 'Messages stored'),
    duplicates: counter('relay_repeated_total', 'Duplicate messages'),
    delivered: counter('relay_delivered_total', 'Messages sent to clients'),
    acknowledged: counter('relay_acknowledged_total', 'Messages clients acknowledged'),
    calls: new Histogram({
      name: 'latchkit_relay_call_seconds',
      help: 'Calls by method',
      labelNames: ['method'],
      buckets,
      registers,
    }),
    commits: new Histogram({
      name: 'latchkit_mailbox_commit_seconds',
      help: 'Transactions of the mailbox',
      buckets,
      registers,
    }),
    http: counter('http_answers_total', 'HTTP responses', ['route', 'status']),
  }
}
