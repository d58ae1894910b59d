import type { SolanaCaller } from '../../ports/SolanaMethods.js'

/** The Wallet Standard feature that a wallet signs with: the app sends the transaction, or the wallet sends it itself. */
export type SolanaSigning = 'solana:signTransaction' | 'solana:signAndSendTransaction'

/** Options for sending, with the commitment names that current nodes accept. An absent option is left to the wallet. */
export type SolanaWalletOptions = {
  readonly skipPreflight?: boolean | undefined
  readonly preflightCommitment?: 'processed' | 'confirmed' | 'finalized' | undefined
  readonly maxRetries?: number | undefined
  readonly minContextSlot?: number | undefined
}

/**
 * An account that signs transactions, independent of how its wallet is called. Its responses are untrusted input, not
 * yet validated; it rejects with a `LatchkitError`.
 */
export type SolanaSigner = {
  /** The wallet's name, for messages. */
  readonly name: string
  /** Which wallet it is: another one, even of the same id, is another object. */
  readonly wallet: object
  /** What it can do. */
  can(signing: SolanaSigning): boolean
  /** Whether it takes transactions of that version. */
  takes(signing: SolanaSigning, version: 'legacy' | number): boolean
  /** Has transactions signed, with one prompt for all of them: as many answers, each the bytes of one that is signed. */
  signTransactions(transactions: readonly Uint8Array[]): Promise<readonly unknown[]>
  /** Has the wallet sign and send one; answers the signature's bytes. */
  signAndSend(transaction: Uint8Array, options: SolanaWalletOptions): Promise<unknown>
}

/**
 * Finds who is to sign for a caller, as things are now, where it can do so in one of these ways.
 *
 * @throws `WalletRequestError` (4100) where the page is not connected with that account, (4901) where the session is on
 * another network; `MethodNotSupportedError` where it can do none of them; `ChainNotSupportedError`
 */
export type SolanaSignerOf = (
  caller: SolanaCaller,
  method: string,
  ways: readonly SolanaSigning[],
) => SolanaSigner
