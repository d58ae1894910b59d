import type { Transaction, TransactionPage } from '@latchkit/core/ports'
import type { CaipNetworkId } from '@latchkit/core/schema'
import type { Backend } from '../Backend.js'
import { readListCode, toFields, toText } from '../read.js'
import { request } from '../request.js'
import { historyTransactionSchema } from './historySchema.js'
import { toTransaction } from './toTransaction.js'

/** Maximum number of transactions of a page; the contract allows 50. */
const maxItems = 100

/**
 * `GET /v1/account/{address}/history`: fetches a page of the transactions of an account on one chain. The response is
 * untrusted input: invalid items, duplicates, and items after the first hundred are left out.
 *
 * @throws ServiceResponseError too if the page is empty because the server cannot read the chain now.
 */
export async function getHistory(
  backend: Backend,
  {
    chainId,
    address,
    cursor,
  }: { readonly chainId: CaipNetworkId; readonly address: string; readonly cursor?: string | undefined },
  signal: AbortSignal,
): Promise<TransactionPage> {
  return request(backend, {
    path: `/v1/account/${encodeURIComponent(address)}/history`,
    query: { chainId, cursor },
    signal,
    parse(body) {
      const fields = toFields(body) ?? {}
      if (!Array.isArray(fields.data)) throw new TypeError('`data` must be an array')
      const transactions = toTransactions(fields.data.slice(0, maxItems), chainId)
      const nextCursor = toText(fields.next)
      return {
        transactions,
        ...(nextCursor !== undefined && { cursor: nextCursor }),
        // Later pages can be empty.
        ...readListCode(fields, chainId, !(cursor ?? nextCursor ?? transactions[0])),
      }
    },
  })
}

function toTransactions(items: readonly unknown[], chainId: CaipNetworkId): readonly Transaction[] {
  const byId = new Map<string, Transaction>()
  for (const value of items) {
    // Each on its own: one that is invalid must not hide the others.
    const item = historyTransactionSchema.safeParse(value)
    const transaction = item.success ? toTransaction(item.data, chainId) : undefined
    if (transaction && !byId.has(transaction.id)) byId.set(transaction.id, transaction)
  }
  return [...byId.values()]
}
