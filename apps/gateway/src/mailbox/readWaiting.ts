import { and, asc, eq, gt, inArray, ne, notExists } from 'drizzle-orm'
import type { Database } from './Database.js'
import type { StoredMessage, Waiting } from './Mailbox.js'
import { messages, receipts } from './tables.js'

/** Reads what a client has not had of some topics, in the order of receipt. */
export async function readWaiting(
  db: Pick<Database['db'], 'select'>,
  { topics, clientId, now, after, limit }: Waiting,
): Promise<readonly StoredMessage[]> {
  const had = db
    .select({ seq: receipts.seq })
    .from(receipts)
    .where(and(eq(receipts.seq, messages.seq), eq(receipts.clientId, clientId)))
  return db
    .select()
    .from(messages)
    .where(
      and(
        inArray(messages.topic, [...topics]),
        gt(messages.seq, after),
        gt(messages.expiresAt, now),
        ne(messages.publisher, clientId),
        notExists(had),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(limit)
}
