import { createHash, randomBytes } from 'node:crypto'
import { type OnRampPurchaseResponse, purchaseStatuses } from '@latchkit/blockchain-api/contract'
import { and, eq, lt, notInArray } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { PurchaseStatus, PurchaseUpdate } from './sources/OnRampSource.js'
import { onRampEvents, onRampPurchases } from './tables.js'

/** A purchase to store. */
export type NewPurchase = {
  readonly id: string
  readonly provider: string
  readonly chainId: string
  readonly address: string
  readonly purchaseCurrency: string
  readonly paymentCurrency: string
  readonly paymentAmount: string | null
}

/** The purchases in the database of the gateway. */
export type PurchaseStore = {
  readonly find: (id: string) => Promise<OnRampPurchaseResponse | undefined>
  readonly add: (purchase: NewPurchase) => Promise<void>
  /** Applies what a provider reports, and returns the purchase. A final status stays. */
  readonly update: (id: string, update: PurchaseUpdate) => Promise<OnRampPurchaseResponse | undefined>
  /** Records a request of a webhook. Returns false if it was recorded before. */
  readonly takeEvent: (provider: string, signature: string) => Promise<boolean>
}

/** The states that a purchase does not leave. */
const finalStatuses = ['completed', 'declined', 'failed', 'expired'] as const
/** Purchases are kept for this long. */
const retentionMs = 180 * 86_400_000
/** Longer than a signature is valid. */
const eventRetentionMs = 3_600_000

/** Creates an id of 128 random bits. */
export const createPurchaseId = (): string => randomBytes(16).toString('base64url')

/** @param now Returns the current time in ms since 1970. */
export function createPurchaseStore({ db }: Pick<Database, 'db'>, now: () => number): PurchaseStore {
  async function find(id: string): Promise<OnRampPurchaseResponse | undefined> {
    const [row] = await db.select().from(onRampPurchases).where(eq(onRampPurchases.id, id))
    return row && toPurchase(row)
  }
  return {
    find,
    async add(purchase) {
      const time = now()
      await db.delete(onRampPurchases).where(lt(onRampPurchases.createdAt, time - retentionMs))
      await db
        .insert(onRampPurchases)
        .values({ ...purchase, status: 'created', createdAt: time, updatedAt: time })
    },
    async update(id, { status, purchaseAmount, paymentAmount, transactionHash }) {
      // Decided by the database: a late report of another gateway must not reopen a purchase. A report never goes back.
      const kept = status === 'created' ? ['processing', ...finalStatuses] : finalStatuses
      await db
        .update(onRampPurchases)
        .set({
          status,
          ...(purchaseAmount !== undefined && { purchaseAmount }),
          ...(paymentAmount !== undefined && { paymentAmount }),
          ...(transactionHash !== undefined && { transactionHash }),
          updatedAt: now(),
        })
        .where(and(eq(onRampPurchases.id, id), notInArray(onRampPurchases.status, [...kept])))
      return find(id)
    },
    async takeEvent(provider, signature) {
      const time = now()
      await db.delete(onRampEvents).where(lt(onRampEvents.expiresAt, time))
      const hash = createHash('sha256').update(`${provider} ${signature}`).digest('hex')
      const inserted = await db
        .insert(onRampEvents)
        .values({ hash, expiresAt: time + eventRetentionMs })
        .onConflictDoNothing()
        .returning({ hash: onRampEvents.hash })
      return inserted.length > 0
    },
  }
}

/** Whether a status does not change any more. */
export const isFinal = (status: PurchaseStatus): boolean => finalStatuses.some((final) => final === status)

function toPurchase({
  createdAt,
  updatedAt,
  status,
  ...row
}: typeof onRampPurchases.$inferSelect): OnRampPurchaseResponse {
  return {
    ...row,
    // Written by this gateway, or by a newer one with states that this one does not know.
    status: purchaseStatuses.find((one) => one === status) ?? 'processing',
    createdAt: new Date(createdAt).toISOString(),
    updatedAt: new Date(updatedAt).toISOString(),
  }
}
