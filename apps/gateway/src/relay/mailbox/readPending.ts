import { and, asc, eq, getTableColumns, gt, lt, ne, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Page, PendingQuery } from './Mailbox.js'
import { messages, receipts } from './tables.js'
import { toTopicRows } from './toTopicRows.js'

/** Reads a page of the messages on some topics that a client has not acknowledged. */
export async function readPending(
  db: Pick<Database['db'], 'select'>,
  { topics, clientId, now, after, limit, maxBytes }: Omit<PendingQuery, 'isBackground'>,
): Promise<Page> {
  if (topics.length === 0) return { messages: [], hasMore: false }
  const acknowledged = db
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
        notExists(acknowledged),
      ),
    )
    .orderBy(asc(messages.seq))
    // One more than the page size, to detect whether there are more.
    .limit(limit + 1)
    .as('of_topic')
  const { hash, project, source, bytes, ...columns } = ofTopic._.selectedFields
  const size = sql`octet_length(${ofTopic.message})`
  const pending = db
    .select({
      ...columns,
      bytesBefore: sql<number>`sum(${size}) over (order by ${ofTopic.seq}) - ${size}`.as('bytes_before'),
      total: sql<number>`(count(*) over ())::int`.as('total'),
    })
    .from(toTopicRows(topics))
    .innerJoinLateral(ofTopic, sql`true`)
    .as('waiting')
  const { bytesBefore, ...wanted } = pending._.selectedFields
  const rows = await db
    .select(wanted)
    .from(pending)
    .where(lt(bytesBefore, maxBytes))
    .orderBy(asc(pending.seq))
    .limit(limit)
  return {
    messages: rows.map(({ total, ...message }) => message),
    hasMore: (rows[0]?.total ?? 0) > rows.length,
  }
}
