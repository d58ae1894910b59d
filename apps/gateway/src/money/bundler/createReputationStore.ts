import { and, eq, lt, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { bundlerReputations } from './tables.js'

/** How often an entity appeared in accepted operations, and in included ones. */
export type Reputation = { readonly seen: number; readonly included: number }

/** The reputations of factories and paymasters in the database of the gateway. */
export type ReputationStore = {
  /** Adds to the numbers of entities. Numbers are never below 0. */
  readonly add: (chainId: string, entities: readonly string[], change: Partial<Reputation>) => Promise<void>
  readonly find: (chainId: string, entity: string) => Promise<Reputation>
  /** Deletes what is forgotten. */
  readonly sweep: () => Promise<void>
}

const hourMs = 60 * 60_000
/** After 30 days less than 1 of 10^12 operations counts. */
const keptHours = 30 * 24

/**
 * Creates the store. As in ERC-7562, both numbers lose 1/24 every hour.
 *
 * @param now Returns the current time in ms since 1970.
 * @see https://eips.ethereum.org/EIPS/eip-7562
 */
export function createReputationStore({ db }: Pick<Database, 'db'>, now: () => number): ReputationStore {
  const getHour = () => Math.floor(now() / hourMs)
  const { seen, included, hour } = bundlerReputations
  const reduce = (column: typeof seen | typeof included) =>
    sql<number>`floor(${column} * power(23 / 24.0::double precision, greatest(${getHour()}::bigint - ${hour}, 0)))::bigint`
  return {
    async add(chainId, entities, { seen: moreSeen = 0, included: moreIncluded = 0 }) {
      // In one order in all gateways, which deadlock otherwise.
      for (const entity of [...new Set(entities)].sort())
        await db
          .insert(bundlerReputations)
          .values({
            ...{ chainId, entity, hour: getHour() },
            seen: Math.max(moreSeen, 0),
            included: Math.max(moreIncluded, 0),
          })
          .onConflictDoUpdate({
            target: [bundlerReputations.chainId, bundlerReputations.entity],
            set: {
              seen: sql`greatest(${reduce(seen)} + ${moreSeen}::bigint, 0)`,
              included: sql`greatest(${reduce(included)} + ${moreIncluded}::bigint, 0)`,
              hour: sql`greatest(${hour}, ${getHour()}::bigint)`,
            },
          })
    },
    async find(chainId, entity) {
      const [row] = await db
        .select({ seen: reduce(seen).mapWith(Number), included: reduce(included).mapWith(Number) })
        .from(bundlerReputations)
        .where(and(eq(bundlerReputations.chainId, chainId), eq(bundlerReputations.entity, entity)))
      return row ?? { seen: 0, included: 0 }
    },
    async sweep() {
      await db.delete(bundlerReputations).where(lt(hour, getHour() - keptHours))
    },
  }
}
