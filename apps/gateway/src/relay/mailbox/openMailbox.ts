import { createHmac, randomBytes } from 'node:crypto'
import { count, sql } from 'drizzle-orm'
import { createGroupCommit } from '../../database/createGroupCommit.js'
import { createReadLimiter } from '../../database/createReadLimiter.js'
import type { Database } from '../../database/Database.js'
import { retryOnConflict } from '../../database/retryOnConflict.js'
import { StorageFullError } from '../../database/StorageFullError.js'
import { selectRows } from '../../database/selectRows.js'
import { sha256 } from '../../foundation/sha256.js'
import { createUsageTracker, overheadBytes, type QuotaLimits } from './createUsageTracker.js'
import { getMessageBytes } from './getMessageBytes.js'
import { getReceiptExpiry } from './getReceiptExpiry.js'
import type { Mailbox, Origin, Receipt, Stored } from './Mailbox.js'
import { readPending } from './readPending.js'
import { type HashedMessage, type MailboxLimits, storeMessages } from './storeMessages.js'
import { sweepAcknowledged, sweepExpired } from './sweepMessages.js'
import { messages, receipts } from './tables.js'

const noOrigin: Origin = { address: '', projectId: '' }

/** Receipts per statement. Reads wait for the statement, so its size is limited. */
const maxRows = 2_000
/** Messages and bytes per transaction. Reads wait for the transaction, so its size is limited. */
const maxBatchMessages = 250
const maxBatchBytes = 2 * 1024 * 1024
/** Maximum number of concurrent reads. */
const maxReads = 12

/**
 * Opens the mailbox in a database. Concurrent messages share a transaction, and so do concurrent receipts. Reads and
 * writes are scheduled round-robin by client.
 *
 * @param lingerMs Time that a write waits for others to share its transaction.
 * @param onCommit Called with the duration of each transaction.
 */
export function openMailbox(
  { db, vacuum, space, hasStarted, close }: Database,
  limits: MailboxLimits & QuotaLimits,
  lingerMs: number,
  onCommit: (seconds: number) => void = () => {},
): Mailbox {
  const usageTracker = createUsageTracker(limits)
  const readLimiter = createReadLimiter(maxReads)
  const pendingReceipts = createPendingWrites()
  // An address is personal data. Only its keyed hash is stored, and the key is lost when this process ends.
  const sourceKey = randomBytes(32)
  const hashAddress = (address: string) =>
    createHmac('sha256', sourceKey).update(address).digest('hex').slice(0, 16)

  async function measureCommit<Result>(run: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    const result = await retryOnConflict(run)
    onCommit((performance.now() - start) / 1000)
    return result
  }

  const storing = createGroupCommit<HashedMessage, Stored>(
    async (batch) => {
      const bytes = batch.reduce((sum, { message }) => sum + getMessageBytes(message), 0)
      if ((await space.getLevel(bytes)) !== 'free') return batch.map(() => new StorageFullError())
      const results = await measureCommit(() => storeMessages(db, batch, limits))
      return batch.map((one) => results.get(one))
    },
    {
      lingerMs,
      maxJobs: maxBatchMessages,
      getKey: ({ owner }) => owner.publisher,
      getBytes: ({ message }) => getMessageBytes(message),
      maxBytes: maxBatchBytes,
    },
  )
  const acknowledging = createGroupCommit<Receipt, void>(
    async (batch) => {
      if ((await space.getLevel()) === 'exhausted') return batch.map(() => new StorageFullError())
      // All nodes lock rows in this order, to prevent deadlocks.
      const rows = [...batch].sort((a, b) => a.seq - b.seq || (a.clientId < b.clientId ? -1 : 1))
      const columns = selectRows([
        ['bigint', rows.map(({ seq }) => seq)],
        ['text', rows.map(({ clientId }) => clientId)],
        ['bigint', rows.map(({ expiresAt }) => expiresAt)],
      ])
      await measureCommit(async () => db.insert(receipts).select(columns).onConflictDoNothing())
      return batch.map(() => undefined)
    },
    { lingerMs, maxJobs: maxRows, getKey: ({ clientId }) => clientId },
  )

  async function acknowledge(given: readonly Receipt[]): Promise<void> {
    const written = Promise.all(given.map((receipt) => acknowledging.add(receipt)))
    for (const clientId of new Set(given.map((one) => one.clientId))) pendingReceipts.add(clientId, written)
    await written
  }

  return {
    async store(message, origin = noOrigin) {
      const { publisher } = message
      const owner = { publisher, source: hashAddress(origin.address), project: origin.projectId }
      const settle = usageTracker.reserve(owner, getMessageBytes(message))
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
      await acknowledge(
        found.map((one) => ({ seq: one.seq, clientId, expiresAt: getReceiptExpiry(one, now) })),
      )
    },
    async readPending({ isBackground = false, ...parameters }) {
      // Receipts that are still being written would otherwise be missing from the read.
      await pendingReceipts.waitUntilSettled(parameters.clientId)
      return readLimiter.run(() => readPending(db, parameters), parameters.clientId, isBackground)
    },
    async sweep(now) {
      if ((await space.getLevel()) === 'exhausted') return
      let total = 0
      for (const sweepPart of [sweepAcknowledged, sweepExpired])
        for (let isFull = true; isFull; ) {
          const part = await retryOnConflict(() => sweepPart(db, now))
          usageTracker.release(part.deleted)
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
      usageTracker.load(rows)
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
      if ((await space.getLevel()) !== 'free') throw new StorageFullError()
      // While it starts, statements wait, and a health check would exceed its deadline.
      if (hasStarted()) await db.execute(sql`select 1`)
    },
    async close() {
      await Promise.all([storing.waitUntilSettled(), acknowledging.waitUntilSettled()])
      await close()
    },
  }
}

/** Creates a tracker of pending writes by client. */
function createPendingWrites() {
  const pending = new Map<string, Promise<unknown>>()
  return {
    add(key: string, work: Promise<unknown>): void {
      const all = Promise.allSettled([pending.get(key), work]).then(() => {
        if (pending.get(key) === all) pending.delete(key)
      })
      pending.set(key, all)
    },
    waitUntilSettled: async (key: string): Promise<void> => void (await pending.get(key)),
  }
}
