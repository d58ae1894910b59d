/** What a token is called, and how its amounts are written. */
export type TokenInfo = {
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** URL of an image; empty if there is none. */
  readonly iconUrl: string
}

/** A token of a list. */
export type ListedToken = TokenInfo & {
  /** CAIP-2 id of its chain. */
  readonly chainId: string
  /** Address of its contract with checksum, or its mint. */
  readonly address: string
}
