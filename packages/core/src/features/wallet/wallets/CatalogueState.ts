import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'

/** The filter of the list of all wallets. */
export type CatalogueFilter = {
  readonly query: string
  readonly certifiedOnly: boolean
  /** Only wallets of that namespace. Default: all configured ones. */
  readonly namespace?: ChainNamespace | undefined
}

/** The wallets of the directory that the Connect view needs. */
export type CatalogueTop = { readonly status: 'idle' | 'loading' } | ReadyTop

/** The loaded wallets for the Connect view. */
export type ReadyTop = {
  readonly status: 'ready'
  /** The wallets of `featuredWalletIds`, in that order. */
  readonly featured: readonly CatalogueWallet[]
  /** The first wallets of the directory; empty if the app has featured or custom wallets. */
  readonly recommended: readonly CatalogueWallet[]
  /** The wallets that options name by id. They map directory ids to installed wallets, which have other ids. */
  readonly named: readonly CatalogueWallet[]
  /** Recently connected remote wallets, with their links. The storage has only id, name and image. */
  readonly recent: readonly CatalogueWallet[]
  /** The ids that `recent` was queried with. The directory may not have all of them. */
  readonly recentIds: readonly string[]
  /** Number of wallets in the directory. */
  readonly count: number
  /** The error of the directory, if these are built-in wallets. The next `topWanted` event queries it again. */
  readonly error?: LatchkitError | undefined
}

/** The state of the wallet directory. */
export type CatalogueState = {
  readonly top: CatalogueTop
  /** The search text, which changes with each letter. */
  readonly query: string
  /** The filter that `wallets` were queried with. */
  readonly filter: CatalogueFilter
  /** `idle`: nothing was loaded yet. `failed`: the next page failed to load. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The wallets of the loaded pages, each once. */
  readonly wallets: readonly CatalogueWallet[]
  /** The number of the last loaded page; 0 if there is none. */
  readonly page: number
  /** Number of wallets on all pages, if it is known. */
  readonly count?: number | undefined
  /** Whether a wallet was certified since the modal opened. */
  readonly hasCertified: boolean
  /** Whether there is another page. */
  readonly hasMore: boolean
  /** `ready`: the error of the directory, if these are built-in wallets. `failed`: the error of the next page. */
  readonly error?: LatchkitError | undefined
}
