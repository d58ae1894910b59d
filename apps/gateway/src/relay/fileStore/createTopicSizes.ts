import type { MailboxLimits } from '../mailbox/MessageStore.js'
import type { MailboxFile } from './openFile.js'

/** Remembers the sizes of topics that messages were stored on. */
export type TopicSizes = {
  /** Whether a topic has room for a message. Expired messages, and those that the next sweep deletes, do not count. */
  readonly fits: (topic: string, bytes: number, now: number, limits: MailboxLimits) => boolean
  /** Adds a stored message, or subtracts a deleted one. */
  readonly add: (topic: string, bytes: number) => void
  readonly subtract: (topic: string, bytes: number) => void
  readonly forget: () => void
}

type Size = { messages: number; bytes: number }

/** Topics that are remembered. */
const maxTopics = 10_000

/** Creates sizes that are counted when a topic is first asked for. */
export function createTopicSizes(db: MailboxFile['db']): TopicSizes {
  const sumAll = db.prepare(
    'select count(*) as messages, coalesce(sum(bytes), 0) as bytes from messages where topic = ?',
  )
  const sumKept = db.prepare(
    `select count(*) as messages, coalesce(sum(bytes), 0) as bytes from messages
     where topic = ? and expires_at > ? and not exists (
       select 1 from receipts where receipts.seq = messages.seq and receipts.expires_at <= ?
     )`,
  )
  /** With expired messages, which few topics have: they are only left out of a topic that has no room otherwise. */
  const sizes = new Map<string, Size>()

  function getSize(topic: string): Size {
    const known = sizes.get(topic)
    if (known) return known
    const size = sumAll.get(topic) as Size
    if (sizes.size >= maxTopics) sizes.clear()
    sizes.set(topic, size)
    return size
  }

  function change(topic: string, messages: number, bytes: number): void {
    const size = sizes.get(topic)
    if (!size) return
    size.messages += messages
    size.bytes += bytes
  }

  return {
    fits(topic, bytes, now, { maxTopicMessages, maxTopicBytes }) {
      const hasRoom = (size: Size) => size.messages < maxTopicMessages && size.bytes + bytes <= maxTopicBytes
      return hasRoom(getSize(topic)) || hasRoom(sumKept.get(topic, now, now) as Size)
    },
    add: (topic, bytes) => change(topic, 1, bytes),
    subtract: (topic, bytes) => change(topic, -1, -bytes),
    forget: () => sizes.clear(),
  }
}
