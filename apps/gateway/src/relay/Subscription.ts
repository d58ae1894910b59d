import type { StoredMessage } from './mailbox/Mailbox.js'

/** A subscription of one connection of this node to one topic. */
export type Subscription = {
  /** See `getSubscriptionId`. */
  readonly id: string
  readonly topic: string
  readonly clientId: string
  /** Sends a message to the client. Resolves when the message has left this process. */
  readonly push: (message: StoredMessage) => Promise<void>
}
