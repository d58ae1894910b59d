import { asc, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { GatewayError } from '../../foundation/GatewayError.js'
import { createSqlStore } from '../mailbox/createSqlStore.js'
import { messages, receipts } from '../mailbox/tables.js'
import type { AsyncFileStore } from './FileStore.js'

/** Rows per statement: messages have up to a megabyte. */
const maxRows = 64

/**
 * Moves the messages of the embedded Postgres, in which older versions kept them, to the files of the mailbox. An interrupted move
 * begins again: the tables are emptied when all messages are in the files.
 *
 * @throws GatewayError if the disk has too little free space.
 */
export async function moveMessages(database: Database, files: AsyncFileStore): Promise<void> {
  const isComplete = await files.isComplete()
  if (!database.files?.hasOlderTables) {
    if (!isComplete) await files.endMove(0)
    return
  }
  if (!isComplete) await copyAll(database, files)
  const [left] = await database.db.select({ seq: messages.seq }).from(messages).limit(1)
  if (left) await database.db.execute(sql`truncate messages, receipts`)
}

async function copyAll(database: Database, files: AsyncFileStore): Promise<void> {
  const { db, space } = database
  const usage = await createSqlStore(database).countUsage()
  const bytes = usage.reduce((sum, one) => sum + one.bytes, 0)
  if (bytes > 0 && (await space.getLevel(bytes)) !== 'free')
    throw new GatewayError(
      `The stored messages move to new files in DATA_DIR, and its disk has too little free space for ${bytes} bytes: free some space.`,
    )
  await files.beginMove()
  for (let after = 0; ; ) {
    const rows = await db
      .select()
      .from(messages)
      .where(gt(messages.seq, after))
      .orderBy(asc(messages.seq))
      .limit(maxRows)
    const last = rows.at(-1)
    if (!last) break
    const seqs = { from: after, to: last.seq }
    const given = await db
      .select()
      .from(receipts)
      .where(sql`${receipts.seq} > ${seqs.from} and ${receipts.seq} <= ${seqs.to}`)
    const known = new Set(rows.map(({ seq }) => seq))
    await files.move({
      messages: rows.map((one) => {
        const { seq, topic, hash, message, tag, attestation, publisher, publishedAt, expiresAt } = one
        const { project, source } = one
        return [
          seq,
          [topic, hash, message, tag, attestation, publisher, publishedAt, expiresAt, project, source],
        ]
      }),
      receipts: given.filter(({ seq }) => known.has(seq)),
    })
    after = last.seq
  }
  const [sequence] = await db.select({ last: sql`last_value`.mapWith(Number) }).from(sql`messages_seq_seq`)
  await files.endMove(sequence?.last ?? 0)
}
