import { statfs } from 'node:fs/promises'

/** `free`: everything can be written. `low`: only receipts and deletions. `exhausted`: nothing. */
export type SpaceLevel = 'free' | 'low' | 'exhausted'

/** Measures the free space of the database's disk. */
export type SpaceGuard = {
  /**
   * Returns the level of free space.
   *
   * @param bytes Bytes that are about to be stored.
   */
  readonly getLevel: (bytes?: number) => Promise<SpaceLevel>
}

/** A message is written to the log and to the table, with its index entries and receipts. */
const writesPerByte = 4

/** The guard for a database on another machine. */
export const noSpaceGuard: SpaceGuard = { getLevel: async () => 'free' }

/**
 * Creates the guard that prevents the embedded database from filling the disk. The database hangs after a write that
 * fails because the disk is full.
 *
 * @param minFreeBytes Below it no message is stored; below half of it receipts and deletions are not written either.
 * @param readFreeBytes Returns the free bytes of the folder's disk. Default: reads them from the file system.
 */
export function createSpaceGuard(
  folder: string,
  minFreeBytes: number,
  readFreeBytes: (folder: string) => Promise<number> = getFreeBytes,
): SpaceGuard {
  return {
    async getLevel(bytes = 0) {
      const free = await readFreeBytes(folder)
      if (free < minFreeBytes / 2) return 'exhausted'
      return free - bytes * writesPerByte < minFreeBytes ? 'low' : 'free'
    },
  }
}

async function getFreeBytes(folder: string): Promise<number> {
  // The space that unprivileged processes can use.
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
