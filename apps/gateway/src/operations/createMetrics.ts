import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted, and where it is read. */
export type Metrics = {
  readonly registry: Registry
  /** Open relay connections. */
  readonly sockets: Gauge
  /** Connections that were refused, by reason. */
  readonly refused: Counter<'reason'>
  /** Calls, requests and connections refused because of a rate or a number, by limit. */
  readonly throttled: Counter<'limit'>
  readonly published: Counter
  /** Messages published again. */
  readonly repeated: Counter
  /** Messages sent to clients, the same one again included. */
  readonly delivered: Counter
  readonly acknowledged: Counter
  /** Seconds, by method of the relay. */
  readonly calls: Histogram<'method'>
  /** Seconds of the mailbox's transactions. */
  readonly commits: Histogram
  /** Answers by status code. */
  readonly http: Counter<'route' | 'status'>
}

/** The limits that `throttled` counts. */
const limits = [
  'client_calls',
  'address_calls',
  'project_calls',
  'address_requests',
  'connections',
  'topic',
  'storage',
] as const

/** Called whenever the metrics are read. */
export type Gauges = {
  /** Messages kept. */
  readonly mailbox: () => Promise<number>
  /** Bytes of them. */
  readonly mailboxBytes: () => Promise<number>
  /** Messages and receipts that wait to be written. */
  readonly queued: () => number
  readonly subscriptions: () => number
  /** Seconds that an event takes through the bus. */
  readonly busLag: () => number
}

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * Makes the metrics of one gateway.
 *
 * @param hasProcessMetrics Whether those of the process come with them; they are its, not one gateway's.
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
        // Without the database the others are wanted most.
        this.set(await Promise.resolve(read()).catch(() => Number.NaN))
      },
    })
  gauge('mailbox_messages', 'Messages kept', gauges.mailbox)
  gauge('mailbox_bytes', 'Bytes of the messages kept', gauges.mailboxBytes)
  gauge('mailbox_queue', 'Messages and receipts that wait to be written', gauges.queued)
  gauge('relay_subscriptions', 'Subscriptions of open connections', gauges.subscriptions)
  gauge('bus_lag_seconds', 'Seconds an event takes from this node through Redis and back', gauges.busLag)
  const throttled = counter('throttled_total', 'Calls, requests and connections refused, by limit', ['limit'])
  // A series that is absent until the first refusal cannot be watched.
  for (const limit of limits) throttled.inc({ limit }, 0)
  return {
    registry,
    sockets: new Gauge({ name: 'latchkit_relay_sockets', help: 'Open relay connections', registers }),
    refused: counter('relay_refused_total', 'Connections refused, by reason', ['reason']),
    throttled,
    published: counter('relay_published_total', 'Messages stored'),
    repeated: counter('relay_repeated_total', 'Messages published again'),
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
    http: counter('http_answers_total', 'HTTP answers', ['route', 'status']),
  }
}
