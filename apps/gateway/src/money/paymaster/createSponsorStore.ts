import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { retryOnConflict } from '../../database/retryOnConflict.js'
import { sponsorCounters, sponsorships } from './tables.js'

/** A stored sponsorship. */
export type Sponsorship = typeof sponsorships.$inferSelect

/** A budget with its limit. */
export type Budget = {
  readonly key: string
  /** In wei. */
  readonly limit: bigint
}

/** The sponsorships and budgets in the database of the gateway. */
export type SponsorStore = {
  /**
   * Reserves the cost of an operation in all of its budgets, or in none.
   *
   * @returns The budget that has too little left; `undefined` if the cost was reserved.
   */
  readonly reserve: (
    sponsorship: Omit<Sponsorship, 'status' | 'actual' | 'counters' | 'reserved'> & { readonly cost: bigint },
    budgets: readonly Budget[],
  ) => Promise<Budget | undefined>
  /** Returns a budget that has less left than a cost. Reserves nothing. */
  readonly findLacking: (cost: bigint, budgets: readonly Budget[]) => Promise<Budget | undefined>
  readonly find: (chainId: string, hash: string) => Promise<Sponsorship | undefined>
  /** Removes a sponsorship from the budgets of unsent ones, because its account has signed the operation. */
  readonly setSent: (chainId: string, hash: string) => Promise<void>
  /** Ends a sponsorship. `cost`: what the operation cost; `undefined` if it was not included. Once: later calls do nothing. */
  readonly end: (sponsorship: Sponsorship, cost: bigint | undefined) => Promise<void>
  /** The reserved ones whose validity ended before a time. */
  readonly listOverdue: (chainId: string, before: number) => Promise<readonly Sponsorship[]>
  /** Returns what has been spent or reserved, in wei. */
  readonly getUsed: (key: string) => Promise<bigint>
  /** Deletes what is too old. */
  readonly sweep: () => Promise<void>
}

/** Part of the keys of budgets of unsent operations. Keys are JSON, so no project id contains it. */
const unsentPart = ',"unsent",'

/** Whether a budget is one of operations that were not sent. */
export function isUnsentKey(key: string): boolean {
  return key.includes(unsentPart)
}

const keepMs = 90 * 86_400_000

/** @param now Returns the current time in ms since 1970. */
export function createSponsorStore({ db }: Pick<Database, 'db'>, now: () => number): SponsorStore {
  const getUsed: SponsorStore['getUsed'] = async (key) => {
    const [row] = await db
      .select({ used: sponsorCounters.used })
      .from(sponsorCounters)
      .where(eq(sponsorCounters.key, key))
    return BigInt(row?.used ?? 0)
  }
  const findLacking: SponsorStore['findLacking'] = async (cost, budgets) => {
    const used = await Promise.all(budgets.map(({ key }) => getUsed(key)))
    return budgets.find(({ limit }, index) => (used[index] ?? 0n) + cost > limit)
  }
  const isRow = ({ chainId, hash }: Pick<Sponsorship, 'chainId' | 'hash'>) =>
    and(eq(sponsorships.chainId, chainId), eq(sponsorships.hash, hash))
  return {
    getUsed,
    findLacking,
    async reserve({ cost, ...row }, budgets) {
      // The operation was not included, and is sent again: its cost is not counted any more.
      await db.delete(sponsorships).where(and(isRow(row), eq(sponsorships.status, 'released')))
      // All gateways lock the counters in this order: two operations would deadlock otherwise.
      const sorted = [...budgets].sort((a, b) => (a.key < b.key ? -1 : 1))
      const keys = sql`array[${sql.join(
        sorted.map(({ key }) => sql`${key}::text`),
        sql`, `,
      )}]`
      const wanted = sql.join(
        sorted.map(({ key, limit }) => sql`(${key}::text, ${limit.toString()}::numeric)`),
        sql`, `,
      )
      // One statement, whose conditions Postgres checks again after it has waited for the lock of a counter. A division by
      // zero undoes all of it if one budget has too little left.
      const statement = sql`
        with wanted (key, "limit") as (values ${wanted}),
        counted as (
          insert into sponsor_counters as counter (key, used, updated_at)
          select key, ${cost.toString()}::numeric, ${now()}::bigint from wanted
          where ${cost.toString()}::numeric <= "limit" order by key
          on conflict (key) do update set used = counter.used + excluded.used, updated_at = excluded.updated_at
          where counter.used + excluded.used <= (select "limit" from wanted where wanted.key = counter.key)
          returning key
        )
        insert into sponsorships
          (chain_id, hash, project_id, entry_point, sender, status, reserved, counters, from_block, created_at, valid_until)
        select ${row.chainId}::text, ${row.hash}::text, ${row.projectId}::text, ${row.entryPoint}::text, ${row.sender}::text,
          'reserved', ${cost.toString()}::numeric, ${keys}, ${row.fromBlock}::bigint, ${row.createdAt}::bigint,
          ${row.validUntil}::bigint / (case when (select count(*) from counted) = ${sorted.length}::bigint then 1 else 0 end)`
      try {
        await retryOnConflict(async () => db.execute(statement))
        return undefined
      } catch (error) {
        // The same operation, with the same end of its validity: it is reserved already.
        if (hasCode(error, '23505')) return undefined
        if (!hasCode(error, '22012')) throw error
        // Another operation may have released its part meanwhile.
        return (await findLacking(cost, sorted)) ?? sorted[0]
      }
    },
    async find(chainId, hash) {
      const [row] = await db.select().from(sponsorships).where(isRow({ chainId, hash }))
      return row
    },
    async setSent(chainId, hash) {
      const statement = sql`
        with sent as (
          select counters, reserved from sponsorships
          where chain_id = ${chainId}::text and hash = ${hash}::text and status = 'reserved' for update
        ),
        held as (
          select key from sent, unnest(counters) as key where position(${unsentPart}::text in key) > 0
        ),
        changed as (
          update sponsorships set counters = array(select unnest(counters) except select key from held)
          where chain_id = ${chainId}::text and hash = ${hash}::text and exists (select 1 from held)
          returning hash
        ),
        locked as (
          select key from sponsor_counters where key in (select key from held) order by key for update
        )
        update sponsor_counters set used = used - (select reserved from sent), updated_at = ${now()}::bigint
        where key in (select key from locked) and exists (select 1 from changed)`
      await retryOnConflict(async () => db.execute(statement))
    },
    async end({ chainId, hash }, cost) {
      const status = cost === undefined ? 'released' : 'settled'
      const actual = (cost ?? 0n).toString()
      const statement = sql`
        with ended as (
          update sponsorships set status = ${status}::text, actual = ${actual}::numeric
          where chain_id = ${chainId}::text and hash = ${hash}::text and status = 'reserved'
          returning counters, reserved
        ),
        locked as (
          select key from sponsor_counters
          where key in (select unnest(counters) from ended) order by key for update
        )
        update sponsor_counters set used = used - (select reserved from ended) + ${actual}::numeric, updated_at = ${now()}::bigint
        where key in (select key from locked)`
      await retryOnConflict(async () => db.execute(statement))
    },
    listOverdue: (chainId, before) =>
      db
        .select()
        .from(sponsorships)
        .where(
          and(
            eq(sponsorships.chainId, chainId),
            eq(sponsorships.status, 'reserved'),
            lte(sponsorships.validUntil, before),
          ),
        )
        .orderBy(asc(sponsorships.validUntil))
        .limit(100),
    async sweep() {
      const old = now() - keepMs
      await db.delete(sponsorCounters).where(lte(sponsorCounters.updatedAt, old))
      await db
        .delete(sponsorships)
        .where(and(lte(sponsorships.validUntil, old), sql`${sponsorships.status} <> 'reserved'`))
    },
  }
}

/** Whether an error has a SQLSTATE. drizzle wraps the driver's error. */
function hasCode(error: unknown, code: string): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === code) || hasCode(error.cause, code)
}
