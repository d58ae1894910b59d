import type { StoredMessage } from '../mailbox/Mailbox.js'
import type { Client } from './authorizeClient.js'

/** The client that made a call, and the operations that a method may perform on its connection. */
export type Caller = Client & {
  /** Subscribes the connection to topics. Returns the subscription ids, in the order of the topics. */
  readonly subscribe: (topics: readonly string[]) => readonly string[]
  readonly unsubscribe: (topic: string) => void
  /** Returns the `seq` of the last fetched message of these topics that is not confirmed, or 0. */
  readonly getLastUnconfirmedSeq: (topics: readonly string[]) => number
  /**
   * Acknowledges messages once the client has received the response to this call. Over HTTP the relay cannot detect
   * this, so the client acknowledges them with `irn_batchReceive`.
   */
  readonly acknowledgeWhenReceived: (topics: readonly string[], page: readonly StoredMessage[]) => void
}
