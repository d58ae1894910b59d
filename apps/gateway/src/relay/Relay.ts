import type { Logger } from 'pino'
import type { Bus } from '../bus/Bus.js'
import type { Mailbox } from '../mailbox/Mailbox.js'
import type { Metrics } from '../operations/createMetrics.js'
import type { CallRates } from './createCallRates.js'
import type { Hub } from './createHub.js'
import type { Repeats } from './createRepeats.js'
import type { SharedLimit } from './createSharedLimit.js'

/** Numbers a client of the relay meets. */
export type RelayLimits = {
  readonly maxMessageBytes: number
  readonly maxTtlSeconds: number
  /** Topics one connection may be subscribed to. */
  readonly maxSubscriptions: number
}

/** What all connections of a node share. */
export type Relay = {
  readonly mailbox: Mailbox
  readonly hub: Hub
  readonly bus: Bus
  /** Called with messages that are published again. */
  readonly repeats: Repeats
  readonly rates: CallRates
  /** Subscriptions of all connections. */
  readonly subscriptions: SharedLimit
  readonly limits: RelayLimits
  readonly metrics: Metrics
  readonly logger: Logger
  /** ms since 1970. */
  readonly now: () => number
}
