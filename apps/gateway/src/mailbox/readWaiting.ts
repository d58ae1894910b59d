import { and, asc, eq, getTableColumns, gt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from './Database.js'
import type { StoredMessage, Waiting } from './Mailbox.js'
import { messages, receipts } from './tables.js'
import { wantedTopics } from './wantedTopics.js'

/** Reads what a client has not had of some topics, in the order of receipt. */
export async function readWaiting(
  db: Pick<Database['db'], 'select'>,
  { topics, clientId, now, after, limit }: Waiting,
): Promise<readonly StoredMessage[]> {
  if (topics.length === 0) return []
  const had = db
    .select({ seq: receipts.seq })
    .from(receipts)
    .where(and(eq(receipts.seq, messages.seq), eq(receipts.clientId, clientId)))
  const ofTopic = db
    .select(getTableColumns(messages))
    .from(messages)
    .where(
      and(
        eq(messages.topic, sql`wanted.topic`),
        gt(messages.seq, after),
        gt(messages.expiresAt, now),
        ne(messages.publisher, clientId),
        notExists(had),
      ),
    )
    .orderBy(asc(messages.seq))
    .limit(limit)
    .as('waiting')
  const rows = await db
    .select({ waiting: ofTopic._.selectedFields })
    .from(wantedTopics(topics))
    .innerJoinLateral(ofTopic, sql`true`)
    .orderBy(asc(ofTopic.seq))
    .limit(limit)
  return rows.map(({ waiting }) => waiting)
}
