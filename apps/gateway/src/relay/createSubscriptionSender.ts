import { getMessageBytes } from './mailbox/getMessageBytes.js'
import type { StoredMessage } from './mailbox/Mailbox.js'
import type { Subscription } from './Subscription.js'

/**
 * Sends messages to one subscription: in order, and each of them once. Pending messages are read from the mailbox; live
 * messages have just been published.
 */
export type SubscriptionSender = {
  readonly topic: string
  readonly clientId: string
  /**
   * Starts a read of the pending messages. Live messages are queued from now on, because older messages are sent first.
   *
   * @returns False while another read is in progress. The pending messages are then read again after it.
   */
  readonly beginRead: () => boolean
  /** Ends a failed read. Messages stay queued until the next read has sent the older ones. */
  readonly cancelRead: () => void
  /**
   * Ends a read and sends the queued messages.
   *
   * @returns Whether the pending messages must be read again.
   */
  readonly endRead: () => boolean
  /** Sends a message from the mailbox, unless it was sent before. */
  readonly sendStored: (message: StoredMessage) => Promise<void>
  /** Sends a live message, or queues it during a read. */
  readonly sendLive: (message: StoredMessage) => void
  /** Discards the queued messages. */
  readonly close: () => void
}

/** Bytes of live messages that all senders of a node have queued. */
export type QueuedLiveBytes = { total: number }

/**
 * Number of sent messages that a subscription remembers. Higher than the largest `maxTopicMessages` that the settings
 * allow: otherwise a repeated read could send a message twice.
 */
const maxRememberedSeqs = 4_096

/** Maximum number of queued live messages of a subscription. Further ones are read from the mailbox later. */
const maxQueuedMessages = 32
/**
 * Maximum of `QueuedLiveBytes`. A slow client delays the end of its read, and live messages are queued until then.
 */
const maxQueuedLiveBytes = 8 * 1024 * 1024

/** Creates the sender of a subscription. It queues live messages until the first read has ended. */
export function createSubscriptionSender(
  { topic, clientId, push }: Subscription,
  queuedLiveBytes: QueuedLiveBytes,
): SubscriptionSender {
  // The same message may come from the mailbox, from this node and from the bus.
  const sent = new Set<number>()
  /** `undefined` while live messages are sent immediately. */
  let queued: StoredMessage[] | undefined = []
  let isReading = false
  let mustReadAgain = false

  function takeQueued(): readonly StoredMessage[] {
    const messages = queued ?? []
    queued = undefined
    for (const message of messages) queuedLiveBytes.total -= getMessageBytes(message)
    return messages
  }

  async function send(message: StoredMessage): Promise<void> {
    if (sent.has(message.seq)) return
    sent.add(message.seq)
    const [oldest] = sent
    if (sent.size > maxRememberedSeqs && oldest !== undefined) sent.delete(oldest)
    await push(message)
  }

  return {
    topic,
    clientId,
    sendStored: send,
    beginRead() {
      if (isReading) {
        mustReadAgain = true
        return false
      }
      isReading = true
      queued ??= []
      return true
    },
    cancelRead() {
      isReading = false
    },
    endRead() {
      const messages = takeQueued()
      isReading = false
      for (const message of messages) void send(message)
      const result = mustReadAgain
      mustReadAgain = false
      return result
    },
    sendLive(message) {
      if (!queued) return void send(message)
      const bytes = getMessageBytes(message)
      if (
        // Once a message was not queued, the next ones are read from the mailbox too, to keep the order.
        mustReadAgain ||
        queued.length >= maxQueuedMessages ||
        queuedLiveBytes.total + bytes > maxQueuedLiveBytes
      ) {
        mustReadAgain = true
        return
      }
      queued.push(message)
      queuedLiveBytes.total += bytes
    },
    close: () => void takeQueued(),
  }
}
