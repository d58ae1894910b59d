import type { Logger } from 'pino'
import type { Bus } from '../bus/Bus.js'
import type { Mailbox } from '../mailbox/Mailbox.js'
import type { Metrics } from '../operations/createMetrics.js'
import type { CallRateLimiter } from './createCallRateLimiter.js'
import type { Hub } from './createHub.js'
import type { ResyncThrottle } from './createResyncThrottle.js'
import type { SubscriptionLimiter } from './createSubscriptionLimiter.js'

/** Limits that apply to each client. */
export type RelayLimits = {
  readonly maxMessageBytes: number
  readonly maxTtlSeconds: number
  /** Maximum number of subscriptions per connection. */
  readonly maxSubscriptions: number
}

/** The dependencies that all connections of a node share. */
export type Relay = {
  readonly mailbox: Mailbox
  readonly hub: Hub
  readonly bus: Bus
  /** Reads the mailboxes of a topic again when a message is published twice. */
  readonly resyncThrottle: ResyncThrottle
  readonly rateLimiter: CallRateLimiter
  /** Limits the subscriptions of all connections. */
  readonly subscriptionLimiter: SubscriptionLimiter
  readonly limits: RelayLimits
  readonly metrics: Metrics
  readonly logger: Logger
  /** Returns the current time in ms since 1970. */
  readonly now: () => number
}
