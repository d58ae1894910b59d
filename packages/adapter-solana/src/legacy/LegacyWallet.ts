/** A web3.js transaction, as far as it is looked at. */
type LegacyTransaction = { serialize(options?: object): Uint8Array }

/**
 * A wallet-adapter object (`@solana/wallet-adapter-base`), as the host makes it: `new PhantomWalletAdapter()`. Described
 * by its shape, so that no version of that package is asked for.
 */
export type LegacyWallet = {
  readonly name: string
  readonly icon?: string | undefined
  readonly readyState: string
  readonly connected: boolean
  readonly publicKey: { toBase58(): string } | null
  /** `null` or without 0: only legacy transactions. */
  readonly supportedTransactionVersions?: ReadonlySet<'legacy' | number> | null | undefined
  connect(): Promise<void>
  disconnect(): Promise<void>
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
  signMessage?: ((message: Uint8Array) => Promise<Uint8Array>) | undefined
  // As methods, so that wallets which take web3.js' own classes fit.
  signTransaction?(transaction: LegacyTransaction): Promise<LegacyTransaction>
  signAllTransactions?(transactions: LegacyTransaction[]): Promise<LegacyTransaction[]>
}
