import type { StoredMessage } from './mailbox/Mailbox.js'

/** A page of messages that was sent in the response to a fetch. */
export type FetchedPage = {
  /** The fetched topics, sorted and joined. */
  readonly topicsKey: string
  readonly messages: readonly Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>[]
}

/**
 * The pages that were sent on a connection and may not have arrived. The relay sends a ping after each page. When the pong
 * arrives, it acknowledges the messages of the page: see `Transport`.
 */
export type UnacknowledgedPages = {
  readonly add: (topics: readonly string[], messages: readonly StoredMessage[]) => FetchedPage
  readonly remove: (page: FetchedPage) => void
  /**
   * Returns the sequence number of the last message in the pages of exactly these topics, or 0. The next page starts after
   * it.
   */
  readonly getLastFetchedSeq: (topics: readonly string[]) => number
}

/** Creates an empty set of pages. */
export function createUnacknowledgedPages(): UnacknowledgedPages {
  const pages = new Set<FetchedPage>()
  const getKey = (topics: readonly string[]) => [...topics].sort().join()
  return {
    add(topics, messages) {
      const page = {
        topicsKey: getKey(topics),
        // Only the fields that are needed to create a receipt.
        messages: messages.map(({ seq, expiresAt, tag }) => ({ seq, expiresAt, tag })),
      }
      pages.add(page)
      return page
    },
    remove: (page) => void pages.delete(page),
    getLastFetchedSeq(topics) {
      const key = getKey(topics)
      const seqs = [...pages].flatMap((page) =>
        page.topicsKey === key ? (page.messages.at(-1)?.seq ?? 0) : [],
      )
      return Math.max(0, ...seqs)
    },
  }
}
