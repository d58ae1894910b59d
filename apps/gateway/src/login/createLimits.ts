import { eq, sql } from 'drizzle-orm'
import { createLimiter } from '../limits/createLimiter.js'
import { RetryLaterError } from '../limits/RetryLaterError.js'
import type { Database } from '../mailbox/Database.js'
import { limits } from './tables.js'

/** A limit: at most `max` times in `windowMs`, at any time. */
export type Limit = { readonly max: number; readonly windowMs: number }

/** Counts limited actions in the database, so that all gateways with this database share them. */
export type Limits = {
  /**
   * Counts an action. Concurrent calls are counted one after the other.
   *
   * @param key Name of the limit and of what it counts by. It must not contain an address.
   * @param field Code of the error. Default: `retry_later`.
   * @throws HttpError 429 with `retry-after`, if the limit is reached. The action is not counted then.
   */
  readonly take: (key: string, limit: Limit, field?: 'limit' | 'retry_later') => Promise<void>
  /** Counts an action. Returns false if the limit is reached. The action is not counted then. */
  readonly tryTake: (key: string, limit: Limit) => Promise<boolean>
  /** Removes the last count of an action. */
  readonly release: (key: string) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createLimits({ db }: Pick<Database, 'db'>, now: () => number): Limits {
  const limiter = createLimiter({ db }, limits, now)
  return {
    async take(key, { max, windowMs }, field = 'retry_later') {
      const waitMs = await limiter.take({ key, max, windowMs })
      if (waitMs === 0) return
      const seconds = Math.ceil(waitMs / 1_000)
      throw new RetryLaterError(field, `Too many attempts: try again in ${describeTime(seconds)}.`, waitMs)
    },
    tryTake: async (key, { max, windowMs }) => (await limiter.take({ key, max, windowMs })) === 0,
    async release(key) {
      await db
        .update(limits)
        .set({ times: sql`(${limits.times})[1:cardinality(${limits.times}) - 1]` })
        .where(eq(limits.key, key))
    },
  }
}

function describeTime(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}
