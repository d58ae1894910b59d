import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import { askWallet } from '../askWallet.js'
import { copySolanaTransaction } from './copySolanaTransaction.js'

/**
 * Asks the wallet connected on `solana` to sign a transaction, and does not send it. The request is queued.
 *
 * @throws see `signSolanaTransaction.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signSolanaTransaction } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * export function sign(transaction: { serialize(): Uint8Array }) {
 *   const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 *   return signSolanaTransaction(kit, { transaction: transaction.serialize() })
 * }
 * ```
 */
export async function signSolanaTransaction(
  kit: Latchkit,
  parameters: signSolanaTransaction.Parameters,
): Promise<signSolanaTransaction.ReturnType> {
  checkParameters(kit, parameters, 'signSolanaTransaction(kit, { transaction })')
  const { signal } = parameters
  const transaction = copySolanaTransaction(parameters.transaction, 'transaction')
  const intent = { kind: 'solana_signTransaction', transaction } as const
  return askWallet(kit, { namespace: 'solana', intent, signal })
}

export declare namespace signSolanaTransaction {
  type Parameters = {
    /** In wire format, legacy or v0, with empty slots for missing signatures. */
    readonly transaction: Uint8Array
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transaction in wire format, signed. */
  type ReturnType = Uint8Array
  type ErrorType =
    | askWallet.ErrorType
    | InvalidParameterError
    | NetworkNotFoundError
    | MethodNotSupportedError
}
