/** A wallet of the host app whose provider is not at a known location. */
export type BitcoinWallet = {
  /** Display name. */
  readonly name: string
  /** The API of the provider: the Wallet Standard, or the API of a specific wallet. */
  readonly style: 'standard' | 'sats-connect' | 'unisat' | 'okx' | 'leather'
  /** The provider object of the wallet. */
  readonly provider: object
  /** Unique and stable across page loads. Default: derived from the name. */
  readonly id?: string | undefined
  /** Data URI, or the URL of an image. */
  readonly icon?: string | undefined
}
