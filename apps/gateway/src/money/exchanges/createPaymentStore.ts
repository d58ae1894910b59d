import { and, eq, lt, lte } from 'drizzle-orm'
import type { Database } from '../../database/Database.js'
import type { ExchangePayment, ExchangeStatus } from './ExchangeSource.js'
import { exchangePayments } from './tables.js'

/** A payment by exchange, and what became of it. */
export type StoredPayment = ExchangeStatus & Pick<ExchangePayment, 'sessionId' | 'asset'>

/** The payments in the database of the gateway. */
export type PaymentStore = {
  readonly add: (
    payment: ExchangePayment,
    by: { readonly exchangeId: string; readonly projectId: string },
  ) => Promise<void>
  /** Returns a payment; `undefined` if the exchange has none with this id. */
  readonly find: (exchangeId: string, sessionId: string) => Promise<StoredPayment | undefined>
  /** Returns whether the exchange may be asked now. Of concurrent calls, also at other gateways, one gets true. */
  readonly takeCheck: (sessionId: string) => Promise<boolean>
  /** Stores a status, unless the stored one is final. Returns the stored one. */
  readonly setStatus: (
    exchangeId: string,
    sessionId: string,
    status: ExchangeStatus,
  ) => Promise<StoredPayment | undefined>
}

/** Time after which a payment is deleted. */
const keepMs = 90 * 86_400_000
/** Minimum time between two questions to an exchange about one payment. */
const checkMs = 2_000

/** @param now Returns the current time in ms since 1970. */
export function createPaymentStore({ db }: Pick<Database, 'db'>, now: () => number): PaymentStore {
  const { sessionId: id, exchangeId: exchange } = exchangePayments

  async function find(exchangeId: string, sessionId: string): Promise<StoredPayment | undefined> {
    const [row] = await db
      .select()
      .from(exchangePayments)
      .where(and(eq(id, sessionId), eq(exchange, exchangeId)))
    if (!row) return undefined
    const { asset, status, txHash } = row
    return { sessionId, asset, status, ...(txHash !== null && { txHash }) }
  }

  return {
    async add({ sessionId, asset, amount, recipient }, { exchangeId, projectId }) {
      const createdAt = now()
      await db.delete(exchangePayments).where(lt(exchangePayments.createdAt, createdAt - keepMs))
      await db.insert(exchangePayments).values({
        sessionId,
        exchangeId,
        projectId,
        asset,
        amount: String(amount),
        recipient,
        status: 'IN_PROGRESS',
        createdAt,
        checkedAt: 0,
      })
    },
    find,
    async takeCheck(sessionId) {
      const checkedAt = now()
      const rows = await db
        .update(exchangePayments)
        .set({ checkedAt })
        .where(and(eq(id, sessionId), lte(exchangePayments.checkedAt, checkedAt - checkMs)))
        .returning({ id })
      return rows.length > 0
    },
    async setStatus(exchangeId, sessionId, { status, txHash }) {
      await db
        .update(exchangePayments)
        .set({ status, ...(txHash !== undefined && { txHash }) })
        .where(and(eq(id, sessionId), eq(exchange, exchangeId), eq(exchangePayments.status, 'IN_PROGRESS')))
      return find(exchangeId, sessionId)
    },
  }
}
