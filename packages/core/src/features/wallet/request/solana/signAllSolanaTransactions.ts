import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import { askWallet } from '../askWallet.js'
import { copySolanaTransaction } from './copySolanaTransaction.js'

/**
 * Asks the wallet connected on `solana` to sign several transactions at once. They are not sent.
 *
 * @throws see `signAllSolanaTransactions.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signAllSolanaTransactions } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * export function sign(transactions: readonly { serialize(): Uint8Array }[]) {
 *   const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 *   return signAllSolanaTransactions(kit, { transactions: transactions.map((one) => one.serialize()) })
 * }
 * ```
 */
export async function signAllSolanaTransactions(
  kit: Latchkit,
  parameters: signAllSolanaTransactions.Parameters,
): Promise<signAllSolanaTransactions.ReturnType> {
  checkParameters(kit, parameters, 'signAllSolanaTransactions(kit, { transactions })')
  const { transactions: given, signal } = parameters
  if (given.length === 0) throw new InvalidParameterError({ field: 'transactions', reason: 'it is empty' })
  const transactions = given.map((one, index) => copySolanaTransaction(one, `transactions[${index}]`))
  const intent = { kind: 'solana_signAllTransactions', transactions } as const
  return askWallet(kit, { namespace: 'solana', intent, signal })
}

export declare namespace signAllSolanaTransactions {
  type Parameters = {
    /** In wire format, legacy or v0. At least one. */
    readonly transactions: readonly Uint8Array[]
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transactions in wire format, signed, in the same order. */
  type ReturnType = readonly Uint8Array[]
  type ErrorType =
    | askWallet.ErrorType
    | InvalidParameterError
    | NetworkNotFoundError
    | MethodNotSupportedError
}
