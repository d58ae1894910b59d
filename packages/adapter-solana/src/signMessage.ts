import { WalletResponseError } from '@latchkit/core'
import { encodeBase58, isBytes, sameBytes } from './bytes.js'
import { type SessionOf, signerOf } from './signerOf.js'
import { askWallet } from './toWalletError.js'

/**
 * Has a text, or bytes, signed; answers the base58 signature (ed25519) of exactly these bytes.
 *
 * @throws `WalletResponseError` also where the wallet signed something else: the Wallet Standard lets it put words in
 * front, and then the signature would not be one of the message
 */
export function signMessage(
  sessionOf: SessionOf,
  parameters: {
    readonly connectorId: string
    readonly address: string
    readonly message: string | Uint8Array
  },
): Promise<string> {
  const { connectorId } = parameters
  const method = 'solana_signMessage'
  return askWallet({ method, connectorId }, async () => {
    const { wallet, account } = signerOf(sessionOf, parameters, method, ['solana:signMessage'])
    const message =
      typeof parameters.message === 'string'
        ? new TextEncoder().encode(parameters.message)
        : parameters.message.slice()
    const { signed, signature } = await wallet.signMessage(account, message.slice())
    if (!isBytes(signed) || !sameBytes(signed, message))
      throw new WalletResponseError({ method, reason: 'it signed something else than the message' })
    return toSignature(method, signature)
  })
}

/**
 * Reads a signature: 64 bytes. Answers it in base58.
 *
 * @throws `WalletResponseError`
 */
export function toSignature(method: string, answer: unknown): string {
  if (isBytes(answer) && answer.length === 64) return encodeBase58(answer)
  throw new WalletResponseError({ method, reason: 'it is not a signature' })
}
