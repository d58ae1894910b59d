import type { Paragraph } from './texts.js'

/** The strings of the NFTs of an account. */
export type NftsCopy = {
  readonly heading: string
  readonly loading: string
  /** Which network the NFTs are on. Placeholder: `{network}`. */
  readonly network: string
  /** The last read failed. Placeholder: `{time}`. */
  readonly stale: string
  /** Placeholder of the text: `{network}`. */
  readonly empty: Paragraph
  /** The app does not have the list. Placeholder of the text: `{network}`. */
  readonly absent: Paragraph
  /** Without NFTs, if the app has none from before it was set up. Placeholder: `{network}`. */
  readonly recent: string
  readonly failed: Paragraph
  /** When failed NFTs are read again. Placeholder: `{time}`. */
  readonly retryAt: string
  /** The name of an NFT without a name. */
  readonly unknown: string
  /** How many of an NFT the account owns, for assistive technology. Placeholder: `{amount}`. */
  readonly owned: string
  readonly showAll: string
  readonly showFewer: string
  readonly loadMore: string
  readonly loadingMore: string
  /** The code of the grid could not be loaded. */
  readonly loadFailure: Paragraph
  /** The strings of one NFT. */
  readonly detail: {
    readonly heading: string
    readonly amount: string
    readonly standard: string
    readonly contract: string
    readonly copyContract: string
    /** The address of an NFT on Solana. */
    readonly mint: string
    readonly copyMint: string
    readonly tokenId: string
    readonly copyTokenId: string
    /** The account does not own the NFT any longer, or it is not loaded. */
    readonly missing: Paragraph
    readonly showAll: string
  }
}
