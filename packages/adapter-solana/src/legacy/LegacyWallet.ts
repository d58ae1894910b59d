/** The part of a web3.js transaction that is used. */
type LegacyTransaction = { serialize(options?: object): Uint8Array }

/**
 * A wallet-adapter object (`@solana/wallet-adapter-base`) created by the host app, such as `new
 * PhantomWalletAdapter()`. The type is structural, so no version of that package is required.
 */
export type LegacyWallet = {
  readonly name: string
  readonly icon?: string | undefined
  readonly readyState: string
  readonly connected: boolean
  readonly publicKey: { toBase58(): string } | null
  /** `null` or a set without 0: only legacy transactions. */
  readonly supportedTransactionVersions?: ReadonlySet<'legacy' | number> | null | undefined
  connect(): Promise<void>
  disconnect(): Promise<void>
  on(event: string, listener: () => void): unknown
  off(event: string, listener: () => void): unknown
  signMessage?: ((message: Uint8Array) => Promise<Uint8Array>) | undefined
  // Declared as methods, so that wallets typed with web3.js classes are assignable.
  signTransaction?(transaction: LegacyTransaction): Promise<LegacyTransaction>
  signAllTransactions?(transactions: LegacyTransaction[]): Promise<LegacyTransaction[]>
}
