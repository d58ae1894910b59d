import { statfs } from 'node:fs/promises'

/** How much may be written: everything, only what leads to less data, or nothing. */
export type SpaceLevel = 'free' | 'low' | 'exhausted'

/** Watches the free space of the disk that the database is on. */
export type SpaceGuard = {
  /**
   * Measures the free space.
   *
   * @param bytes What is about to be stored.
   */
  readonly getLevel: (bytes?: number) => Promise<SpaceLevel>
}

/** A message is in the log and in the table; its index and its receipts come to it. */
const writesPerByte = 4

/** A guard for a database whose disk is not this machine's concern. */
export const noSpaceGuard: SpaceGuard = { getLevel: async () => 'free' }

/**
 * Keeps the embedded database from filling the disk: at the first write that fails it would occupy the process for good.
 *
 * @param minFreeBytes Below it nothing new is stored; below half of it receipts and deletions are not written either.
 * @param readFreeBytes Returns the free bytes of the folder's disk; default: reads them from the file system.
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
  // What a process without privileges may use.
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}
