import { and, asc, eq, gt, inArray, lte, ne, notInArray, or, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { isUniqueViolation } from './createTransactionStore.js'
import { banMs, keepMs, maxFailures } from './limits.js'
import { bundlerFailures, bundlerTransactions, userOperations } from './tables.js'

/** A stored operation. */
export type StoredOperation = typeof userOperations.$inferSelect

/** Status of an operation. */
export type OperationStatus = StoredOperation['status']

/** Numbers of open operations. */
export type PendingCounts = Readonly<Record<'total' | 'sender' | 'factory' | 'paymaster', number>> & {
  /** Wei that the open operations of the paymaster can cost. */
  readonly paymasterCost: bigint
  /** Open operations in which the sender is a factory or paymaster, or the factory or paymaster is the sender. */
  readonly conflicts: number
}

/** The operations of all chains in the database of the gateway. */
export type OperationStore = {
  /**
   * Adds an operation. One that has failed, or expired, can be added again.
   *
   * @param replaced The hash of the open operation that it replaces.
   * @returns Whether it was added: of concurrent operations of one sender with one nonce, one is.
   */
  readonly add: (operation: StoredOperation, replaced: string | undefined) => Promise<boolean>
  readonly find: (chainId: string, hash: string) => Promise<StoredOperation | undefined>
  readonly findMany: (chainId: string, hashes: readonly string[]) => Promise<readonly StoredOperation[]>
  /** Returns the open operation of a sender with a nonce. */
  readonly findOpen: (
    key: Pick<StoredOperation, 'chainId' | 'entryPoint' | 'sender' | 'nonce'>,
  ) => Promise<StoredOperation | undefined>
  /** Returns pending operations, the oldest first, without some. */
  readonly listPending: (
    chainId: string,
    limit: number,
    except?: readonly string[],
  ) => Promise<readonly StoredOperation[]>
  readonly count: (
    key: Pick<StoredOperation, 'chainId' | 'sender' | 'factory' | 'paymaster'>,
    /** Hash of an operation that does not count. */
    replaced: string | undefined,
  ) => Promise<PendingCounts>
  /** Changes the status, if it is one of `from`, and the transaction belongs to the key, if it has one. Returns whether it was. */
  readonly setStatus: (
    key: Pick<StoredOperation, 'chainId' | 'hash'> & { readonly transactionHash?: string },
    from: readonly OperationStatus[],
    to: Partial<Pick<StoredOperation, 'status' | 'reason' | 'transactionHash'>>,
  ) => Promise<boolean>
  /**
   * Makes an ended operation one whose transaction has no receipt. Does nothing if another operation of the sender with this
   * nonce is open.
   */
  readonly reopen: (key: Pick<StoredOperation, 'chainId' | 'hash'>) => Promise<void>
  /** Returns the number of open operations by chain. */
  readonly countOpen: () => Promise<ReadonlyMap<string, number>>
  /** Expires pending operations. */
  readonly expire: (chainId: string) => Promise<void>
  readonly addFailure: (chainId: string, entity: string) => Promise<void>
  /** Returns the banned ones of some entities. */
  readonly findBanned: (chainId: string, entities: readonly string[]) => Promise<readonly string[]>
  /** Deletes what is too old. */
  readonly sweep: () => Promise<void>
}

const noCounts: PendingCounts = {
  total: 0,
  sender: 0,
  factory: 0,
  paymaster: 0,
  paymasterCost: 0n,
  conflicts: 0,
}

const isOpen = inArray(userOperations.status, ['pending', 'submitted'])

/** @param now Returns the current time in ms since 1970. */
export function createOperationStore({ db }: Pick<Database, 'db'>, now: () => number): OperationStore {
  return {
    async add(operation, replaced) {
      if (replaced !== undefined) {
        const { chainId } = operation
        // The insertion reads the change, so that both or none happen.
        const old = db.$with('old').as(
          db
            .update(userOperations)
            .set({ status: 'replaced', updatedAt: now() })
            .where(and(eq(userOperations.chainId, chainId), eq(userOperations.hash, replaced), isOpen))
            .returning({ hash: userOperations.hash }),
        )
        return wasAdded(() =>
          db
            .with(old)
            .insert(userOperations)
            .select(sql`select ${toValues(operation)} from ${old}`)
            .onConflictDoUpdate(toAgain(operation))
            .returning({ hash: userOperations.hash }),
        )
      }
      return wasAdded(() =>
        db
          .insert(userOperations)
          .values(operation)
          .onConflictDoUpdate(toAgain(operation))
          .returning({ hash: userOperations.hash }),
      )
    },
    async find(chainId, hash) {
      const [row] = await db
        .select()
        .from(userOperations)
        .where(and(eq(userOperations.chainId, chainId), eq(userOperations.hash, hash)))
      return row
    },
    async findMany(chainId, hashes) {
      if (hashes.length === 0) return []
      return db
        .select()
        .from(userOperations)
        .where(and(eq(userOperations.chainId, chainId), inArray(userOperations.hash, [...hashes])))
    },
    async findOpen({ chainId, entryPoint, sender, nonce }) {
      const [row] = await db
        .select()
        .from(userOperations)
        .where(
          and(
            eq(userOperations.chainId, chainId),
            eq(userOperations.entryPoint, entryPoint),
            eq(userOperations.sender, sender),
            eq(userOperations.nonce, nonce),
            isOpen,
          ),
        )
      return row
    },
    listPending: (chainId, limit, except = []) =>
      db
        .select()
        .from(userOperations)
        .where(
          and(
            eq(userOperations.chainId, chainId),
            eq(userOperations.status, 'pending'),
            except.length > 0 ? notInArray(userOperations.hash, [...except]) : undefined,
          ),
        )
        .orderBy(asc(userOperations.createdAt))
        .limit(limit),
    count: createCounter({ db }),
    async setStatus({ chainId, hash, transactionHash }, from, to) {
      const changed = await db
        .update(userOperations)
        .set({ ...to, updatedAt: now() })
        .where(
          and(
            eq(userOperations.chainId, chainId),
            eq(userOperations.hash, hash),
            inArray(userOperations.status, [...from]),
            transactionHash === undefined ? undefined : eq(userOperations.transactionHash, transactionHash),
          ),
        )
        .returning({ hash: userOperations.hash })
      return changed.length > 0
    },
    async reopen({ chainId, hash }) {
      try {
        await db
          .update(userOperations)
          .set({ status: 'submitted', reason: null, updatedAt: now() })
          .where(
            and(
              eq(userOperations.chainId, chainId),
              eq(userOperations.hash, hash),
              inArray(userOperations.status, ['included', 'failed']),
            ),
          )
      } catch (error) {
        if (!isUniqueViolation(error)) throw error
      }
    },
    async countOpen() {
      const rows = await db
        .select({ chainId: userOperations.chainId, count: sql<number>`count(*)::int`.mapWith(Number) })
        .from(userOperations)
        .where(isOpen)
        .groupBy(userOperations.chainId)
      return new Map(rows.map(({ chainId, count }) => [chainId, count]))
    },
    async expire(chainId) {
      await db
        .update(userOperations)
        .set({ status: 'expired', reason: 'It was not included in time', updatedAt: now() })
        .where(
          and(
            eq(userOperations.chainId, chainId),
            eq(userOperations.status, 'pending'),
            lte(userOperations.expiresAt, now()),
          ),
        )
    },
    ...createBans({ db }, now),
    async sweep() {
      const old = now() - keepMs
      await db.delete(bundlerFailures).where(lte(bundlerFailures.failedAt, now() - banMs))
      await db
        .delete(bundlerTransactions)
        .where(and(lte(bundlerTransactions.createdAt, old), sql`${bundlerTransactions.status} <> 'sent'`))
      await db.delete(userOperations).where(and(lte(userOperations.updatedAt, old), sql`not ${isOpen}`))
    },
  }
}

/** Counts open operations by the entities of one of them. */
function createCounter({ db }: Pick<Database, 'db'>): OperationStore['count'] {
  return async ({ chainId, sender, factory, paymaster }, replaced) => {
    const entities = [factory, paymaster].filter((one) => one !== null)
    const countOf = (column: keyof StoredOperation, value: string | null) =>
      sql<number>`count(*) filter (where ${userOperations[column]} = ${value})::int`.mapWith(Number)
    const [row] = await db
      .select({
        total: sql<number>`count(*)::int`.mapWith(Number),
        sender: countOf('sender', sender),
        factory: countOf('factory', factory),
        paymaster: countOf('paymaster', paymaster),
        paymasterCost:
          sql<bigint>`coalesce(sum(${userOperations.maxCost}) filter (where ${userOperations.paymaster} = ${paymaster}), 0)::text`.mapWith(
            BigInt,
          ),
        conflicts: sql<number>`count(*) filter (where ${or(
          eq(userOperations.factory, sender),
          eq(userOperations.paymaster, sender),
          entities.length > 0 ? inArray(userOperations.sender, entities) : undefined,
        )})::int`.mapWith(Number),
      })
      .from(userOperations)
      .where(
        and(
          eq(userOperations.chainId, chainId),
          isOpen,
          replaced === undefined ? undefined : ne(userOperations.hash, replaced),
        ),
      )
    return row ?? noCounts
  }
}

/** The failures of entities, and the bans that follow from them. */
function createBans(
  { db }: Pick<Database, 'db'>,
  now: () => number,
): Pick<OperationStore, 'addFailure' | 'findBanned'> {
  return {
    async addFailure(chainId, entity) {
      await db.insert(bundlerFailures).values({ chainId, entity, failedAt: now() })
    },
    async findBanned(chainId, entities) {
      const rows = await db
        .select({ entity: bundlerFailures.entity })
        .from(bundlerFailures)
        .where(
          and(
            eq(bundlerFailures.chainId, chainId),
            inArray(bundlerFailures.entity, [...entities]),
            gt(bundlerFailures.failedAt, now() - banMs),
          ),
        )
        .groupBy(bundlerFailures.entity)
        .having(sql`count(*) >= ${maxFailures}`)
      return rows.map(({ entity }) => entity)
    },
  }
}

/** The change of an operation with the same hash, which has ended without being included. */
function toAgain(operation: StoredOperation) {
  return {
    target: [userOperations.chainId, userOperations.hash],
    set: operation,
    setWhere: inArray(userOperations.status, ['failed', 'expired']),
  }
}

/** Whether a row was added: not if another operation of the sender with this nonce is open. */
async function wasAdded(insert: () => PromiseLike<readonly unknown[]>): Promise<boolean> {
  try {
    return (await insert()).length > 0
  } catch (error) {
    if (isUniqueViolation(error)) return false
    throw error
  }
}

/** The values in the order of the table's columns. */
function toValues(operation: StoredOperation) {
  const types: Readonly<Record<string, string>> = {
    createdAt: 'bigint',
    updatedAt: 'bigint',
    expiresAt: 'bigint',
    maxCost: 'numeric',
  }
  const names = Object.keys(userOperations).filter((name): name is keyof StoredOperation => name in operation)
  return sql.join(
    names.map((name) => sql`${operation[name]}::${sql.raw(types[name] ?? 'text')}`),
    sql`, `,
  )
}
