import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { AccountNotFoundError } from '../../../../foundation/errors/connection.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import type {
  InvalidAddressError,
  InvalidParameterError,
  InvalidTransactionError,
} from '../../../../foundation/errors/parameters.js'
import type { RpcRequestError } from '../../../../foundation/errors/rpc.js'
import type { PsbtInput, SignedPsbt } from '../../../../ports/BitcoinMethods.js'
import { askWallet } from '../askWallet.js'
import { getNetworkIn } from '../getNetworkIn.js'
import { getSigningSession } from '../getSigningSession.js'
import { checkPsbt } from './checkPsbt.js'

/**
 * Asks the wallet connected on `bip122` to sign inputs of a partially signed transaction (BIP-174), and to send it with
 * `broadcast`. The request is queued.
 *
 * @throws see `signPsbt.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://github.com/bitcoin/bips/blob/master/bip-0174.mediawiki
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signPsbt } from '@latchkit/core/actions'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * export function sign(psbt: { toBase64(): string }, address: string) {
 *   const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin] })
 *   return signPsbt(kit, { psbt: psbt.toBase64(), inputs: [{ index: 0, address }] })
 * }
 * ```
 */
export async function signPsbt(kit: Latchkit, parameters: signPsbt.Parameters): Promise<signPsbt.ReturnType> {
  checkParameters(kit, parameters, 'signPsbt(kit, { psbt, inputs })')
  const { psbt, broadcast = false, signal } = parameters
  // A copy, so that later changes by the caller do not affect the queued request.
  const inputs = structuredClone(parameters.inputs)
  const session = getSigningSession(kit, 'bip122')
  checkPsbt({ psbt, inputs }, session, getNetworkIn(kit, 'bip122', session.chainId))
  const intent = { kind: 'bip122_signPsbt', psbt, inputs, broadcast } as const
  return askWallet(kit, { namespace: 'bip122', intent, signal })
}

export declare namespace signPsbt {
  type Parameters = {
    /** Base64. */
    readonly psbt: string
    /** The inputs to sign, each with one of the wallet's accounts. At least one. */
    readonly inputs: readonly PsbtInput[]
    /** Whether to send the transaction after signing. Default false. */
    readonly broadcast?: boolean | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** The signed PSBT in base64, and `txid` if it was sent. */
  type ReturnType = SignedPsbt
  type ErrorType =
    | askWallet.ErrorType
    | InvalidParameterError
    | InvalidAddressError
    | InvalidTransactionError
    | AccountNotFoundError
    | NetworkNotFoundError
    | MethodNotSupportedError
    | RpcRequestError
}
