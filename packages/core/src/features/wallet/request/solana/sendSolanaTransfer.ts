import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type {
  InvalidAddressError,
  InvalidAmountError,
  InvalidParameterError,
} from '../../../../foundation/errors/parameters.js'
import type { RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { SolanaSent, SolanaTransfer } from '../../../../ports/SolanaMethods.js'
import { askWallet } from '../askWallet.js'
import { getNetworkIn } from '../getNetworkIn.js'
import { getSigningSession } from '../getSigningSession.js'
import { checkSolanaTransfer } from './checkSolanaTransfer.js'

/**
 * Asks the wallet connected on `solana` to send SOL, or an SPL token if `mint` is set. The receiver's token account is
 * created if there is none. The request is queued, and resolves as soon as the transaction was sent: pass the result to
 * `waitForSolanaConfirmation`.
 *
 * @throws see `sendSolanaTransfer.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendSolanaTransfer } from '@latchkit/core/actions'
 * import { solana } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [solana] })
 * const sent = await sendSolanaTransfer(kit, {
 *   to: '9WzDXwBbmkg8ZTbNMqUxvQRAyrZzDsGYdLVL9zYtAWWM',
 *   amount: 1_000_000n,
 * })
 * ```
 */
export async function sendSolanaTransfer(
  kit: Latchkit,
  parameters: sendSolanaTransfer.Parameters,
): Promise<sendSolanaTransfer.ReturnType> {
  checkParameters(kit, parameters, 'sendSolanaTransfer(kit, { to, amount })')
  // A copy, so that later changes by the caller do not affect the queued request.
  const { signal, ...transfer } = parameters
  checkSolanaTransfer(transfer, getNetworkIn(kit, 'solana', getSigningSession(kit, 'solana').chainId))
  const intent = { kind: 'solana_transfer', transfer } as const
  return askWallet(kit, { namespace: 'solana', intent, signal })
}

export declare namespace sendSolanaTransfer {
  type Parameters = SolanaTransfer & {
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transaction's id, and the last block height at which it can be included. */
  type ReturnType = SolanaSent
  type ErrorType =
    | askWallet.ErrorType
    | InvalidAddressError
    | InvalidAmountError
    | InvalidParameterError
    | NetworkNotFoundError
    | MethodNotSupportedError
    | RpcRequestError
}
