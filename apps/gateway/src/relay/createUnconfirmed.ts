import type { StoredMessage } from '../mailbox/Mailbox.js'

/** Messages a call was answered with. */
export type AnsweredPage = {
  readonly topics: string
  readonly messages: readonly Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>[]
}

/** The pages a connection was answered with, until it is certain that the client received them. */
export type Unconfirmed = {
  readonly add: (topics: readonly string[], messages: readonly StoredMessage[]) => AnsweredPage
  readonly remove: (page: AnsweredPage) => void
  /** The last unconfirmed message of these topics, so that the next page follows it; 0 without one. */
  readonly after: (topics: readonly string[]) => number
}

export function createUnconfirmed(): Unconfirmed {
  const pages = new Set<AnsweredPage>()
  const keyOf = (topics: readonly string[]) => [...topics].sort().join()
  return {
    add(topics, messages) {
      const page = {
        topics: keyOf(topics),
        // Only what a receipt needs.
        messages: messages.map(({ seq, expiresAt, tag }) => ({ seq, expiresAt, tag })),
      }
      pages.add(page)
      return page
    },
    remove: (page) => void pages.delete(page),
    after(topics) {
      const key = keyOf(topics)
      const seqs = [...pages].flatMap((page) => (page.topics === key ? (page.messages.at(-1)?.seq ?? 0) : []))
      return Math.max(0, ...seqs)
    },
  }
}
