import { inArray, lte, sql } from 'drizzle-orm'
import type { OwnedBytes } from './createUsage.js'
import type { Database } from './Database.js'
import { messages, receipts } from './tables.js'

type Transaction = Pick<Database['db'], 'select' | 'delete'>

/** What one transaction deleted. */
export type Swept = {
  readonly deleted: readonly OwnedBytes[]
  /** Whether there may be more. */
  readonly isFull: boolean
}

/** Rows in one transaction. */
const maxRows = 2_000

const owned = {
  publisher: messages.publisher,
  source: messages.source,
  project: messages.project,
  bytes: sql`${messages.bytes}`.mapWith(Number),
}

/** Deletes messages whose receipt has expired, and the receipt with them: a client must not be sent the message again. */
export async function sweepAcknowledged(tx: Transaction, now: number): Promise<Swept> {
  const old = tx
    .select({ seq: receipts.seq, clientId: receipts.clientId })
    .from(receipts)
    .where(lte(receipts.expiresAt, now))
    .limit(maxRows)
    // Rows that another node is deleting are left to it.
    .for('update', { skipLocked: true })
  const rows = await tx
    .delete(receipts)
    .where(sql`(${receipts.seq}, ${receipts.clientId}) in ${old}`)
    .returning({ seq: receipts.seq })
  if (rows.length === 0) return { deleted: [], isFull: false }
  const seqs = [...new Set(rows.map(({ seq }) => seq))]
  const deleted = await tx.delete(messages).where(inArray(messages.seq, seqs)).returning(owned)
  return { deleted, isFull: rows.length >= maxRows }
}

/** Deletes messages that have expired. */
export async function sweepExpired(tx: Transaction, now: number): Promise<Swept> {
  const old = tx
    .select({ seq: messages.seq })
    .from(messages)
    .where(lte(messages.expiresAt, now))
    .limit(maxRows)
    .for('update', { skipLocked: true })
  const deleted = await tx.delete(messages).where(inArray(messages.seq, old)).returning(owned)
  return { deleted, isFull: deleted.length >= maxRows }
}
