import { QuotaExceededError } from './QuotaExceededError.js'

/** Whose a message is, for the quotas. */
export type Owner = {
  /** Client id of the publisher. */
  readonly publisher: string
  /** Keyed hash of the address it came from. */
  readonly source: string
  readonly project: string
}

/** Bytes the mailbox may hold: of each client, each address and each project, and in total. */
export type QuotaLimits = {
  readonly maxClientBytes: number
  readonly maxAddressBytes: number
  readonly maxProjectBytes: number
  readonly maxMailboxBytes: number
}

/** Bytes of an owner. */
export type OwnedBytes = Owner & { readonly bytes: number }

/** How much of the mailbox is in use, by owner. What is being written counts too. */
export type UsageTracker = {
  /**
   * Takes room for a message before it is written.
   *
   * @returns Settles it: the room stays taken where the message was stored, and is given back otherwise.
   * @throws QuotaExceededError where a quota does not allow it.
   */
  readonly reserve: (owner: Owner, bytes: number) => (isStored: boolean) => void
  /** Gives back the room of deleted messages. */
  readonly release: (deleted: readonly OwnedBytes[]) => void
  /** Replaces what is known with what the database holds. */
  readonly load: (stored: readonly OwnedBytes[]) => void
  /** Bytes in use. */
  readonly total: () => number
}

/** What a message occupies beside its text: its row, its index entries and a receipt. */
export const overheadBytes = 512

/** Bytes that wait to be written: a database that is slow must not fill the memory. */
const maxPendingBytes = 32 * 1024 * 1024

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
    reserve(owner, given) {
      const bytes = given + overheadBytes
      if (pending + bytes > maxPendingBytes)
        throw new QuotaExceededError('Too many messages are being stored: try again')
      for (const [tally, key] of getTallies(owner)) tally.expect(key, bytes)
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
    total: () => allMessages.of(''),
  }
}

function createTally(max: number, name: string) {
  const sums = new Map<string, number>()
  const of = (key: string) => sums.get(key) ?? 0
  return {
    of,
    expect(key: string, bytes: number): void {
      if (of(key) + bytes > max)
        throw new QuotaExceededError(
          `The stored messages of this ${name} exceed ${max} bytes: wait until they are read or expire`,
        )
    },
    add(key: string, bytes: number): void {
      const sum = of(key) + bytes
      if (sum > 0) sums.set(key, sum)
      else sums.delete(key)
    },
    clear: () => sums.clear(),
  }
}
