import { createHmac, randomBytes } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { sha256 } from '../sha256.js'
import { createGroupCommit } from './createGroupCommit.js'
import { createReadLimiter } from './createReadLimiter.js'
import { createUsage, overheadBytes, type QuotaLimits } from './createUsage.js'
import type { Database } from './Database.js'
import { keptUntil } from './keptUntil.js'
import type { Mailbox, Origin, Receipt, Stored } from './Mailbox.js'
import { readWaiting } from './readWaiting.js'
import { retryOnConflict } from './retryOnConflict.js'
import { StorageFullError } from './StorageFullError.js'
import { selectRows } from './selectRows.js'
import { type Hashed, type MailboxLimits, messageBytes, storeMessages } from './storeMessages.js'
import { sweepAcknowledged, sweepExpired } from './sweepMessages.js'
import { messages, receipts } from './tables.js'

const noOrigin: Origin = { address: '', projectId: '' }

/** Receipts in one statement: the reads of a database wait for it. */
const maxRows = 2_000
/** What one transaction stores: the reads of a database wait for it. */
const maxBatchMessages = 250
const maxBatchBytes = 2 * 1024 * 1024
/** Reads the database has at a time. */
const maxReads = 12

/**
 * Opens the mailbox in a database. Messages that come at the same time share a transaction, and so do receipts. Clients
 * take turns in both, and in reading.
 *
 * @param lingerMs How long a lone write waits for company.
 * @param onCommit Told how long each transaction took.
 */
export function openMailbox(
  { db, vacuum, space, close }: Database,
  limits: MailboxLimits & QuotaLimits,
  lingerMs: number,
  onCommit: (seconds: number) => void = () => {},
): Mailbox {
  const usage = createUsage(limits)
  const reads = createReadLimiter(maxReads)
  const receiptsOf = createPending()
  // An address is personal data: what is stored of it means nothing once this process has ended.
  const sourceKey = randomBytes(32)
  const sourceOf = (address: string) =>
    createHmac('sha256', sourceKey).update(address).digest('hex').slice(0, 16)

  async function timed<Result>(run: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    const result = await retryOnConflict(run)
    onCommit((performance.now() - start) / 1000)
    return result
  }

  const storing = createGroupCommit<Hashed, Stored>(
    async (batch) => {
      const bytes = batch.reduce((sum, { message }) => sum + messageBytes(message), 0)
      if ((await space.level(bytes)) !== 'free') return batch.map(() => new StorageFullError())
      const results = await timed(() => storeMessages(db, batch, limits))
      return batch.map((one) => results.get(one))
    },
    {
      lingerMs,
      maxJobs: maxBatchMessages,
      keyOf: ({ owner }) => owner.publisher,
      bytesOf: ({ message }) => messageBytes(message),
      maxBytes: maxBatchBytes,
    },
  )
  const acknowledging = createGroupCommit<Receipt, void>(
    async (batch) => {
      if ((await space.level()) === 'exhausted') return batch.map(() => new StorageFullError())
      // Every node locks rows in this order.
      const rows = [...batch].sort((a, b) => a.seq - b.seq || (a.clientId < b.clientId ? -1 : 1))
      const columns = selectRows([
        ['bigint', rows.map(({ seq }) => seq)],
        ['text', rows.map(({ clientId }) => clientId)],
        ['bigint', rows.map(({ expiresAt }) => expiresAt)],
      ])
      await timed(async () => db.insert(receipts).select(columns).onConflictDoNothing())
      return batch.map(() => undefined)
    },
    { lingerMs, maxJobs: maxRows, keyOf: ({ clientId }) => clientId },
  )

  async function acknowledge(given: readonly Receipt[]): Promise<void> {
    const written = Promise.all(given.map((receipt) => acknowledging.add(receipt)))
    for (const clientId of new Set(given.map((one) => one.clientId))) receiptsOf.add(clientId, written)
    await written
  }

  return {
    async store(message, origin = noOrigin) {
      const { publisher } = message
      const owner = { publisher, source: sourceOf(origin.address), project: origin.projectId }
      const settle = usage.reserve(owner, messageBytes(message))
      let isStored = false
      try {
        const stored = await storing.add({ message, hash: sha256(message.message), owner })
        isStored = stored !== undefined
        return stored
      } finally {
        settle(isStored)
      }
    },
    acknowledge,
    async acknowledgeByHash(clientId, given, now) {
      if (given.length === 0) return
      const wanted = given.map(({ topic, hash }) => sql`(${topic}, ${hash})`)
      const { seq, expiresAt, tag } = messages
      const found = await db
        .select({ seq, expiresAt, tag })
        .from(messages)
        .where(sql`(${messages.topic}, ${messages.hash}) in (${sql.join(wanted, sql`, `)})`)
      await acknowledge(found.map((one) => ({ seq: one.seq, clientId, expiresAt: keptUntil(one, now) })))
    },
    async waiting({ isBackground = false, ...parameters }) {
      // What the client has acknowledged a moment ago may still be on its way into the table.
      await receiptsOf.settled(parameters.clientId)
      return reads.run(() => readWaiting(db, parameters), parameters.clientId, isBackground)
    },
    async sweep(now) {
      if ((await space.level()) === 'exhausted') return
      let total = 0
      for (const sweepPart of [sweepAcknowledged, sweepExpired])
        for (let isFull = true; isFull; ) {
          const part = await retryOnConflict(() => sweepPart(db, now))
          usage.free(part.deleted)
          total += part.deleted.length
          isFull = part.isFull
        }
      if (total > 0) await vacuum()
    },
    async countUsage() {
      const { publisher, source, project, bytes } = messages
      const rows = await db
        .select({
          publisher,
          source,
          project,
          bytes: sql`sum(${bytes}) + count(*) * ${overheadBytes}`.mapWith(Number),
        })
        .from(messages)
        .groupBy(publisher, source, project)
      usage.load(rows)
    },
    async size() {
      const [row] = await db.select({ size: count() }).from(messages)
      return row?.size ?? 0
    },
    async bytes() {
      const [row] = await db
        .select({ bytes: sql`coalesce(sum(${messages.bytes}), 0)`.mapWith(Number) })
        .from(messages)
      return row?.bytes ?? 0
    },
    queued: () => storing.size() + acknowledging.size(),
    async isReachable() {
      if ((await space.level()) !== 'free') throw new StorageFullError()
      await db.execute(sql`select 1`)
    },
    async close() {
      await Promise.all([storing.settled(), acknowledging.settled()])
      await close()
    },
  }
}

/** What is being written, by client. */
function createPending() {
  const pending = new Map<string, Promise<unknown>>()
  return {
    add(key: string, work: Promise<unknown>): void {
      const all = Promise.allSettled([pending.get(key), work]).then(() => {
        if (pending.get(key) === all) pending.delete(key)
      })
      pending.set(key, all)
    },
    settled: async (key: string): Promise<void> => void (await pending.get(key)),
  }
}
