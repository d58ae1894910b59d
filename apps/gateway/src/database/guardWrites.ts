import type { StatementWorker } from './createLazyWorker.js'
import type { SpaceGuard, SpaceLevel } from './createSpaceGuard.js'
import { StorageFullError } from './StorageFullError.js'

/** Time for which a level is used again: less than the database needs to fill half of `MIN_FREE_BYTES`. */
const maxAgeMs = 100

/**
 * Adds a guard to the statements of every store. A statement that writes is refused with a StorageFullError while nothing may
 * be written, whatever the store itself checks before: the embedded database hangs after a write that fails because the disk
 * is full.
 *
 * @param now Returns the current time in ms.
 */
export function guardWrites(
  worker: StatementWorker,
  space: SpaceGuard,
  now: () => number = () => performance.now(),
): StatementWorker {
  let level: Promise<SpaceLevel> | undefined
  let readAt = 0

  function getLevel(): Promise<SpaceLevel> {
    if (!level || now() - readAt >= maxAgeMs) {
      readAt = now()
      level = space.getLevel()
    }
    return level
  }

  return {
    ...worker,
    async query(sql, parameters, isArrayMode) {
      if (/\b(?:insert|update|delete)\b/i.test(sql) && (await getLevel()) === 'exhausted')
        throw new StorageFullError()
      return worker.query(sql, parameters, isArrayMode)
    },
  }
}
