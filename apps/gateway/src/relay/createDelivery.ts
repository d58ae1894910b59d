import type { StoredMessage } from '../mailbox/Mailbox.js'
import type { Subscription } from './Subscription.js'

/** What one subscription has been sent, and in which order it is sent the rest. */
export type Delivery = {
  readonly topic: string
  readonly clientId: string
  /**
   * Begins reading the mailbox: live messages are held from now on, since older ones come first.
   *
   * @returns False while it is being read already; it will be read once more then.
   */
  readonly claim: () => boolean
  /** Ends a reading that failed: what is held waits for the next one, which brings what comes before it. */
  readonly abandon: () => void
  /**
   * Ends the reading and sends what was held.
   *
   * @returns Whether it has to be read once more.
   */
  readonly release: () => boolean
  /** A message of the mailbox. */
  readonly send: (message: StoredMessage) => Promise<void>
  /** A live message. */
  readonly offer: (message: StoredMessage) => void
  /** Lets go of what is held. */
  readonly close: () => void
}

/** Bytes of live messages that all deliveries of a node hold. */
export type HeldBytes = { total: number }

/** Remembered sequence numbers; well above what a topic may hold unacknowledged. */
const rememberedSends = 4_096

/** Live messages held at a time: those beyond are read out of the mailbox, where they are too. */
const maxHeld = 32
/** Bytes of them, of all subscriptions: a client that does not read keeps its reading from ending. */
const maxHeldBytes = 8 * 1024 * 1024

/** A new subscription holds live messages until its mailbox has been read for the first time. */
export function createDelivery({ topic, clientId, push }: Subscription, heldBytes: HeldBytes): Delivery {
  // The mailbox, this node and the bus may all bring the same message.
  const sent = new Set<number>()
  let held: StoredMessage[] | undefined = []
  let isReading = false
  let isStale = false

  function letGo(): readonly StoredMessage[] {
    const messages = held ?? []
    held = undefined
    for (const { message } of messages) heldBytes.total -= message.length
    return messages
  }

  async function send(message: StoredMessage): Promise<void> {
    if (sent.has(message.seq)) return
    sent.add(message.seq)
    const [oldest] = sent
    if (sent.size > rememberedSends && oldest !== undefined) sent.delete(oldest)
    await push(message)
  }

  return {
    topic,
    clientId,
    send,
    claim() {
      if (isReading) {
        isStale = true
        return false
      }
      isReading = true
      held ??= []
      return true
    },
    abandon() {
      isReading = false
    },
    release() {
      const waiting = letGo()
      isReading = false
      for (const message of waiting) void send(message)
      const wasStale = isStale
      isStale = false
      return wasStale
    },
    offer(message) {
      if (!held) void send(message)
      else if (
        // In order: what follows a message that is read again is read again too.
        !isStale &&
        held.length < maxHeld &&
        heldBytes.total + message.message.length <= maxHeldBytes
      ) {
        held.push(message)
        heldBytes.total += message.message.length
      } else isStale = true
    },
    close: () => void letGo(),
  }
}
