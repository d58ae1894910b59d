/** The strings of the view of one token. */
export type TokenDetailCopy = {
  readonly heading: string
  readonly value: string
  /** The price of one token. */
  readonly price: string
  /** Kind of a token without an address. */
  readonly type: string
  readonly native: string
  readonly contract: string
  readonly copyContract: string
  /** The address of a token on Solana. */
  readonly mint: string
  readonly copyMint: string
  /** The account does not own the token. */
  readonly missing: { readonly title: string; readonly text: string }
  readonly showAll: string
}
