import { checkSolanaSendOptions } from '../../../../chains/solana/checkSolanaSendOptions.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import type { RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { SolanaSendOptions } from '../../../../ports/SolanaMethods.js'
import { askWallet } from '../askWallet.js'
import { copySolanaTransaction } from './copySolanaTransaction.js'

/**
 * Asks the wallet connected on `solana` to sign a transaction and send it on the current cluster. The request is
 * queued, and resolves as soon as the transaction was sent: `waitForSolanaConfirmation` returns the result.
 *
 * @throws see `signAndSendSolanaTransaction.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signAndSendSolanaTransaction } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * export function send(transaction: { serialize(): Uint8Array }) {
 *   const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 *   const options = { preflightCommitment: 'confirmed' } as const
 *   return signAndSendSolanaTransaction(kit, { transaction: transaction.serialize(), options })
 * }
 * ```
 */
export async function signAndSendSolanaTransaction(
  kit: Latchkit,
  parameters: signAndSendSolanaTransaction.Parameters,
): Promise<signAndSendSolanaTransaction.ReturnType> {
  checkParameters(kit, parameters, 'signAndSendSolanaTransaction(kit, { transaction })')
  const { signal } = parameters
  const options = { ...parameters.options }
  checkSolanaSendOptions(options)
  const transaction = copySolanaTransaction(parameters.transaction, 'transaction')
  const intent = { kind: 'solana_signAndSendTransaction', transaction, options } as const
  return askWallet(kit, { namespace: 'solana', intent, signal })
}

export declare namespace signAndSendSolanaTransaction {
  type Parameters = {
    /** In wire format, legacy or v0. */
    readonly transaction: Uint8Array
    /** Options for sending. Default: the wallet's own. */
    readonly options?: SolanaSendOptions | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** Base58 signature: the transaction's id. */
  type ReturnType = string
  type ErrorType =
    | askWallet.ErrorType
    | InvalidParameterError
    | NetworkNotFoundError
    | MethodNotSupportedError
    | RpcRequestError
}
