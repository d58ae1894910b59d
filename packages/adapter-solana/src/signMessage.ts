import { WalletResponseError } from '@latchkit/core/errors'
import { checkSignedMessage, isBytes, sameBytes } from '@latchkit/core/solana'
import { type GetSession, getSigners } from './createSigner.js'
import { askWallet } from './toWalletError.js'
import type { SolanaWallet } from './wallet/SolanaWallet.js'

/** The first line of Sign-In With Solana. */
const isSignIn = /^\S+ wants you to sign in with your Solana account:\n/

/**
 * Signs a text or bytes. Wallets with `solana:signIn` show their own screen for a sign-in message. Returns the verified base58 signature (ed25519) of exactly these bytes.
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
  signsOtherText: Pick<WeakSet<SolanaWallet>, 'has'>,
): Promise<string> {
  const { connectorId } = parameters
  const method = 'solana_signMessage'
  return askWallet({ method, connectorId }, async () => {
    const { wallet, accounts } = getSigners(getSession, parameters, method, ['solana:signMessage'])
    const { message: text } = parameters
    if (typeof text === 'string' && isSignIn.test(text) && !signsOtherText.has(wallet)) {
      const { signIn } = await import('./signIn.js')
      const own = await signIn(wallet, { ...parameters, message: text })
      if (own !== undefined) return own
    }
    const message = typeof text === 'string' ? new TextEncoder().encode(text) : text.slice()
    const { signed, signature } = await wallet.signMessage(accounts[0], message.slice())
    if (!isBytes(signed) || !sameBytes(signed, message))
      throw new WalletResponseError({ method, reason: 'it signed another message' })
    return checkSignedMessage(signature, { method, address: parameters.address, message })
  })
}
