import type { CaipNetworkId, ChainNamespace } from '../schema/caip.js'
import type { PortContext } from './Adapter.js'

/** A wallet as a catalogue knows it. Parsed at the catalogue's door; links are judged again where they are used. */
export type CatalogueWallet = {
  /** 64 hex digits in WalletConnect's catalogue; an operator's own may be any text. */
  readonly id: string
  readonly name: string
  /** Where its image is. Nothing is fetched before it is on screen. */
  readonly icon?: string | undefined
  readonly homepage?: string | undefined
  /** Empty where the catalogue does not tell. */
  readonly namespaces: readonly ChainNamespace[]
  /** False: it is reached in this browser only, never through a relay. Default true. */
  readonly remote?: boolean | undefined
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

/** What is looked for in a catalogue. What is absent lets everything through. */
export type CatalogueQuery = {
  /** One-based. */
  readonly page: number
  /** Wallets a page; 100 at most. */
  readonly entries: number
  readonly search?: string | undefined
  /** Only wallets of at least one of these chains. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Only wallets of these ids. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly certified?: boolean | undefined
}

/** A list of wallets, by the page. */
export interface Catalogue {
  /** Rejects with a `LatchkitError`: `AbortedError` when `signal` fired. */
  getWallets(parameters: CatalogueQuery & { readonly signal: AbortSignal }): Promise<CataloguePage>
}

/** Makes a catalogue from the instance's own parts; what the option `catalogue` takes. */
export type CatalogueFactory = (context: PortContext) => Catalogue
