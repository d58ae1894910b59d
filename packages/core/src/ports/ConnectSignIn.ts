import type { CaipNetworkId } from '../foundation/schema/caip.js'

/** The sign-in of the app, for wallets that connect and sign a message with one prompt (Sign-In With Solana). */
export type ConnectSignIn = {
  /** Creates a message for an account that is not known yet. `undefined`: the account signs in after it has connected. Never rejects. */
  readonly createMessage: (chainId: CaipNetworkId) => Promise<ConnectSignInMessage | undefined>
}

/** A message for an account that is not known yet. */
export type ConnectSignInMessage = {
  /** Returns the text that an account signs. */
  readonly toText: (address: string) => string
  /**
   * Gives the signed message to the app, which verifies and stores it. The adapter has verified the signature.
   *
   * @throws `SignInError` if the app refuses it; `AbortedError` if `signal` aborted meanwhile
   */
  readonly complete: (signed: {
    readonly address: string
    readonly signature: string
    readonly signal: AbortSignal
  }) => Promise<void>
}
