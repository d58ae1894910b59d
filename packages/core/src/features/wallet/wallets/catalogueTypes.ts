import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { WalletView } from '../../../engine/routes.js'
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

/** Events of the directory, in chronological order. */
export type CatalogueEvent =
  /** The Connect view is shown, with the remote wallets that were connected before. */
  | { readonly type: 'topWanted'; readonly recentIds: readonly string[] }
  | ({ readonly type: 'topArrived' } & Omit<ReadyTop, 'status'>)
  /** The AllWallets view is shown, for all wallets or the wallets of one namespace. */
  | { readonly type: 'shown'; readonly namespace?: ChainNamespace | undefined }
  | { readonly type: 'searched'; readonly query: string }
  /** The search text has not changed for 300 ms. */
  | { readonly type: 'inputSettled' }
  | { readonly type: 'certifiedToggled' }
  /** The user has scrolled to the end of the list. */
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  | {
      readonly type: 'pageArrived'
      readonly page: number
      readonly wallets: readonly CatalogueWallet[]
      readonly count: number
      readonly hasMore: boolean
      /** The error of the directory, if the page contains built-in wallets. */
      readonly error?: LatchkitError | undefined
    }
  /** The modal was opened again: clears the search. */
  | { readonly type: 'clear' }

/** Effects of the directory. A newer page cancels the previous one. */
export type CatalogueEffect =
  /** `previousError`: the error of the last failure, which was already logged. */
  | (Effect & {
      readonly type: 'loadTop'
      readonly recentIds: readonly string[]
      readonly previousError?: LatchkitError | undefined
    })
  /** `error`: the directory failed and the user has not retried, so the built-in wallets are used without a query. */
  | (Effect & {
      readonly type: 'loadPage'
      readonly page: number
      readonly filter: CatalogueFilter
      readonly error?: LatchkitError | undefined
    })
  | Timer<CatalogueEvent>
  | Cancel

/** The directory emits no facts. */
export type CatalogueFact = { readonly type: never }

/** Step of the directory; see `transition`. */
export type CatalogueStep = Step<CatalogueState, CatalogueEffect, CatalogueFact>
/** All inputs of the directory machine. */
export type CatalogueInput = CatalogueEvent | Failed<CatalogueEffect>

declare module '../../../engine/types.js' {
  interface Features {
    directory: { state: CatalogueState; event: CatalogueEvent; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** All wallets of the directory; `namespace` is the one to connect the chosen wallet in. */
    'all-wallets': WalletView<{ readonly namespace?: ChainNamespace | undefined }>
  }
}
