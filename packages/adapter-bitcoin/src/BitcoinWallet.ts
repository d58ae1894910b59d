/** A wallet that the host brings, where its provider has no place on the page that is looked at. */
export type BitcoinWallet = {
  /** As a person knows it. */
  readonly name: string
  /** How the provider is spoken to: as the Wallet Standard has it, or as that wallet's is. */
  readonly style: 'standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'
  /** The wallet's own object. */
  readonly provider: object
  /** Unique, and the same at every page load. Default: made of the name. */
  readonly id?: string | undefined
  /** Data URI, or the URL of an image. */
  readonly icon?: string | undefined
}
