/** An account as the Wallet Standard shows it. */
export type StandardAccount = {
  readonly address: string
  readonly publicKey: Uint8Array
  readonly chains: readonly string[]
  readonly features: readonly string[]
}

/** A wallet as the Wallet Standard registers it; the getters are read anew each time. */
export type StandardWallet = {
  readonly version: '1.0.0'
  readonly name: string
  readonly icon: string
  readonly chains: readonly string[]
  readonly accounts: readonly StandardAccount[]
  /** By name; each is an object with its version and its methods. */
  readonly features: Readonly<Record<string, object>>
}
