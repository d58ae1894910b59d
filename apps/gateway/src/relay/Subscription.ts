import type { StoredMessage } from '../mailbox/Mailbox.js'

/** Somebody on this node who waits for the messages of a topic. */
export type Subscription = {
  /** sha256 of topic and client id, hex: clients compute the same. */
  readonly id: string
  readonly topic: string
  readonly clientId: string
  /** Sends a message; resolves when it has left this process. */
  readonly push: (message: StoredMessage) => Promise<void>
}
