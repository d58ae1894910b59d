import { inArray, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { Swept } from './MessageStore.js'
import { messages, receipts } from './tables.js'

type Tables = Pick<Database['db'], 'select' | 'delete' | 'with' | '$with'>

/** Rows per statement. */
const maxRows = 2_000

const owned = {
  publisher: messages.publisher,
  source: messages.source,
  project: messages.project,
  bytes: sql`${messages.bytes}`.mapWith(Number),
}

/**
 * Deletes messages whose receipts have expired, and those receipts, in one statement. If only the receipt were deleted, the
 * client would receive the message again.
 */
export async function sweepAcknowledged(db: Tables, now: number): Promise<Swept> {
  const old = db.$with('old').as(
    db
      .select({ seq: receipts.seq, clientId: receipts.clientId })
      .from(receipts)
      .where(lte(receipts.expiresAt, now))
      .limit(maxRows)
      // Skips rows that another node is deleting.
      .for('update', { skipLocked: true }),
  )
  const done = db
    .$with('done')
    .as(
      db
        .delete(receipts)
        .where(sql`(${receipts.seq}, ${receipts.clientId}) in (select seq, client_id from old)`)
        .returning({ seq: receipts.seq }),
    )
  const deletedMessages = db.$with('gone').as(
    db.delete(messages).where(sql`${messages.seq} in (select seq from done)`).returning({
      publisher: messages.publisher,
      source: messages.source,
      project: messages.project,
      bytes: messages.bytes,
    }),
  )
  const rows = await db
    .with(old, done, deletedMessages)
    .select({
      receipts: sql`(select count(*) from done)`.mapWith(Number),
      deleted: {
        publisher: deletedMessages.publisher,
        source: deletedMessages.source,
        project: deletedMessages.project,
        bytes: deletedMessages.bytes,
      },
    })
    .from(sql`(values (1)) as one`)
    .leftJoin(deletedMessages, sql`true`)
  return {
    deleted: rows.flatMap(({ deleted }) => (deleted ? [{ ...deleted, bytes: Number(deleted.bytes) }] : [])),
    isFull: (rows[0]?.receipts ?? 0) >= maxRows,
  }
}

/** Deletes messages that have expired. */
export async function sweepExpired(db: Tables, now: number): Promise<Swept> {
  const old = db
    .select({ seq: messages.seq })
    .from(messages)
    .where(lte(messages.expiresAt, now))
    .limit(maxRows)
    .for('update', { skipLocked: true })
  const deleted = await db.delete(messages).where(inArray(messages.seq, old)).returning(owned)
  return { deleted, isFull: deleted.length >= maxRows }
}
