import type { CaipNetworkId, ChainNamespace } from '../foundation/schema/caip.js'
import type { PortContext } from './Adapter.js'

/** A wallet of the wallet directory. Parsed where it is received; links are validated again where they are opened. */
export type CatalogueWallet = {
  /** 64 hex digits in WalletConnect's directory; another directory may use any string. */
  readonly id: string
  readonly name: string
  /** URL of its image, which is loaded when it is shown. */
  readonly icon?: string | undefined
  readonly homepage?: string | undefined
  /** Empty if the directory does not list them. */
  readonly namespaces: readonly ChainNamespace[]
  /** False: available in this browser only, never through a relay. Default true. */
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
  /** The names of its browser extension in a namespace. */
  readonly injected: readonly { readonly namespace: ChainNamespace; readonly id: string }[]
  readonly certified: boolean
}

/** One page of the wallet directory. */
export type CataloguePage = {
  readonly wallets: readonly CatalogueWallet[]
  /** Number of wallets on all pages. */
  readonly count: number
}

/** A query of the wallet directory. Absent filters match everything. */
export type CatalogueQuery = {
  /** One-based. */
  readonly page: number
  /** Wallets per page; at most 100. */
  readonly entries: number
  readonly search?: string | undefined
  /** Only wallets of at least one of the chains. */
  readonly chains?: readonly CaipNetworkId[] | undefined
  /** Only wallets of these ids. */
  readonly include?: readonly string[] | undefined
  readonly exclude?: readonly string[] | undefined
  readonly certified?: boolean | undefined
}

/** A wallet directory with pages. */
export interface Catalogue {
  /** Rejects with a `LatchkitError`: `AbortedError` when `signal` aborted. */
  getWallets(parameters: CatalogueQuery & { readonly signal: AbortSignal }): Promise<CataloguePage>
}

/** Creates a wallet directory from the kit's own parts; the type of the option `catalogue`. */
export type CatalogueFactory = (context: PortContext) => Catalogue
