import { checkParameters } from '../../../../config/inDevelopment.js'
import type { Latchkit } from '../../../../engine/latchkit.js'
import type { MethodNotSupportedError } from '../../../../foundation/errors/adapter.js'
import type { NetworkNotFoundError } from '../../../../foundation/errors/network.js'
import { InvalidParameterError } from '../../../../foundation/errors/parameters.js'
import type { BitcoinMessageProtocol } from '../../../../ports/BitcoinMethods.js'
import { askWallet } from '../askWallet.js'
import { copyMessage } from '../copyMessage.js'

/**
 * Asks the wallet connected on `bip122` to sign a message with the active account, by a given protocol. Use `signMessage` if
 * the protocol does not matter. The request is queued.
 *
 * @throws see `signBitcoinMessage.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { createLatchkit } from '@latchkit/core'
 * import { signBitcoinMessage } from '@latchkit/core/actions'
 * import { bitcoin } from '@latchkit/core/networks'
 *
 * const kit = createLatchkit({ projectId: 'my-dapp', networks: [bitcoin] })
 * const signature = await signBitcoinMessage(kit, { message: 'Hello', protocol: 'bip322' })
 * ```
 */
export async function signBitcoinMessage(
  kit: Latchkit,
  parameters: signBitcoinMessage.Parameters,
): Promise<signBitcoinMessage.ReturnType> {
  checkParameters(kit, parameters, 'signBitcoinMessage(kit, { message })')
  const { protocol, signal } = parameters
  const message = copyMessage(parameters.message)
  if (protocol !== undefined && protocol !== 'ecdsa' && protocol !== 'bip322')
    throw new InvalidParameterError({ field: 'protocol', reason: 'it is ecdsa or bip322' })
  const intent = { kind: 'bip122_signMessage', message, protocol } as const
  return askWallet(kit, { namespace: 'bip122', intent, signal })
}

export declare namespace signBitcoinMessage {
  type Parameters = {
    /** Text, or raw bytes. */
    readonly message: string | Uint8Array
    /** Default: BIP-322 for segwit and taproot accounts, ECDSA for the others. */
    readonly protocol?: BitcoinMessageProtocol | undefined
    /** Cancels the request: see `cancelRequest`. */
    readonly signal?: AbortSignal | undefined
  }
  /** Base64. */
  type ReturnType = string
  type ErrorType =
    | askWallet.ErrorType
    | InvalidParameterError
    | NetworkNotFoundError
    | MethodNotSupportedError
}
