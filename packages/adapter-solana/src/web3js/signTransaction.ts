import type { Latchkit } from '@latchkit/core'
import { signSolanaTransaction } from '@latchkit/core/actions'
import { fromWireTransaction } from './fromWireTransaction.js'
import { toWireTransaction } from './toWireTransaction.js'
import type { Web3Transaction } from './Web3Transaction.js'

/**
 * Asks the wallet connected on `solana` to sign a transaction, and does not send it. Returns a new transaction of the
 * same class with all signatures; the one passed does not change.
 *
 * @throws see `signTransaction.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { signTransaction } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 * import type { VersionedTransaction } from '@solana/web3.js'
 *
 * export async function sign(kit: Latchkit, transaction: VersionedTransaction): Promise<Uint8Array> {
 *   const signed = await signTransaction(kit, { transaction })
 *   return signed.serialize()
 * }
 * ```
 */
export async function signTransaction<T extends Web3Transaction>(
  kit: Latchkit,
  parameters: signTransaction.Parameters<T>,
): Promise<T> {
  const { transaction, signal } = parameters
  const bytes = toWireTransaction(transaction, 'transaction')
  return fromWireTransaction(await signSolanaTransaction(kit, { transaction: bytes, signal }), transaction)
}

export declare namespace signTransaction {
  type Parameters<T extends Web3Transaction = Web3Transaction> = {
    /** With fee payer and blockhash. It keeps the signatures of other signers. */
    readonly transaction: T
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  type ErrorType = signSolanaTransaction.ErrorType
}
