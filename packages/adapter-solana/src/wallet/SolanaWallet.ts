import type { ConnectorType } from '@latchkit/core/ports'
import type { SolanaSigning, SolanaWalletOptions } from '@latchkit/core/solana'
import type { SignInInput } from './parseSignInText.js'

/** A signing feature of the Wallet Standard for an account of a Solana wallet. */
export type SigningFeature = 'solana:signMessage' | SolanaSigning

/** An account that a wallet has authorized for the app. */
export type WalletAccount = {
  /** Base58. */
  readonly address: string
  /** The supported clusters, by their Wallet Standard names. Absent: all. */
  readonly chains?: readonly string[] | undefined
  readonly features: readonly string[]
}

/**
 * Common interface of all wallets, however discovered. Its results are untrusted input, including the shape of
 * accounts. Its errors are not converted yet.
 */
export type SolanaWallet = {
  readonly name: string
  readonly icon: string | undefined
  readonly type: ConnectorType
  /** The provider that the host app receives. */
  readonly provider: object
  /** Returns the authorized accounts. */
  accounts(): unknown
  /** Requests accounts; `silent` never prompts. Returns the same as `accounts`. */
  connect(silent: boolean): Promise<unknown>
  disconnect(): Promise<void>
  /** Calls `onChange` whenever accounts may have changed. Returns a function to stop. */
  watch(onChange: () => void): () => void
  /** Returns whether the wallet supports transactions of that version. */
  supportsVersion(feature: SigningFeature, version: 'legacy' | number): boolean
  /** Returns the signed message, which must equal the message, and the signature. */
  signMessage(
    account: WalletAccount,
    message: Uint8Array,
  ): Promise<{ readonly signed: unknown; readonly signature: unknown }>
  /**
   * Shows the wallet's sign-in screen, and returns the message that the wallet has created from the input. Absent without
   * `solana:signIn`.
   */
  readonly signIn?:
    | ((
        input: Omit<SignInInput, 'address'> & { readonly address?: string },
      ) => Promise<{ readonly account: unknown; readonly signed: unknown; readonly signature: unknown }>)
    | undefined
  /** Whether `signIn` can be called before `connect`, and then connects with the same prompt. */
  readonly connectsWithSignIn?: boolean | undefined
  /** Signs all transactions with one prompt. Returns a list of the same length. */
  signTransactions(
    account: WalletAccount,
    transactions: readonly Uint8Array[],
    chain: string,
  ): Promise<readonly unknown[]>
  /** Returns the bytes of the signature. */
  signAndSend(
    account: WalletAccount,
    transaction: Uint8Array,
    chain: string,
    options: SolanaWalletOptions,
  ): Promise<unknown>
}
