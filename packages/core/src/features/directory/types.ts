import type { Cancel, Effect, Failed, Step, Timer } from '../../engine/machine.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import type { ChainNamespace } from '../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../ports/Catalogue.js'

/** What is looked for among all wallets. */
export type CatalogueFilter = {
  readonly query: string
  readonly certifiedOnly: boolean
  /** Only wallets of that one. Default all that are configured. */
  readonly namespace?: ChainNamespace | undefined
}

/** What the list of wallets to connect takes from the catalogue. */
export type CatalogueTop = { readonly status: 'idle' | 'loading' } | ReadyTop

/** What came of it. */
export type ReadyTop = {
  readonly status: 'ready'
  /** Those of `featuredWalletIds`, in that order. */
  readonly featured: readonly CatalogueWallet[]
  /** The catalogue's first ones; none where the dapp features wallets or brings its own. */
  readonly recommended: readonly CatalogueWallet[]
  /** What is known of the wallets that options name by an id: an installed one has another id. */
  readonly named: readonly CatalogueWallet[]
  /** What is known of remote wallets that were connected before: of them only id, name and image were kept, and no link. */
  readonly recent: readonly CatalogueWallet[]
  /** Which of those are asked about; not all are known. */
  readonly recentIds: readonly string[]
  /** How many wallets there are in all. */
  readonly count: number
  /** Why all of this is only what the kit itself knows: the catalogue is asked again when this is wanted again. */
  readonly error?: LatchkitError | undefined
}

/** The list of all wallets, as far as it was looked at. */
export type CatalogueState = {
  readonly top: CatalogueTop
  /** The search text, which changes with each letter. */
  readonly query: string
  /** What `wallets` were looked for with. */
  readonly filter: CatalogueFilter
  /** `idle`: nothing was loaded yet. `failed`: the next page failed to load. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** The wallets of the loaded pages, each once. */
  readonly wallets: readonly CatalogueWallet[]
  /** The last page that came; 0 where none has. */
  readonly page: number
  /** How many there are on all pages, where it is known. */
  readonly count?: number | undefined
  /** Whether there is another page. */
  readonly hasMore: boolean
  /** `ready`: why what is shown is only what the kit itself knows. `failed`: why the next page did not come. */
  readonly error?: LatchkitError | undefined
}

/** Events of the list, in chronological order. */
export type CatalogueEvent =
  /** The Connect view is shown, with the remote wallets that were connected before. */
  | { readonly type: 'topWanted'; readonly recentIds: readonly string[] }
  | ({ readonly type: 'topArrived' } & Omit<ReadyTop, 'status'>)
  /** The AllWallets view is shown, for all wallets or those of one namespace. */
  | { readonly type: 'shown'; readonly namespace?: ChainNamespace | undefined }
  | { readonly type: 'searched'; readonly query: string }
  /** Nothing was typed for a while. */
  | { readonly type: 'settled' }
  | { readonly type: 'certifiedToggled' }
  /** The end of the list is on screen. */
  | { readonly type: 'moreWanted' }
  | { readonly type: 'retried' }
  | {
      readonly type: 'pageArrived'
      readonly page: number
      readonly wallets: readonly CatalogueWallet[]
      readonly count: number
      readonly hasMore: boolean
      /** Why the page is one of built-in wallets: the error of the directory. */
      readonly error?: LatchkitError | undefined
    }
  /** The modal is opened anew: what was looked for before is forgotten. */
  | { readonly type: 'clear' }

/** Effects of the list. A newer page cancels the previous one. */
export type CatalogueEffect =
  /** `told`: the error of the last failure. */
  | (Effect & {
      readonly type: 'loadTop'
      readonly recentIds: readonly string[]
      readonly told?: LatchkitError | undefined
    })
  /** `error`: why the directory is not queried: it has just failed, and the user has not tried again. */
  | (Effect & {
      readonly type: 'loadPage'
      readonly page: number
      readonly filter: CatalogueFilter
      readonly error?: LatchkitError | undefined
    })
  | Timer<CatalogueEvent>
  | Cancel

/** The list tells nothing. */
export type CatalogueFact = { readonly type: never }

/** Step of the list; see `transition`. */
export type CatalogueStep = Step<CatalogueState, CatalogueEffect, CatalogueFact>
/** All inputs of the list. */
export type CatalogueInput = CatalogueEvent | Failed<CatalogueEffect>

declare module '../../engine/types.js' {
  interface Features {
    catalogue: { state: CatalogueState; event: CatalogueEvent; isOptional: true }
  }
}
