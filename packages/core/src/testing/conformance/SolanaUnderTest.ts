/**
 * Test helpers for `solana`. All of them use the home network, and a library other than the
 * adapter's.
 */
export type SolanaUnderTest = {
  /** A token of which the wallet's first account holds at least 1 000 base units. */
  readonly token: { readonly mint: string }
  /** Returns an unused address. */
  newAddress(): string
  /** Returns an unsigned transaction that transfers lamports, in wire format. */
  transaction(parameters: {
    readonly from: string
    readonly to: string
    readonly lamports: bigint
    readonly version: 'legacy' | 0
  }): Promise<Uint8Array>
  /** Returns whether the account's signature in the transaction is valid. */
  isSignedBy(transaction: Uint8Array, address: string): Promise<boolean>
  /** Reads an executed transaction from the chain. */
  executed(signature: string): Promise<{
    readonly feePayer: string
    /** The programs of its instructions, in order. */
    readonly programs: readonly string[]
    readonly computeUnitLimit?: number | undefined
    /** In micro-lamports. */
    readonly computeUnitPrice?: bigint | undefined
  }>
  /** Returns a token balance in base units; 0 if there is no token account. */
  tokenBalance(owner: string): Promise<bigint>
  /** Produces enough blocks to expire every earlier blockhash. */
  expireTransactions(): Promise<void>
  /** Sets whether the node accepts transactions and drops them, as a congested cluster does. */
  loseTransactions(losing: boolean): Promise<void>
}
