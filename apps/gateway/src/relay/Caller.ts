import type { Client } from './authorizeClient.js'
import type { StoredMessage } from './mailbox/Mailbox.js'

/** The client that made a call, and the operations that a method may perform on its connection. */
export type Caller = Client & {
  /** Subscribes the connection to topics. Returns the subscription ids, in the order of the topics. */
  readonly subscribe: (topics: readonly string[]) => readonly string[]
  readonly unsubscribe: (topic: string) => void
  /**
   * Returns the sequence number of the last message in the unacknowledged pages of exactly these topics, or 0. The next
   * page starts after it.
   */
  readonly getLastFetchedSeq: (topics: readonly string[]) => number
  /**
   * Acknowledges messages once the client has received the response to this call. Has no effect over HTTP, because the
   * relay cannot detect this there: the client acknowledges the messages with `irn_batchReceive`.
   */
  readonly acknowledgeWhenReceived: (topics: readonly string[], page: readonly StoredMessage[]) => void
}
