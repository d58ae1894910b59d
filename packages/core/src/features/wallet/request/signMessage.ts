import { checkParameters } from '../../../config/inDevelopment.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { InvalidParameterError } from '../../../foundation/errors/parameters.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import { getActiveNamespace } from '../connection/getActiveNamespace.js'
import { askWallet } from './askWallet.js'
import { copyMessage } from './copyMessage.js'

/**
 * Asks the connected wallet to sign a message, as its chain's wallets do: EIP-191 on `eip155`, ed25519 on `solana`,
 * BIP-322 or ECDSA on `bip122`. The request is queued: a wallet receives one request at a time.
 *
 * @throws see `signMessage.ErrorType`. `UserRejectedError` when the user declined.
 * @see https://eips.ethereum.org/EIPS/eip-191
 *
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signMessage } from '@latchkit/core/actions'
 * import { mainnet } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [mainnet] })
 * const signature = await signMessage(kit, { message: 'Hello' })
 * ```
 */
export async function signMessage(
  kit: Latchkit,
  parameters: signMessage.Parameters,
): Promise<signMessage.ReturnType> {
  checkParameters(kit, parameters, 'signMessage(kit, { message })')
  const { namespace = getActiveNamespace(kit.getState()), signal } = parameters
  const message = copyMessage(parameters.message)
  return askWallet(kit, { namespace, intent: { kind: 'signMessage', message }, signal })
}

export declare namespace signMessage {
  type Parameters = {
    /** Text, or raw bytes. */
    readonly message: string | Uint8Array
    /** The wallet's namespace. Default: the active one. */
    readonly namespace?: ChainNamespace | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /**
   * The verified signature: hex on `eip155`, base58 on `solana`, base64 on `bip122`. On `eip155`, `0x` means
   * that a contract account signs by a transaction: see `isSignedOnChain`.
   */
  type ReturnType = string
  type ErrorType = askWallet.ErrorType | InvalidParameterError
}
