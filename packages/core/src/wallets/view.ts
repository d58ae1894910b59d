/** A wallet the visitor could get. Links are `https:` only. */
export type WalletOffer = {
  readonly id: string
  readonly name: string
  readonly icon?: string | undefined
  readonly homepage?: string | undefined
  readonly chromeStore?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
}

/** What the GetWallet view shows. */
export type GetWalletModel =
  | { readonly status: 'ready'; readonly wallets: readonly WalletOffer[] }
  /** The configuration offers none: explain, and link to nothing. */
  | { readonly status: 'empty' }
