import { createHmac, randomBytes } from 'node:crypto'
import { createGroupCommit } from '../../database/createGroupCommit.js'
import { createReadLimiter } from '../../database/createReadLimiter.js'
import { StorageFullError } from '../../database/StorageFullError.js'
import { sha256 } from '../../foundation/sha256.js'
import { createPendingWrites } from './createPendingWrites.js'
import { createUsageTracker, type QuotaLimits } from './createUsageTracker.js'
import { getMessageBytes } from './getMessageBytes.js'
import { getReceiptExpiry } from './getReceiptExpiry.js'
import type { Mailbox, Origin, Receipt, Stored } from './Mailbox.js'
import type { HashedMessage, MailboxLimits, MessageStore } from './MessageStore.js'

const noOrigin: Origin = { address: '', projectId: '' }

/** Receipts per transaction. Reads wait for the transaction, so its size is limited. */
const maxReceipts = 2_000
/** Messages and bytes per transaction. Reads wait for the transaction, so its size is limited. */
const maxBatchMessages = 500
const maxBatchBytes = 2 * 1024 * 1024
/** Addresses whose hashes are remembered. */
const maxHashedAddresses = 10_000

/**
 * Opens the mailbox over a store. Concurrent messages share a transaction, and so do concurrent receipts. Reads and writes are
 * scheduled round-robin by client.
 *
 * @param lingerMs Time that a write waits for others to share its transaction.
 * @param onCommit Called with the duration of each transaction.
 */
export function openMailbox(
  store: MessageStore,
  limits: MailboxLimits & QuotaLimits,
  lingerMs: number,
  onCommit: (seconds: number) => void = () => {},
): Mailbox {
  const { space } = store
  const { maxTopicMessages, maxTopicBytes } = limits
  const usageTracker = createUsageTracker(limits)
  const readLimiter = createReadLimiter(store.maxReads)
  const pendingReceipts = createPendingWrites()
  const hashAddress = createAddressHash()

  async function measureCommit<Result>(run: () => Promise<Result>): Promise<Result> {
    const start = performance.now()
    const result = await run()
    onCommit((performance.now() - start) / 1000)
    return result
  }

  const storing = createGroupCommit<HashedMessage, Stored>(
    async (batch) => {
      const bytes = batch.reduce((sum, { message }) => sum + getMessageBytes(message), 0)
      if ((await space.getLevel(bytes)) !== 'free') return batch.map(() => new StorageFullError())
      return measureCommit(() => store.store(batch, { maxTopicMessages, maxTopicBytes }))
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
      await measureCommit(() => store.acknowledge(batch))
      return batch.map(() => undefined)
    },
    { lingerMs, maxJobs: maxReceipts, getKey: ({ clientId }) => clientId },
  )

  async function acknowledge(given: readonly Receipt[]): Promise<void> {
    // Every receipt settles its own count, also those after one that fails.
    await Promise.all(given.map((one) => pendingReceipts.track(one.clientId, acknowledging.add(one))))
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
      const found = await store.findByHash(given)
      await acknowledge(
        found.map((one) => ({ seq: one.seq, clientId, expiresAt: getReceiptExpiry(one, now) })),
      )
    },
    async readPending({ isBackground = false, ...query }) {
      // Receipts that are still being written would otherwise be missing from the read.
      await pendingReceipts.waitUntilSettled(query.clientId)
      return readLimiter.run(() => store.readPending(query), query.clientId, isBackground)
    },
    async sweep(now) {
      if ((await space.getLevel()) === 'exhausted') return
      let total = 0
      for (const sweepPart of [store.sweepAcknowledged, store.sweepExpired])
        for (let isFull = true; isFull; ) {
          const part = await sweepPart(now)
          usageTracker.release(part.deleted)
          total += part.deleted.length
          isFull = part.isFull
        }
      if (total > 0) await store.vacuum()
    },
    async countUsage() {
      usageTracker.load(await store.countUsage())
    },
    size: async () => (await store.count()).messages,
    bytes: async () => (await store.count()).bytes,
    queued: () => storing.size() + acknowledging.size(),
    async isReachable() {
      if ((await space.getLevel()) !== 'free') throw new StorageFullError()
      await store.isReachable()
    },
    async close() {
      await Promise.all([storing.waitUntilSettled(), acknowledging.waitUntilSettled()])
      await store.close()
    },
  }
}

/** An address is personal data. Only its keyed hash is stored, and the key is lost when this process ends. */
function createAddressHash(): (address: string) => string {
  const key = randomBytes(32)
  const hashes = new Map<string, string>()
  return (address) => {
    const known = hashes.get(address)
    if (known !== undefined) return known
    const hash = createHmac('sha256', key).update(address).digest('hex').slice(0, 16)
    if (hashes.size >= maxHashedAddresses) hashes.clear()
    hashes.set(address, hash)
    return hash
  }
}
