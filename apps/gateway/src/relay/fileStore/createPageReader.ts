import type { Page, PendingQuery, StoredMessage } from '../mailbox/Mailbox.js'
import type { MailboxFile } from './openFile.js'

/** Creates a reader of the messages on some topics that a client has not acknowledged. */
export function createPageReader(db: MailboxFile['db']): (query: Omit<PendingQuery, 'isBackground'>) => Page {
  const findPending = db.prepare(
    `select seq, bytes from messages
     where topic = ? and seq > ? and expires_at > ? and publisher <> ? and not exists (
       select 1 from receipts where receipts.seq = messages.seq and client_id = ?
     )
     order by seq limit ?`,
  )
  const read = db.prepare(
    `select seq, topic, message, tag, attestation, publisher, published_at as publishedAt, expires_at as expiresAt
     from messages where seq = ?`,
  )
  return ({ topics, clientId, now, after, limit, maxBytes }) => {
    const found: { readonly seq: number; readonly bytes: number }[] = []
    for (const topic of new Set(topics)) {
      // One more than the page size, to detect whether there are more.
      const rows = findPending.all(topic, after, now, clientId, clientId, limit + 1)
      found.push(...(rows as typeof found))
    }
    found.sort((a, b) => a.seq - b.seq)
    const messages: StoredMessage[] = []
    let total = 0
    for (const { seq, bytes } of found.slice(0, limit)) {
      if (total >= maxBytes) break
      messages.push(...(read.all(seq) as StoredMessage[]))
      total += bytes
    }
    return { messages, hasMore: found.length > messages.length }
  }
}
