import { and, eq, gt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { createLimitsTable } from './createLimitsTable.js'

/** An action of which only some are allowed in a time. */
export type Limit = {
  /** A keyed hash: it must not reveal an address. */
  readonly key: string
  readonly max: number
  readonly windowMs: number
}

/** Limits actions. Counts survive a restart, and all nodes with one database share them. */
export type Limiter = {
  /**
   * Counts an action, unless there were too many in the window before it. Concurrent calls are counted one by one.
   *
   * @returns 0 if the action is allowed, otherwise ms until the next one is.
   */
  readonly take: (limit: Limit) => Promise<number>
  /** Counts an action by several limits, or by none of them. @returns As `take`. */
  readonly takeAll: (limits: readonly Limit[]) => Promise<number>
  /** Removes the last count of an action. */
  readonly release: (key: string) => Promise<void>
  /** Whether the action was counted in the last window before now. */
  readonly has: (key: string) => Promise<boolean>
}

/** @param now Returns the current time in ms since 1970. */
export function createLimiter(
  { db }: Pick<Database, 'db'>,
  limits: ReturnType<typeof createLimitsTable>,
  now: () => number,
): Limiter {
  const limiter: Limiter = {
    async take({ key, max, windowMs }) {
      const at = now()
      const since = at - windowMs
      const expiresAt = at + windowMs
      // One statement, so that the row is locked from the count to the change.
      const [taken] = await db
        .insert(limits)
        .values({ key, times: sql`array[${at}::bigint]`, expiresAt })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            times: sql`(select coalesce(array_agg(t), '{}') from unnest(${limits.times}) t where t > ${since}::bigint) || ${at}::bigint`,
            expiresAt,
          },
          setWhere: sql`(select count(*) from unnest(${limits.times}) t where t > ${since}::bigint) < ${max}::int`,
        })
        .returning({ key: limits.key })
      if (taken) return 0
      const [row] = await db
        .select({
          oldest: sql`(select min(t) from unnest(${limits.times}) t where t > ${since}::bigint)`.mapWith(
            Number,
          ),
        })
        .from(limits)
        .where(eq(limits.key, key))
      return Math.max(1, (row?.oldest ?? at) + windowMs - at)
    },
    async takeAll(list) {
      for (const [index, limit] of list.entries()) {
        const ms = await limiter.take(limit)
        if (ms === 0) continue
        for (const { key } of list.slice(0, index)) await limiter.release(key)
        return ms
      }
      return 0
    },
    async release(key) {
      await db
        .update(limits)
        .set({ times: sql`(${limits.times})[1:cardinality(${limits.times}) - 1]` })
        .where(eq(limits.key, key))
    },
    async has(key) {
      const rows = await db
        .select({ key: limits.key })
        .from(limits)
        .where(and(eq(limits.key, key), gt(limits.expiresAt, now())))
      return rows.length > 0
    },
  }
  return limiter
}
