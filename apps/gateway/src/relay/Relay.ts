import type { Logger } from 'pino'
import type { Metrics } from '../server/metrics/createMetrics.js'
import type { Bus } from './bus/Bus.js'
import type { CallRateLimiter } from './createCallRateLimiter.js'
import type { Hub } from './createHub.js'
import type { ResyncThrottle } from './createResyncThrottle.js'
import type { SubscriptionLimiter } from './createSubscriptionLimiter.js'
import type { Mailbox } from './mailbox/Mailbox.js'

/** Limits of a message and of a connection. */
export type RelayLimits = {
  readonly maxMessageBytes: number
  readonly maxTtlSeconds: number
  /** Maximum number of subscriptions per connection. */
  readonly maxSubscriptions: number
}

/** The dependencies that all connections of a node share. */
export type Relay = {
  /** Stores messages until they are acknowledged or expire. */
  readonly mailbox: Mailbox
  readonly hub: Hub
  /** Publishes messages to the other nodes. */
  readonly bus: Bus
  /** Limits how often duplicates cause the pending messages of a topic to be read again. */
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
