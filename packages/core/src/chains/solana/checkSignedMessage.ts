import { WalletResponseError } from '../../foundation/errors/wallet.js'
import { toSolanaSignature } from './toSolanaSignature.js'

/**
 * Parses the signature of a message and verifies it against the account (ed25519), over the message itself or with the
 * header of off-chain messages. Returns it in base58.
 *
 * @param answer Untrusted input: the signature's bytes.
 * @throws `WalletResponseError`
 * @example
 * ```ts
 * import { checkSignedMessage } from '@latchkit/core/solana'
 *
 * export function check(answer: unknown, address: string): Promise<string> {
 *   const message = new TextEncoder().encode('Hello')
 *   return checkSignedMessage(answer, { method: 'solana_signMessage', address, message })
 * }
 * ```
 */
export async function checkSignedMessage(
  answer: unknown,
  parameters: { readonly method: string; readonly address: string; readonly message: Uint8Array },
): Promise<string> {
  const { method, address, message } = parameters
  const signature = toSolanaSignature(method, answer)
  const { verifySignedMessage } = await import('./verifyEd25519.js')
  // `toSolanaSignature` has validated that it is bytes.
  if (verifySignedMessage(address, message, Uint8Array.from(answer as Uint8Array))) return signature
  throw new WalletResponseError({ method, reason: `it is not a signature of ${address} over the message` })
}
