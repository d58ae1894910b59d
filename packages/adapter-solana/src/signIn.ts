import { UserRejectedError } from '@latchkit/core'
import { checkSignedMessage, isBytes, sameBytes } from '@latchkit/core/solana'
import { askWallet } from './toWalletError.js'
import { parseSignInText } from './wallet/parseSignInText.js'
import type { SolanaWallet } from './wallet/SolanaWallet.js'

/**
 * Signs a message of Sign-In With Solana with the wallet's own sign-in screen (`solana:signIn`). The wallet creates the message itself,
 * so it must equal the text, in which every field was requested. Returns `undefined` if it does not, if the wallet does not support the
 * request, or if the text is another message: then the wallet is asked to sign the text.
 *
 * @throws `UserRejectedError` if the user declined
 */
export async function signIn(
  wallet: SolanaWallet,
  parameters: { readonly connectorId: string; readonly address: string; readonly message: string },
): Promise<string | undefined> {
  const { connectorId, address } = parameters
  const input = parseSignInText(parameters.message)
  const request = wallet.signIn
  if (!request || input?.address !== address) return undefined
  const method = 'solana:signIn'
  const message = new TextEncoder().encode(parameters.message)
  try {
    return await askWallet({ method, connectorId }, async () => {
      const { signed, signature } = await request(input)
      return isBytes(signed) && sameBytes(signed, message)
        ? checkSignedMessage(signature, { method, address, message })
        : undefined
    })
  } catch (error) {
    if (error instanceof UserRejectedError) throw error
    return undefined
  }
}
