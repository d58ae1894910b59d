import { WalletResponseError } from '@latchkit/core/errors'
import { checkSignedMessage, isBytes, sameBytes } from '@latchkit/core/solana'
import { type GetSession, getSigners } from './createSigner.js'
import { askWallet } from './toWalletError.js'

/**
 * Signs a text or bytes. Returns the verified base58 signature (ed25519) of exactly these bytes.
 *
 * @throws `WalletResponseError` also if the wallet signed another message: the Wallet Standard allows a prefix, but
 * then the signature is not one of the message
 */
export function signMessage(
  getSession: GetSession,
  parameters: {
    readonly connectorId: string
    readonly address: string
    readonly message: string | Uint8Array
  },
): Promise<string> {
  const { connectorId } = parameters
  const method = 'solana_signMessage'
  return askWallet({ method, connectorId }, async () => {
    const { wallet, accounts } = getSigners(getSession, parameters, method, ['solana:signMessage'])
    const message =
      typeof parameters.message === 'string'
        ? new TextEncoder().encode(parameters.message)
        : parameters.message.slice()
    const { signed, signature } = await wallet.signMessage(accounts[0], message.slice())
    if (!isBytes(signed) || !sameBytes(signed, message))
      throw new WalletResponseError({ method, reason: 'it signed another message' })
    return checkSignedMessage(signature, { method, address: parameters.address, message })
  })
}
