import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step, Timer } from '../kit/machine.js'
import type { CatalogueWallet } from '../ports/Catalogue.js'
import type { ChainNamespace } from '../schema/caip.js'

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
  /** What the visitor types, letter by letter. */
  readonly query: string
  /** What `wallets` were looked for with. */
  readonly filter: CatalogueFilter
  /** `idle`: nobody has looked yet. `failed`: the next page did not come. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Those of the pages so far, each once. */
  readonly wallets: readonly CatalogueWallet[]
  /** The last page that came; 0 where none has. */
  readonly page: number
  /** How many there are on all pages, where it is known. */
  readonly count?: number | undefined
  /** Whether there is a page after the last one that came. */
  readonly hasMore: boolean
  /** `ready`: why what is shown is only what the kit itself knows. `failed`: why the next page did not come. */
  readonly error?: LatchkitError | undefined
}

/** What the list can be told, in the order time runs. */
export type CatalogueEvent =
  /** Wallets to connect are on show, among them the remote ones that were connected before. */
  | { readonly type: 'topWanted'; readonly recentIds: readonly string[] }
  | ({ readonly type: 'topArrived' } & Omit<ReadyTop, 'status'>)
  /** All wallets are on show, or those of one namespace. */
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
      /** Why the page is of the kit's own list: the catalogue could not be asked. */
      readonly error?: LatchkitError | undefined
    }
  /** The modal is opened anew: what was looked for before is forgotten. */
  | { readonly type: 'clear' }

/** What the list asks of the world. A newer page calls off the one before. */
export type CatalogueEffect =
  /** `told`: what it failed with the last time. */
  | (Effect & {
      readonly type: 'loadTop'
      readonly recentIds: readonly string[]
      readonly told?: LatchkitError | undefined
    })
  /** `error`: why the catalogue is not asked: it failed a moment ago, and nobody has said to try again. */
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
/** All that the list can be told. */
export type CatalogueInput = CatalogueEvent | Failed<CatalogueEffect>
