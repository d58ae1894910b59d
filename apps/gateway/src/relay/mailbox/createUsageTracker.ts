import { QuotaExceededError } from './QuotaExceededError.js'

/** The owner of a message, for the quotas. */
export type Owner = {
  /** Client id of the publisher. */
  readonly publisher: string
  /** Keyed hash of the address it came from. */
  readonly source: string
  readonly project: string
}

/** Maximum bytes of stored messages per client, per address, per project, and in total. */
export type QuotaLimits = {
  readonly maxClientBytes: number
  readonly maxAddressBytes: number
  readonly maxProjectBytes: number
  readonly maxMailboxBytes: number
}

/** Stored bytes of an owner. */
export type OwnedBytes = Owner & { readonly bytes: number }

/** Counts the bytes of the mailbox by owner, including messages that are being written. */
export type UsageTracker = {
  /**
   * Reserves the bytes of a message before it is written.
   *
   * @returns A function that ends the reservation. It releases the bytes if the message was not stored.
   * @throws QuotaExceededError if a quota would be exceeded.
   */
  readonly reserve: (owner: Owner, bytes: number) => (isStored: boolean) => void
  /** Releases the bytes of deleted messages. */
  readonly release: (deleted: readonly OwnedBytes[]) => void
  /** Replaces all counts with the counts of the database. */
  readonly load: (stored: readonly OwnedBytes[]) => void
  /** Returns the bytes of all messages. */
  readonly total: () => number
}

/** Bytes that a message occupies in addition to its text: its row, its index entries and a receipt. */
export const overheadBytes = 512

/** Maximum bytes in the write queue. Without it, a slow database would fill the memory. */
const maxPendingBytes = 32 * 1024 * 1024

/** Creates a tracker without messages. */
export function createUsageTracker(limits: QuotaLimits): UsageTracker {
  const clients = createTally(limits.maxClientBytes, 'client')
  const sources = createTally(limits.maxAddressBytes, 'address')
  const projects = createTally(limits.maxProjectBytes, 'project')
  const allMessages = createTally(limits.maxMailboxBytes, 'gateway')
  let pending = 0

  function getTallies({ publisher, source, project }: Owner) {
    return [
      [clients, publisher],
      [sources, source],
      [projects, project],
      [allMessages, ''],
    ] as const
  }

  function add(owner: Owner, bytes: number): void {
    for (const [tally, key] of getTallies(owner)) tally.add(key, bytes)
  }

  return {
    reserve(owner, messageBytes) {
      const bytes = messageBytes + overheadBytes
      if (pending + bytes > maxPendingBytes)
        throw new QuotaExceededError('Too many messages are being stored: try again')
      for (const [tally, key] of getTallies(owner)) tally.assertFits(key, bytes)
      add(owner, bytes)
      pending += bytes
      return (isStored) => {
        pending -= bytes
        if (!isStored) add(owner, -bytes)
      }
    },
    release(deleted) {
      for (const one of deleted) add(one, -(one.bytes + overheadBytes))
    },
    load(stored) {
      for (const tally of [clients, sources, projects, allMessages]) tally.clear()
      for (const one of stored) add(one, one.bytes)
    },
    total: () => allMessages.get(''),
  }
}

function createTally(max: number, name: string) {
  const sums = new Map<string, number>()
  const get = (key: string) => sums.get(key) ?? 0
  return {
    get,
    assertFits(key: string, bytes: number): void {
      if (get(key) + bytes > max)
        throw new QuotaExceededError(
          `The stored messages of this ${name} exceed ${max} bytes: wait until they are acknowledged or expire`,
        )
    },
    add(key: string, bytes: number): void {
      const sum = get(key) + bytes
      if (sum > 0) sums.set(key, sum)
      else sums.delete(key)
    },
    clear: () => sums.clear(),
  }
}
