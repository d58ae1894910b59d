import { eq, sql } from 'drizzle-orm'
import { HttpError } from '../http/HttpError.js'
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
  /** Removes the last count of an action. */
  readonly release: (key: string) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createLimits({ db }: Pick<Database, 'db'>, now: () => number): Limits {
  return {
    async take(key, { max, windowMs }, field = 'retry_later') {
      const at = now()
      const recent = sql`from unnest(${limits.hits}) as hit where hit > ${at - windowMs}::bigint`
      const taken = await db
        .insert(limits)
        .values({ key, hits: [at], expiresAt: at + windowMs })
        .onConflictDoUpdate({
          target: limits.key,
          set: {
            hits: sql`coalesce((select array_agg(hit) ${recent}), '{}') || ${at}::bigint`,
            expiresAt: at + windowMs,
          },
          setWhere: sql`(select count(*) ${recent}) < ${max}::int`,
        })
        .returning({ key: limits.key })
      if (taken.length > 0) return
      const [row] = await db
        .select({ oldest: sql<string | null>`(select min(hit) ${recent})::text` })
        .from(limits)
        .where(eq(limits.key, key))
      const waitMs = Number(row?.oldest ?? at) + windowMs - at
      const seconds = Math.max(1, Math.ceil(waitMs / 1_000))
      throw new HttpError(429, field, `Too many attempts: try again in ${describeTime(seconds)}.`, {
        'retry-after': String(seconds),
      })
    },
    async release(key) {
      await db
        .update(limits)
        .set({ hits: sql`(${limits.hits})[1:cardinality(${limits.hits}) - 1]` })
        .where(eq(limits.key, key))
    },
  }
}

function describeTime(seconds: number): string {
  if (seconds < 120) return `${seconds} seconds`
  return seconds < 7_200 ? `${Math.ceil(seconds / 60)} minutes` : `${Math.ceil(seconds / 3_600)} hours`
}
