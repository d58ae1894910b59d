import { count, inArray, lte, sql } from 'drizzle-orm'
import { sha256 } from '../sha256.js'
import { createGroupCommit } from './createGroupCommit.js'
import type { Database } from './Database.js'
import type { Mailbox, Receipt, Stored } from './Mailbox.js'
import { readWaiting } from './readWaiting.js'
import { retryOnConflict } from './retryOnConflict.js'
import { StorageFullError } from './StorageFullError.js'
import { type Hashed, type MailboxLimits, storeMessages } from './storeMessages.js'
import { messages, receipts } from './tables.js'

type Write = Hashed | { readonly receipt: Receipt }

/** Rows in one statement: Postgres takes at most 65,535 parameters. */
const maxRows = 2_000

/**
 * Opens the mailbox in a database. Messages and receipts that come at the same time share one transaction.
 *
 * @param lingerMs How long a lone write waits for company.
 * @param onCommit Told how long each transaction took.
 */
export function openMailbox(
  { db, vacuum, space, close }: Database,
  limits: MailboxLimits,
  lingerMs: number,
  onCommit: (seconds: number) => void = () => {},
): Mailbox {
  const writes = createGroupCommit<Write, Stored>(
    async (batch) => {
      const start = performance.now()
      const level = await space.level(bytesOf(batch))
      const accepted = batch.filter((one) => level === 'free' || (level === 'low' && 'receipt' in one))
      const results =
        accepted.length > 0
          ? await retryOnConflict(() => db.transaction((tx) => write(tx, accepted, limits)))
          : new Map<Write, Stored | Error>()
      onCommit((performance.now() - start) / 1000)
      const kept = new Set(accepted)
      return batch.map((one) => (kept.has(one) ? results.get(one) : new StorageFullError()))
    },
    { lingerMs, maxJobs: maxRows },
  )

  return {
    store: (message) => writes.add({ message, hash: sha256(message.message) }),
    async acknowledge(given) {
      await Promise.all(given.map((receipt) => writes.add({ receipt })))
    },
    async acknowledgeByHash(clientId, given) {
      if (given.length === 0) return
      await writes.settled()
      const wanted = given.map(({ topic, hash }) => sql`(${topic}, ${hash})`)
      const found = await db
        .select({ seq: messages.seq, expiresAt: messages.expiresAt })
        .from(messages)
        .where(sql`(${messages.topic}, ${messages.hash}) in (${sql.join(wanted, sql`, `)})`)
      await Promise.all(found.map((one) => writes.add({ receipt: { ...one, clientId } })))
    },
    async waiting(parameters) {
      // What the client has acknowledged a moment ago may still be on its way into the table.
      await writes.settled()
      return readWaiting(db, parameters)
    },
    async sweep(now) {
      if ((await space.level()) === 'exhausted') return
      for (let deleted = maxRows; deleted >= maxRows; ) {
        const old = db
          .select({ seq: receipts.seq, clientId: receipts.clientId })
          .from(receipts)
          .where(lte(receipts.expiresAt, now))
          .limit(maxRows)
          // Rows that another node is deleting are left to it: a sweep never waits, so it is in no deadlock.
          .for('update', { skipLocked: true })
        const rows = await db
          .delete(receipts)
          .where(sql`(${receipts.seq}, ${receipts.clientId}) in ${old}`)
          .returning({ seq: receipts.seq })
        deleted = rows.length
      }
      let total = 0
      for (let deleted = maxRows; deleted >= maxRows; total += deleted) {
        const old = db
          .select({ seq: messages.seq })
          .from(messages)
          .where(lte(messages.expiresAt, now))
          .limit(maxRows)
          .for('update', { skipLocked: true })
        deleted = (
          await db.delete(messages).where(inArray(messages.seq, old)).returning({ seq: messages.seq })
        ).length
      }
      if (total > 0) await vacuum()
    },
    async size() {
      const [row] = await db.select({ size: count() }).from(messages)
      return row?.size ?? 0
    },
    async bytes() {
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(octet_length(${messages.message})), 0)`.mapWith(Number) })
        .from(messages)
      return row?.bytes ?? 0
    },
    queued: writes.size,
    async isReachable() {
      if ((await space.level()) !== 'free') throw new StorageFullError()
      await db.execute(sql`select 1`)
    },
    async close() {
      await writes.settled()
      await close()
    },
  }
}

async function write(
  tx: Pick<Database['db'], 'select' | 'insert'>,
  batch: readonly Write[],
  limits: MailboxLimits,
): Promise<ReadonlyMap<Write, Stored | Error>> {
  const published = batch.filter((one) => 'message' in one)
  const acknowledged = batch.flatMap((one) => ('receipt' in one ? [one.receipt] : []))
  const stored = await storeMessages(tx, published, limits)
  // In the order every node has, for the same reason as the messages.
  acknowledged.sort((a, b) => a.seq - b.seq || (a.clientId < b.clientId ? -1 : 1))
  if (acknowledged.length > 0) await tx.insert(receipts).values(acknowledged).onConflictDoNothing()
  return stored
}

function bytesOf(batch: readonly Write[]): number {
  return batch.reduce((sum, one) => sum + ('message' in one ? Buffer.byteLength(one.message.message) : 0), 0)
}
