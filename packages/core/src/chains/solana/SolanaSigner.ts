import type { SolanaCaller } from '../../ports/SolanaMethods.js'

/**
 * The Wallet Standard feature used for signing: the app sends the transaction, or the wallet sends
 * it itself.
 */
export type SolanaSigning = 'solana:signTransaction' | 'solana:signAndSendTransaction'

/** Options for sending, with the commitment names that current nodes accept. An absent option is left to the wallet. */
export type SolanaWalletOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/**
 * An account that signs transactions, independent of the wallet's API. Its responses are untrusted
 * input, not yet validated; it rejects with a `LatchkitError`.
 */
export type SolanaSigner = {
  /** The wallet's name, for messages. */
  readonly name: string
  /** Identifies the wallet: another wallet, even with the same id, is another object. */
  readonly wallet: object
  /** The supported features. */
  can(signing: SolanaSigning): boolean
  /** Returns whether it supports transactions of that version. */
  takes(signing: SolanaSigning, version: 'legacy' | number): boolean
  /**
   * Signs transactions with one prompt for all of them. Returns the bytes of each signed
   * transaction, in order.
   */
  signTransactions(transactions: readonly Uint8Array[]): Promise<readonly unknown[]>
  /** Signs and sends one transaction. Returns the bytes of the signature. */
  signAndSend(transaction: Uint8Array, options: SolanaWalletOptions): Promise<unknown>
}

/**
 * Returns the current signer of a caller, if it supports one of the features.
 *
 * @throws `WalletRequestError` (4100) if the app is not connected to that account, (4901) if the
 * session is on another network; `MethodNotSupportedError` if it supports none of the features;
 * `ChainNotSupportedError`
 */
export type SolanaSignerOf = (
  caller: SolanaCaller,
  method: string,
  ways: readonly SolanaSigning[],
) => SolanaSigner
