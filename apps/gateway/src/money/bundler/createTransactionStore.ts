import { and, asc, desc, eq, exists, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import { bundlerLeases, bundlerTransactions, userOperations } from './tables.js'

/** A stored transaction of an executor. */
export type StoredTransaction = typeof bundlerTransactions.$inferSelect

/** A transaction with a receipt. */
export type MinedTransaction = {
  readonly hash: string
  readonly blockNumber: number
  readonly blockHash: string
}

/** The transactions of the executors in the database of the gateway. */
export type TransactionStore = {
  /**
   * Returns whether this gateway sends the transactions of a chain for the next time: one of several gateways with the
   * same database does.
   */
  readonly takeLease: (chainId: string, holder: string, leaseMs: number) => Promise<boolean>
  /** Ends the lease of this gateway, so that another one continues at once. */
  readonly releaseLease: (chainId: string, holder: string) => Promise<void>
  /**
   * Stores the first transaction of an operation, and marks the operation as submitted.
   *
   * @returns Whether it was stored: not if the lease is over, the operation is not pending any more, or another
   * transaction has the nonce.
   */
  readonly claim: (transaction: StoredTransaction, holder: string) => Promise<boolean>
  /** Stores a further transaction with the nonce of others. Returns whether it was stored. */
  readonly add: (transaction: StoredTransaction) => Promise<boolean>
  /**
   * The transactions of nonces without a receipt, in the order of the nonces, with the newest first; also those that a node
   * has refused.
   */
  readonly listOpen: (chainId: string) => Promise<readonly StoredTransaction[]>
  /** Whether there is, or was, a transaction of an operation. */
  readonly hasAny: (chainId: string, operationHash: string) => Promise<boolean>
  readonly setSentAt: (transaction: Pick<StoredTransaction, 'chainId' | 'hash'>, at: number) => Promise<void>
  /** Marks a transaction as one that the node does not have. */
  readonly setRefused: (transaction: Pick<StoredTransaction, 'chainId' | 'hash'>) => Promise<void>
  /** Ends the transactions of a nonce. `mined` is the one with a receipt. */
  readonly finish: (
    key: Pick<StoredTransaction, 'chainId' | 'executor' | 'nonce'>,
    mined: MinedTransaction | undefined,
  ) => Promise<void>
  /** The transactions with a receipt that a reorganization of the chain may remove. */
  readonly listUnconfirmed: (chainId: string) => Promise<readonly StoredTransaction[]>
  /** Confirms the transactions up to a block. */
  readonly confirm: (chainId: string, blockNumber: number) => Promise<void>
  /** Makes the transactions of a nonce those without a receipt again. */
  readonly reopen: (key: Pick<StoredTransaction, 'chainId' | 'executor' | 'nonce'>) => Promise<void>
}

/** @param now Returns the current time in ms since 1970. */
export function createTransactionStore({ db }: Pick<Database, 'db'>, now: () => number): TransactionStore {
  return {
    ...createLeases({ db }, now),
    async claim(transaction, holder) {
      const { chainId, operationHash, hash } = transaction
      const lease = db
        .select({ one: sql`1` })
        .from(bundlerLeases)
        .where(
          and(
            eq(bundlerLeases.chainId, chainId),
            eq(bundlerLeases.holder, holder),
            gt(bundlerLeases.expiresAt, now()),
          ),
        )
      const claimed = db.$with('claimed').as(
        db
          .update(userOperations)
          .set({ status: 'submitted', transactionHash: hash, updatedAt: now() })
          .where(
            and(
              eq(userOperations.chainId, chainId),
              eq(userOperations.hash, operationHash),
              eq(userOperations.status, 'pending'),
              exists(lease),
            ),
          )
          .returning({ hash: userOperations.hash }),
      )
      try {
        // Without `on conflict`: an error undoes the change of the operation too.
        const added = await db
          .with(claimed)
          .insert(bundlerTransactions)
          .select(sql`select ${toValues(transaction)} from ${claimed}`)
          .returning({ hash: bundlerTransactions.hash })
        return added.length > 0
      } catch (error) {
        if (isUniqueViolation(error)) return false
        throw error
      }
    },
    async add(transaction) {
      const added = await db
        .insert(bundlerTransactions)
        .values(transaction)
        .onConflictDoNothing()
        .returning({ hash: bundlerTransactions.hash })
      return added.length > 0
    },
    listOpen: (chainId) =>
      db
        .select()
        .from(bundlerTransactions)
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            inArray(bundlerTransactions.status, ['sent', 'refused']),
          ),
        )
        .orderBy(asc(bundlerTransactions.nonce), desc(bundlerTransactions.attempt)),
    async hasAny(chainId, operationHash) {
      const found = await db
        .select({ hash: bundlerTransactions.hash })
        .from(bundlerTransactions)
        .where(
          and(eq(bundlerTransactions.chainId, chainId), eq(bundlerTransactions.operationHash, operationHash)),
        )
        .limit(1)
      return found.length > 0
    },
    async setSentAt({ chainId, hash }, sentAt) {
      await db
        .update(bundlerTransactions)
        .set({ sentAt })
        .where(and(eq(bundlerTransactions.chainId, chainId), eq(bundlerTransactions.hash, hash)))
    },
    async setRefused({ chainId, hash }) {
      await db
        .update(bundlerTransactions)
        .set({ status: 'refused' })
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            eq(bundlerTransactions.hash, hash),
            eq(bundlerTransactions.status, 'sent'),
          ),
        )
    },
    async finish({ chainId, executor, nonce }, mined) {
      await db
        .update(bundlerTransactions)
        .set({
          status: sql`case when ${bundlerTransactions.hash} = ${mined?.hash ?? ''} then 'mined' else 'dropped' end`,
          blockNumber: sql`case when ${bundlerTransactions.hash} = ${mined?.hash ?? ''} then ${mined?.blockNumber ?? 0}::bigint end`,
          blockHash: sql`case when ${bundlerTransactions.hash} = ${mined?.hash ?? ''} then ${mined?.blockHash ?? ''} end`,
        })
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            eq(bundlerTransactions.executor, executor),
            eq(bundlerTransactions.nonce, nonce),
          ),
        )
    },
    listUnconfirmed: (chainId) =>
      db
        .select()
        .from(bundlerTransactions)
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            eq(bundlerTransactions.status, 'mined'),
            isNotNull(bundlerTransactions.blockNumber),
          ),
        )
        .orderBy(asc(bundlerTransactions.nonce)),
    async confirm(chainId, blockNumber) {
      await db
        .update(bundlerTransactions)
        .set({ blockNumber: null, blockHash: null })
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            eq(bundlerTransactions.status, 'mined'),
            lte(bundlerTransactions.blockNumber, blockNumber),
          ),
        )
    },
    async reopen({ chainId, executor, nonce }) {
      await db
        .update(bundlerTransactions)
        .set({ status: 'sent', blockNumber: null, blockHash: null })
        .where(
          and(
            eq(bundlerTransactions.chainId, chainId),
            eq(bundlerTransactions.executor, executor),
            eq(bundlerTransactions.nonce, nonce),
          ),
        )
    },
  }
}

/** Leases of chains: one gateway of several sends the transactions of a chain. */
function createLeases(
  { db }: Pick<Database, 'db'>,
  now: () => number,
): Pick<TransactionStore, 'takeLease' | 'releaseLease'> {
  return {
    async takeLease(chainId, holder, leaseMs) {
      const taken = await db
        .insert(bundlerLeases)
        .values({ chainId, holder, expiresAt: now() + leaseMs })
        .onConflictDoUpdate({
          target: bundlerLeases.chainId,
          set: { holder, expiresAt: now() + leaseMs },
          setWhere: sql`${bundlerLeases.holder} = ${holder} or ${bundlerLeases.expiresAt} <= ${now()}`,
        })
        .returning({ holder: bundlerLeases.holder })
      return taken.length > 0
    },
    async releaseLease(chainId, holder) {
      await db
        .delete(bundlerLeases)
        .where(and(eq(bundlerLeases.chainId, chainId), eq(bundlerLeases.holder, holder)))
    },
  }
}

/** The values in the order of the table's columns. */
function toValues(row: StoredTransaction) {
  return sql`${row.chainId}::text, ${row.hash}::text, ${row.executor}::text, ${row.nonce}::bigint, ${row.attempt}::integer, ${row.operationHash}::text, ${row.raw}::text, ${row.maxFee}::text, ${row.maxPriorityFee}::text, ${row.status}::text, ${row.createdAt}::bigint, ${row.sentAt}::bigint, null::bigint, null::text`
}

/** SQLSTATE 23505. drizzle wraps the driver's error. */
export function isUniqueViolation(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  return ('code' in error && error.code === '23505') || isUniqueViolation(error.cause)
}
