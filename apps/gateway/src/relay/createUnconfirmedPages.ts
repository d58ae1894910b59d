import type { StoredMessage } from '../mailbox/Mailbox.js'

/** A page of messages that was sent in the response to a fetch. */
export type FetchedPage = {
  readonly topics: string
  readonly messages: readonly Pick<StoredMessage, 'seq' | 'expiresAt' | 'tag'>[]
}

/** The fetched pages of a connection whose receipt the client has not confirmed yet. */
export type UnconfirmedPages = {
  readonly add: (topics: readonly string[], messages: readonly StoredMessage[]) => FetchedPage
  readonly remove: (page: FetchedPage) => void
  /** Returns the `seq` of the last unconfirmed message of these topics, or 0. The next page starts after it. */
  readonly getLastSeq: (topics: readonly string[]) => number
}

/** Creates an empty set of unconfirmed pages. */
export function createUnconfirmedPages(): UnconfirmedPages {
  const pages = new Set<FetchedPage>()
  const getKey = (topics: readonly string[]) => [...topics].sort().join()
  return {
    add(topics, messages) {
      const page = {
        topics: getKey(topics),
        // Only the fields of a receipt.
        messages: messages.map(({ seq, expiresAt, tag }) => ({ seq, expiresAt, tag })),
      }
      pages.add(page)
      return page
    },
    remove: (page) => void pages.delete(page),
    getLastSeq(topics) {
      const key = getKey(topics)
      const seqs = [...pages].flatMap((page) => (page.topics === key ? (page.messages.at(-1)?.seq ?? 0) : []))
      return Math.max(0, ...seqs)
    },
  }
}
