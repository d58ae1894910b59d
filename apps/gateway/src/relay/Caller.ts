import type { StoredMessage } from '../mailbox/Mailbox.js'
import type { Client } from './admit.js'

/** Who makes one call, and what the call can do to the connection it comes by. */
export type Caller = Client & {
  /** Subscribes the connection, if it is one that can be sent to. Answers with the subscription ids, in order. */
  readonly subscribe: (topics: readonly string[]) => readonly string[]
  readonly unsubscribe: (topic: string) => void
  /** The last message the connection was answered with on these topics and has not confirmed, 0 without one. */
  readonly unconfirmedAfter: (topics: readonly string[]) => number
  /**
   * Acknowledges messages once the client has certainly received the answer to this call. Without a connection this is
   * never certain, and the client acknowledges by itself.
   */
  readonly acknowledgeWhenReceived: (topics: readonly string[], page: readonly StoredMessage[]) => void
}
