import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { selectRows } from '../../database/selectRows.js'
import { getMessageBytes } from './getMessageBytes.js'
import type { Stored } from './Mailbox.js'
import type { HashedMessage, MailboxLimits } from './MessageStore.js'
import { TopicFullError } from './TopicFullError.js'
import { messages, receipts } from './tables.js'
import { toTopicRows } from './toTopicRows.js'

type Tables = Pick<Database['db'], 'select' | 'insert'>

/**
 * Stores messages in the given order. A message that a topic already contains is not stored again, unless it has expired.
 * Only the last statement writes, so no transaction is needed.
 */
export async function storeMessages(
  db: Tables,
  batch: readonly HashedMessage[],
  limits: MailboxLimits,
): Promise<ReadonlyMap<HashedMessage, Stored | TopicFullError>> {
  if (batch.length === 0) return new Map()
  const results = new Map<HashedMessage, Stored | TopicFullError>()
  const [storedByTopic, seqs] = await Promise.all([countStored(db, batch), allocateSeqs(db, batch.length)])
  const newMessages = new Map<string, HashedMessage>()
  for (const one of batch) {
    const topic = storedByTopic.get(one.message.topic) ?? { messages: 0, bytes: 0 }
    const bytes = topic.bytes + getMessageBytes(one.message)
    // Postgres rejects a statement that changes the same row twice, and the second message is a duplicate.
    if (newMessages.has(getKey(one.message.topic, one.hash))) continue
    if (topic.messages >= limits.maxTopicMessages || bytes > limits.maxTopicBytes) {
      results.set(one, new TopicFullError())
      continue
    }
    storedByTopic.set(one.message.topic, { messages: topic.messages + 1, bytes })
    newMessages.set(getKey(one.message.topic, one.hash), one)
  }
  if (newMessages.size === 0) return results
  const inserted = await insertMessages(db, [...newMessages.values()], seqs)
  for (const [id, one] of newMessages) {
    const seq = inserted.get(id)
    results.set(one, seq === undefined ? undefined : { ...one.message, seq })
  }
  return results
}

async function countStored(db: Tables, batch: readonly HashedMessage[]) {
  const now = Math.max(...batch.map(({ message }) => message.publishedAt))
  // Acknowledged messages whose receipts have expired: the next sweep deletes them.
  const deletable = db
    .select({ seq: receipts.seq })
    .from(receipts)
    .where(and(eq(receipts.seq, messages.seq), lte(receipts.expiresAt, now)))
  const counts = db
    .select({
      messages: sql<number>`count(*)::int`.as('count'),
      bytes: sql<number>`coalesce(sum(${messages.bytes}), 0)::int`.as('bytes'),
    })
    .from(messages)
    .where(and(eq(messages.topic, sql`wanted.topic`), gt(messages.expiresAt, now), notExists(deletable)))
    .as('counts')
  const rows = await db
    .select({ topic: sql<string>`wanted.topic`, messages: counts.messages, bytes: counts.bytes })
    .from(toTopicRows(batch.map(({ message }) => message.topic)))
    .innerJoinLateral(counts, sql`true`)
  return new Map(rows.map(({ topic, messages, bytes }) => [topic, { messages, bytes }]))
}

/** Inserts messages, and returns the `seq` of each inserted one. */
async function insertMessages(
  db: Tables,
  batch: readonly HashedMessage[],
  seqs: readonly number[],
): Promise<ReadonlyMap<string, number>> {
  const now = Math.max(...batch.map(({ message }) => message.publishedAt))
  const values = batch.map(({ message, hash, owner }, index) => ({
    ...message,
    ...owner,
    hash,
    seq: seqs[index] ?? null,
  }))
  // All nodes lock rows in this order: two batches with the same messages would deadlock otherwise.
  values.sort((a, b) => compare(a.topic, b.topic) || compare(a.hash, b.hash))
  const getColumn = <Value>(read: (row: (typeof values)[number]) => Value) => values.map(read)
  const rows = await db
    .insert(messages)
    .select(
      // In the order of the table's columns.
      selectRows([
        ['bigint', getColumn(({ seq }) => seq)],
        ['text', getColumn(({ topic }) => topic)],
        ['text', getColumn(({ hash }) => hash)],
        ['text', getColumn(({ message }) => message)],
        ['integer', getColumn(({ tag }) => tag)],
        ['text', getColumn(({ attestation }) => attestation)],
        ['text', getColumn(({ publisher }) => publisher)],
        ['bigint', getColumn(({ publishedAt }) => publishedAt)],
        ['bigint', getColumn(({ expiresAt }) => expiresAt)],
        ['text', getColumn(({ project }) => project)],
        ['text', getColumn(({ source }) => source)],
      ]),
    )
    .onConflictDoUpdate({
      target: [messages.topic, messages.hash],
      set: {
        seq: sql`excluded.seq`,
        tag: sql`excluded.tag`,
        attestation: sql`excluded.attestation`,
        publisher: sql`excluded.publisher`,
        publishedAt: sql`excluded.published_at`,
        expiresAt: sql`excluded.expires_at`,
        project: sql`excluded.project`,
        source: sql`excluded.source`,
      },
      setWhere: lte(messages.expiresAt, now),
    })
    .returning({ seq: messages.seq, topic: messages.topic, hash: messages.hash })
  return new Map(rows.map(({ seq, topic, hash }) => [getKey(topic, hash), seq]))
}

/** Allocates ascending sequence numbers for a batch. The numbers of duplicate and refused messages stay unused. */
async function allocateSeqs(db: Tables, count: number): Promise<readonly number[]> {
  const rows = await db
    .select({ seq: sql`nextval('messages_seq_seq')`.mapWith(Number) })
    .from(sql`generate_series(1, ${count}::int)`)
  return rows.map(({ seq }) => seq).sort((a, b) => a - b)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function getKey(topic: string, hash: string): string {
  return `${topic}:${hash}`
}
