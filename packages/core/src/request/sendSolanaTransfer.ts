import type { MethodNotSupportedError } from '../errors/adapter.js'
import type { NetworkNotFoundError } from '../errors/network.js'
import type { InvalidAddressError, InvalidAmountError, InvalidParameterError } from '../errors/request.js'
import type { RpcRequestError } from '../errors/rpc.js'
import type { Latchkit } from '../kit/latchkit.js'
import type { SolanaSent, SolanaTransfer } from '../ports/SolanaMethods.js'
import { askWallet } from './askWallet.js'
import { checkSolanaTransfer } from './checkSolanaTransfer.js'
import { networkIn } from './networkIn.js'
import { signerIn } from './signerIn.js'

/**
 * Asks the wallet connected on `solana` to send SOL, or an SPL token where `mint` is given; the receiver's token account
 * is made where there is none. Waits for its turn, and answers as soon as it was sent: hand the answer to
 * `waitForSolanaConfirmation`.
 *
 * @throws see `sendSolanaTransfer.ErrorType`. `UserRejectedError` when the person said no.
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
  // A copy: what is sent stays what was asked for.
  const { signal, ...transfer } = parameters
  checkSolanaTransfer(transfer, networkIn(kit, 'solana', signerIn(kit, 'solana').chainId))
  const intent = { kind: 'solana_transfer', transfer } as const
  return askWallet(kit, { namespace: 'solana', intent, signal })
}

export declare namespace sendSolanaTransfer {
  type Parameters = SolanaTransfer & {
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transaction's id, and until when it can be taken into a block. */
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
