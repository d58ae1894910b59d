import { AbortedError, type CaipNetworkId, type Network, UserRejectedError } from '@latchkit/core'
import type { ConnectSignIn } from '@latchkit/core/ports'
import { checkSignedMessage, isBytes, sameBytes } from '@latchkit/core/solana'
import { parseAccounts } from './parseAccounts.js'
import { getNextSession, type SolanaSession } from './SolanaSession.js'
import { askWallet } from './toWalletError.js'
import { parseSignInText } from './wallet/parseSignInText.js'
import type { SolanaWallet, WalletAccount } from './wallet/SolanaWallet.js'

const method = 'solana:signIn'
/** Has no key. */
const unknownAccount = '1'.repeat(32)

/** The response of a wallet: its accounts, and the signature of the account that has signed the requested text. */
type Answer = {
  readonly accounts: readonly WalletAccount[]
  readonly signer?: string | undefined
  readonly signature?: string | undefined
}

/**
 * Connects a wallet that has not authorized the app, and signs in with the same prompt (`solana:signIn` before `standard:connect`). The
 * wallet adds its account to the message.
 *
 * @returns `undefined` if that is not possible, so that the wallet is asked to connect. `signsText` is false if the wallet has
 * connected but signed another message: the account signs in afterwards.
 * @throws `UserRejectedError` if the user declined; `SignInError` if the app refuses the message; `AbortedError`
 */
export async function connectWithSignIn(parameters: {
  readonly wallet: SolanaWallet
  readonly connectorId: string
  readonly signIn: ConnectSignIn
  readonly networks: readonly Network[]
  readonly requested: CaipNetworkId | undefined
  readonly signal: AbortSignal
}): Promise<{ readonly session: SolanaSession; readonly signsText: boolean } | undefined> {
  const { wallet, connectorId, signIn, networks, signal } = parameters
  const requested = parameters.requested ?? networks[0]?.caipNetworkId
  const message = requested && (await signIn.createMessage(requested))
  if (signal.aborted) throw new AbortedError()
  const input = message && parseSignInText(message.toText(unknownAccount))
  if (!message || !input) return undefined
  const { address: _, ...fields } = input
  const answer = await ask(wallet, connectorId, fields, message.toText)
  if (!answer) return undefined
  const { accounts, signer, signature } = answer
  const session = getNextSession({
    ...{ wallet, accounts, networks, requested },
    // The account that has signed is the active one, wherever it is in the list.
    ...(signer && { previous: { wallet, accounts, active: signer, chainId: requested } }),
  })
  if (!session) return undefined
  const isRequested = session.active === signer && session.chainId === requested
  if (signature !== undefined && isRequested && !signal.aborted) {
    try {
      await message.complete({ address: session.active, signature, signal })
    } catch (error) {
      // The wallet has authorized the app, and the account is not signed in.
      await wallet.disconnect().catch(() => {})
      throw error
    }
  }
  return { session, signsText: signature !== undefined }
}

/** Asks the wallet to sign in. Returns `undefined` if it is not connected then. */
async function ask(
  wallet: SolanaWallet,
  connectorId: string,
  input: Parameters<NonNullable<SolanaWallet['signIn']>>[0],
  toText: (address: string) => string,
): Promise<Answer | undefined> {
  try {
    return await askWallet({ method, connectorId }, async () => {
      const response = await wallet.signIn?.(input)
      if (!response) return undefined
      const [signer] = parseAccounts([response.account])
      const visible = parseAccounts(wallet.accounts())
      const accounts = visible.length > 0 || !signer ? visible : [signer]
      const address = accounts.find((one) => one.address === signer?.address)?.address
      return { accounts, ...(address !== undefined && (await verify(response, address, toText(address)))) }
    })
  } catch (error) {
    if (error instanceof UserRejectedError) throw error
    // Such as a wallet that signs in only after it has connected.
    return undefined
  }
}

/** Returns the signature if the wallet has signed exactly the requested text. */
async function verify(
  { signed, signature }: { readonly signed: unknown; readonly signature: unknown },
  address: string,
  text: string,
): Promise<Pick<Answer, 'signer' | 'signature'>> {
  const message = new TextEncoder().encode(text)
  if (!isBytes(signed) || !sameBytes(signed, message)) return { signer: address }
  const checked = checkSignedMessage(signature, { method, address, message })
  return { signer: address, signature: await Promise.resolve(checked).catch(() => undefined) }
}
