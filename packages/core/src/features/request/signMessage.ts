import type { Latchkit } from '../../engine/latchkit.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import { defaultNamespace } from '../connection/defaultNamespace.js'
import { askWallet } from './askWallet.js'

/**
 * Asks the connected wallet to sign a message, as its chain's wallets do: EIP-191 on `eip155`, ed25519 on `solana`,
 * BIP-322 or ECDSA on `bip122`. The request is queued: a wallet receives one request at a time.
 *
 * @throws see `signMessage.ErrorType`. `UserRejectedError` when the user declined.
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
  const { message: given, namespace = defaultNamespace(kit.getState()), signal } = parameters
  // A copy, so that later changes by the caller do not affect the queued request.
  const message = typeof given === 'string' ? given : given.slice()
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
  type ErrorType = askWallet.ErrorType
}
