import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** What is counted, and where it is read. */
export type Metrics = {
  readonly registry: Registry
  /** Open relay connections. */
  readonly sockets: Gauge
  /** Connections that were refused, by reason. */
  readonly refused: Counter<'reason'>
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

const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5]

/**
 * Makes the metrics of one gateway.
 *
 * @param gauges Asked whenever the metrics are read.
 * @param ofProcess Whether those of the process come with them; they are its, not one gateway's.
 */
export function createMetrics(
  gauges: { readonly mailbox: () => Promise<number>; readonly subscriptions: () => number },
  ofProcess: boolean,
): Metrics {
  const registry = new Registry()
  const registers = [registry]
  if (ofProcess) collectDefaultMetrics({ register: registry })
  const counter = <Label extends string = string>(name: string, help: string, labelNames: Label[] = []) =>
    new Counter({ name: `latchkit_${name}`, help, labelNames, registers })

  new Gauge({
    name: 'latchkit_mailbox_messages',
    help: 'Messages kept',
    registers,
    async collect() {
      // Without the database the others are wanted most.
      this.set(await gauges.mailbox().catch(() => Number.NaN))
    },
  })
  new Gauge({
    name: 'latchkit_relay_subscriptions',
    help: 'Subscriptions of open connections',
    registers,
    collect() {
      this.set(gauges.subscriptions())
    },
  })
  return {
    registry,
    sockets: new Gauge({ name: 'latchkit_relay_sockets', help: 'Open relay connections', registers }),
    refused: counter('relay_refused_total', 'Connections refused, by reason', ['reason']),
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
