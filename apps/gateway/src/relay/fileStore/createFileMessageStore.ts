import type { SpaceGuard } from '../../database/createSpaceGuard.js'
import type { Stored } from '../mailbox/Mailbox.js'
import type { HashedMessage, MessageStore } from '../mailbox/MessageStore.js'
import { TopicFullError } from '../mailbox/TopicFullError.js'
import type { AsyncFileStore, MessageRow, StoreResult } from './FileStore.js'

/** Reads that may wait in the thread of the store. */
const maxReads = 4

/**
 * Creates the store of a mailbox over files.
 *
 * @param onClose Called when the files are closed.
 */
export function createFileMessageStore(
  files: AsyncFileStore,
  space: SpaceGuard,
  onClose: () => Promise<void> = async () => {},
): MessageStore {
  return {
    space,
    maxReads,
    async store(batch, limits) {
      const results = await files.store(batch.map(toRow), limits)
      return batch.map((one, index) => toStored(one, results[index]))
    },
    acknowledge: files.acknowledge,
    findByHash: files.findByHash,
    readPending: files.readPending,
    sweepAcknowledged: files.sweepAcknowledged,
    sweepExpired: files.sweepExpired,
    // The pages of deleted messages are used again.
    vacuum: async () => {},
    countUsage: files.countUsage,
    count: files.count,
    isReachable: async () => void (await files.isComplete()),
    async close() {
      try {
        await files.close()
      } finally {
        await onClose()
      }
    },
  }
}

/** Returns the fields of a message in the order of its row. */
function toRow({ message: one, hash, owner }: HashedMessage): MessageRow {
  const { topic, message, tag, attestation, publisher, publishedAt, expiresAt } = one
  const { project, source } = owner
  return [topic, hash, message, tag, attestation, publisher, publishedAt, expiresAt, project, source]
}

function toStored({ message }: HashedMessage, result: StoreResult | undefined): Stored | Error {
  if (result === undefined || result === 'duplicate') return undefined
  if (result === 'full') return new TopicFullError()
  return typeof result === 'number' ? { ...message, seq: result } : new Error(result.error)
}
