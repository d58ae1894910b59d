import type { MethodNotSupportedError } from '../errors/adapter.js'
import type { NetworkNotFoundError } from '../errors/network.js'
import type { InvalidTransactionError } from '../errors/request.js'
import type { Latchkit } from '../kit/latchkit.js'
import type { EvmTransaction, Hex } from '../ports/EvmMethods.js'
import { askWallet } from './askWallet.js'
import { checkTransaction } from './rules.js'

/**
 * Asks the wallet connected on `eip155` to sign and send a transaction on the chain it is on. Waits for its turn, and
 * answers the hash as soon as the wallet has sent it: `waitForReceipt` says how it went.
 *
 * @throws see `sendTransaction.ErrorType`. `UserRejectedError` when the person said no.
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
  // A copy: what is sent stays what was asked for.
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
