import type { ConnectorType } from '@latchkit/core/ports'
import type { SolanaSigning, SolanaWalletOptions } from '@latchkit/core/solana'

/** What an account of a Solana wallet can do, as the Wallet Standard calls it. */
export type SigningFeature = 'solana:signMessage' | SolanaSigning

/** An account that a wallet has opened to the page. */
export type WalletAccount = {
  /** Base58. */
  readonly address: string
  /** The clusters it can be used on, by the Wallet Standard's names. Absent: on any. */
  readonly chains?: readonly string[] | undefined
  readonly features: readonly string[]
}

/**
 * The one face of every wallet, however it was found. What it answers is a stranger's, and not yet believed: not even
 * that what the types call an account is one. What it throws is not yet ours.
 */
export type SolanaWallet = {
  readonly name: string
  readonly icon: string | undefined
  readonly type: ConnectorType
  /** What the host gets as the provider. */
  readonly provider: object
  /** The accounts that the page may see. */
  accounts(): unknown
  /** Asks for accounts; `silent` never prompts. Answers as `accounts`. */
  connect(silent: boolean): Promise<unknown>
  disconnect(): Promise<void>
  /** Calls `onChange` whenever accounts may have changed. Answers how to stop. */
  watch(onChange: () => void): () => void
  /** Whether it takes transactions of that version. */
  takes(feature: SigningFeature, version: 'legacy' | number): boolean
  /** Answers what it signed, which is to be the message, and the signature. */
  signMessage(
    account: WalletAccount,
    message: Uint8Array,
  ): Promise<{ readonly signed: unknown; readonly signature: unknown }>
  /** One prompt for all of them; answers a list as long. */
  signTransactions(
    account: WalletAccount,
    transactions: readonly Uint8Array[],
    chain: string,
  ): Promise<readonly unknown[]>
  /** Answers the signature's bytes. */
  signAndSend(
    account: WalletAccount,
    transaction: Uint8Array,
    chain: string,
    options: SolanaWalletOptions,
  ): Promise<unknown>
}
