import type { Latchkit } from '@latchkit/core'
import { signMessage as signOnChain } from '@latchkit/core/actions'
import { base58 } from '@scure/base'

/**
 * Asks the wallet connected on `solana` to sign a message. Returns the 64 bytes of the verified ed25519 signature.
 *
 * @throws see `signMessage.ErrorType`. `UserRejectedError` when the user declined.
 * @example
 * ```ts
 * import { signMessage } from '@latchkit/adapter-solana/web3js'
 * import type { Latchkit } from '@latchkit/core'
 *
 * export function sign(kit: Latchkit): Promise<Uint8Array> {
 *   return signMessage(kit, { message: 'Hello' })
 * }
 * ```
 */
export async function signMessage(
  kit: Latchkit,
  parameters: signMessage.Parameters,
): Promise<signMessage.ReturnType> {
  return base58.decode(await signOnChain(kit, { ...parameters, namespace: 'solana' }))
}

export declare namespace signMessage {
  type Parameters = Omit<signOnChain.Parameters, 'namespace'>
  type ReturnType = Uint8Array
  type ErrorType = signOnChain.ErrorType
}
