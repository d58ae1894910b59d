import type { Latchkit } from '@latchkit/core'
import { signAllSolanaTransactions } from '@latchkit/core/actions'
import { fromWireTransaction } from './fromWireTransaction.js'
import { toWireTransaction } from './toWireTransaction.js'
import type { Web3Transaction } from './Web3Transaction.js'

/**
 * Asks the wallet connected on `solana` to sign several transactions at once, and does not send them. Returns new
 * transactions of the same classes, in the same order.
 *
 * @throws see `signAllTransactions.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { signAllTransactions } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 * import type { Transaction } from '@solana/web3.js'
 *
 * export function sign(kit: Latchkit, transactions: readonly Transaction[]): Promise<Transaction[]> {
 *   return signAllTransactions(kit, { transactions })
 * }
 * ```
 */
export async function signAllTransactions<T extends Web3Transaction>(
  kit: Latchkit,
  parameters: signAllTransactions.Parameters<T>,
): Promise<T[]> {
  const { signal } = parameters
  // A copy, so that later changes of the list do not affect the queued request.
  const passed = [...parameters.transactions]
  const transactions = passed.map((each, index) => toWireTransaction(each, `transactions[${index}]`))
  const signed = await signAllSolanaTransactions(kit, { transactions, signal })
  return passed.flatMap((each, index) => {
    const bytes = signed[index]
    return bytes ? [fromWireTransaction(bytes, each)] : []
  })
}

export declare namespace signAllTransactions {
  type Parameters<T extends Web3Transaction = Web3Transaction> = {
    /** At least one, each with fee payer and blockhash. */
    readonly transactions: readonly T[]
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  type ErrorType = signAllSolanaTransactions.ErrorType
}
