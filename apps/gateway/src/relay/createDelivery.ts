import type { StoredMessage } from '../mailbox/Mailbox.js'
import type { Subscription } from './Subscription.js'

/** Delivers messages to one subscription, in order and each once. */
export type Delivery = {
  readonly topic: string
  readonly clientId: string
  /**
   * Starts a read of the mailbox. Live messages are buffered from now on, because older messages are sent first.
   *
   * @returns False while another read is in progress; the mailbox is read again after it.
   */
  readonly beginRead: () => boolean
  /** Ends a failed read. Buffered messages wait for the next read, which returns the messages before them. */
  readonly cancelRead: () => void
  /**
   * Ends a read and sends the buffered messages.
   *
   * @returns Whether the mailbox must be read again.
   */
  readonly endRead: () => boolean
  /** Sends a message that was read from the mailbox. */
  readonly send: (message: StoredMessage) => Promise<void>
  /** Sends a live message, or buffers it during a read. */
  readonly sendLive: (message: StoredMessage) => void
  /** Discards the buffered messages. */
  readonly close: () => void
}

/** Bytes of live messages that all deliveries of a node buffer. */
export type BufferedBytes = { total: number }

/** Sequence numbers that are remembered. Higher than the maximum number of unacknowledged messages per topic. */
const maxRememberedSeqs = 4_096

/** Maximum number of buffered messages per subscription. Further messages are read from the mailbox later. */
const maxBuffered = 32
/** Maximum of `BufferedBytes`. A read does not end while its client does not read, so the buffer needs a limit. */
const maxBufferedBytes = 8 * 1024 * 1024

/** Creates the delivery of a subscription. It buffers live messages until the first read of the mailbox has ended. */
export function createDelivery(
  { topic, clientId, push }: Subscription,
  bufferedBytes: BufferedBytes,
): Delivery {
  // The same message may come from the mailbox, from this node and from the bus.
  const sent = new Set<number>()
  let buffer: StoredMessage[] | undefined = []
  let isReading = false
  let isStale = false

  function takeBuffer(): readonly StoredMessage[] {
    const messages = buffer ?? []
    buffer = undefined
    for (const { message } of messages) bufferedBytes.total -= message.length
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
    send,
    beginRead() {
      if (isReading) {
        isStale = true
        return false
      }
      isReading = true
      buffer ??= []
      return true
    },
    cancelRead() {
      isReading = false
    },
    endRead() {
      const buffered = takeBuffer()
      isReading = false
      for (const message of buffered) void send(message)
      const wasStale = isStale
      isStale = false
      return wasStale
    },
    sendLive(message) {
      if (!buffer) void send(message)
      else if (
        // Once a message was not buffered, the following ones are read from the mailbox too, to keep the order.
        !isStale &&
        buffer.length < maxBuffered &&
        bufferedBytes.total + message.message.length <= maxBufferedBytes
      ) {
        buffer.push(message)
        bufferedBytes.total += message.message.length
      } else isStale = true
    },
    close: () => void takeBuffer(),
  }
}
