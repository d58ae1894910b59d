import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { Hex } from '../../../../foundation/encoding/hex.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type { InvalidTransactionError } from '../../../../foundation/errors/parameters.js'
import type { EvmTransaction } from '../../../../ports/EvmMethods.js'
import { askWallet } from '../askWallet.js'
import { checkTransaction } from '../rules.js'

/**
 * Asks the wallet connected on `eip155` to sign and send a transaction on its current chain. The request is queued, and
 * resolves with the hash as soon as the wallet has sent it: `waitForReceipt` returns the result.
 *
 * @throws see `sendTransaction.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendTransaction } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const hash = await sendTransaction(kit, {
 *   to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
 *   value: 10n ** 16n,
 * })
 * ```
 */
export async function sendTransaction(
  kit: Latchkit,
  parameters: sendTransaction.Parameters,
): Promise<sendTransaction.ReturnType> {
  checkParameters(kit, parameters, 'sendTransaction(kit, transaction)')
  // A copy, so that later changes by the caller do not affect the queued request.
  const { signal, ...transaction } = parameters
  checkTransaction(transaction)
  const intent = { kind: 'sendTransaction', transaction } as const
  return askWallet(kit, { namespace: 'eip155', intent, signal })
}

export declare namespace sendTransaction {
  /** The transaction, amounts in wei. */
  type Parameters = EvmTransaction & {
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transaction's hash. */
  type ReturnType = Hex
  type ErrorType =
    | askWallet.ErrorType
    | InvalidTransactionError
    | NetworkNotFoundError
    | MethodNotSupportedError
}
