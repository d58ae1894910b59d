/** What only `solana` needs. All of it on the home network, and by another library than the adapter's. */
export type SolanaUnderTest = {
  /** A token of which the wallet's first account holds at least 1 000 base units. */
  readonly token: { readonly mint: string }
  /** An address that nobody has used. */
  newAddress(): string
  /** A transaction that moves lamports, not yet signed, in wire format. */
  transaction(parameters: {
    readonly from: string
    readonly to: string
    readonly lamports: bigint
    readonly version: 'legacy' | 0
  }): Promise<Uint8Array>
  /** Whether an account's signature in a transaction is true. */
  isSignedBy(transaction: Uint8Array, address: string): Promise<boolean>
  /** What the chain says was executed. */
  executed(signature: string): Promise<{
    readonly feePayer: string
    /** The programs of its instructions, in order. */
    readonly programs: readonly string[]
    readonly computeUnitLimit?: number | undefined
    /** In micro-lamports. */
    readonly computeUnitPrice?: bigint | undefined
  }>
  /** In base units; 0 where there is no account. */
  tokenBalance(owner: string): Promise<bigint>
  /** Makes so many blocks that every transaction made before is too old. */
  expireTransactions(): Promise<void>
  /** Whether transactions are taken and lost, as on a busy cluster, from now on. */
  loseTransactions(losing: boolean): Promise<void>
}
