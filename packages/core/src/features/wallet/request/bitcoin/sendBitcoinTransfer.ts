import { maxSats } from '../../../../chains/bitcoin/maxSats.js'
import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type {
  InvalidAddressError,
  InvalidAmountError,
  InvalidTransactionError,
} from '../../../../foundation/errors/parameters.js'
import type { RpcRequestError } from '../../../../foundation/errors/rpc.js'
import { askWallet } from '../askWallet.js'
import { checkAmount } from '../checkAmount.js'
import { getNetworkIn } from '../getNetworkIn.js'
import { getSigningSession } from '../getSigningSession.js'
import { checkBitcoinAddress } from './checkBitcoinAddress.js'

/**
 * Asks the wallet connected on `bip122` to send Bitcoin from its payment account, on the current network. The request
 * is queued, and resolves as soon as the transaction was sent.
 *
 * @throws see `sendBitcoinTransfer.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { sendBitcoinTransfer } from '@latchkit/core/actions'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin] })
 * const txid = await sendBitcoinTransfer(kit, {
 *   to: 'bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq',
 *   amount: 10_000n,
 * })
 * ```
 */
export async function sendBitcoinTransfer(
  kit: Latchkit,
  parameters: sendBitcoinTransfer.Parameters,
): Promise<sendBitcoinTransfer.ReturnType> {
  checkParameters(kit, parameters, 'sendBitcoinTransfer(kit, { to, amount })')
  const { to, amount, signal } = parameters
  checkAmount(amount, { field: 'amount', unit: 'sats', max: maxSats })
  checkBitcoinAddress(to, 'to', getNetworkIn(kit, 'bip122', getSigningSession(kit, 'bip122').chainId))
  const intent = { kind: 'bip122_sendTransfer', to, amount } as const
  return askWallet(kit, { namespace: 'bip122', intent, signal })
}

export declare namespace sendBitcoinTransfer {
  type Parameters = {
    /** An address on the network that the wallet is on. */
    readonly to: string
    /** In sats, from 1 to 21 million BTC. */
    readonly amount: bigint
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The transaction's id, 64 hex digits. */
  type ReturnType = string
  type ErrorType =
    | askWallet.ErrorType
    | InvalidAddressError
    | InvalidAmountError
    | InvalidTransactionError
    | NetworkNotFoundError
    | MethodNotSupportedError
    | RpcRequestError
}
