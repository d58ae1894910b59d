import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'

/** A wallet as a catalogue knows it. Parsed; links are checked again where they are used. */
export type CatalogueWallet = {
  /** 64 hex digits in WalletConnect's catalogue; an operator's own may be any text. */
  readonly id: string
  readonly name: string
  readonly homepage?: string | undefined
  /** What `Catalogue.imageUrl` takes. */
  readonly imageId?: string | undefined
  /** Empty where the catalogue does not tell. */
  readonly chains: readonly CaipNetworkId[]
  /** The app's own scheme, or an `https:` address. */
  readonly mobileLink?: string | undefined
  /** The app's universal link: an `https:` address that opens it. */
  readonly universalLink?: string | undefined
  readonly desktopLink?: string | undefined
  readonly webappLink?: string | undefined
  readonly appStore?: string | undefined
  readonly playStore?: string | undefined
  readonly chromeStore?: string | undefined
  readonly rdns?: string | undefined
  /** The names its browser extension goes by in a namespace. */
  readonly injected: readonly { readonly namespace: ChainNamespace; readonly id: string }[]
  readonly certified: boolean
}

/** One page of a catalogue. */
export type CataloguePage = {
  readonly wallets: readonly CatalogueWallet[]
  /** How many there are on all pages. */
  readonly count: number
}

/** What is looked for in a catalogue. */
export type CatalogueQuery = {
  /** One-based. */
  readonly page: number
  /** Wallets a page. */
  readonly entries: number
  readonly search?: string | undefined
  /** Only wallets of at least one of these chains. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly certified?: boolean | undefined
}

/** A list of wallets, by the page. */
export interface Catalogue {
  getWallets(parameters: CatalogueQuery & { readonly signal: AbortSignal }): Promise<CataloguePage>
  /** Where the image is: nothing is fetched before it is on screen. */
  imageUrl(imageId: string): string | undefined
}
