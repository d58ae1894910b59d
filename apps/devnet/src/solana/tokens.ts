/** An SPL token of the local Solana cluster. */
export type SolanaToken = {
  /** Base58 address of its mint. */
  readonly mint: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Initial balance of each account, in base units. */
  readonly balance: bigint
}

/** The tokens, created by the SPL Token program. */
export const solanaTokens: readonly SolanaToken[] = [
  {
    mint: '2EmGrZs5YJxvwgpgb2kKgPzWpw9nDvz5zauPsJwNoMMr',
    name: 'Test Dollar',
    symbol: 'TUSD',
    decimals: 6,
    balance: 25_000_000_000n,
  },
]
