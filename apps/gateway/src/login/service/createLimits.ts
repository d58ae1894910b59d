import type { Database } from '../../database/Database.js'
import { createLimiter } from '../../server/limits/createLimiter.js'
import { RetryLaterError } from '../../server/limits/RetryLaterError.js'
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
  /** Counts an action by several limits, or by none of them. @throws As `take`. */
  readonly takeAll: (entries: readonly ({ readonly key: string } & Limit)[]) => Promise<void>
  /** Counts an action. Returns false if the limit is reached. The action is not counted then. */
  readonly tryTake: (key: string, limit: Limit) => Promise<boolean>
  /** Whether an action was counted in the last window before now. */
  readonly has: (key: string) => Promise<boolean>
  /** Removes the last count of an action. */
  readonly release: (key: string) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createLimits({ db }: Pick<Database, 'db'>, now: () => number): Limits {
  const limiter = createLimiter({ db }, limits, now)

  function check(waitMs: number, field: 'limit' | 'retry_later' = 'retry_later'): void {
    if (waitMs === 0) return
    const seconds = Math.ceil(waitMs / 1_000)
    throw new RetryLaterError(field, `Too many attempts: try again in ${describeTime(seconds)}.`, waitMs)
  }

  return {
    take: async (key, limit, field) => check(await limiter.take({ key, ...limit }), field),
    takeAll: async (entries) => check(await limiter.takeAll(entries)),
    tryTake: async (key, { max, windowMs }) => (await limiter.take({ key, max, windowMs })) === 0,
    has: limiter.has,
    release: limiter.release,
  }
}

function describeTime(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}
