import type { LatchkitError } from '../errors/base.js'
import type { Cancel, Effect, Failed, Step, Timer } from '../kit/machine.js'
import type { CatalogueWallet } from '../ports/Catalogue.js'

/** What the visitor looks for among all wallets. */
export type CatalogueFilter = {
  /** As it was typed. */
  readonly query: string
  readonly certifiedOnly: boolean
}

/** The list of all wallets, as far as it was looked at. */
export type CatalogueState = {
  readonly filter: CatalogueFilter
  /** `idle`: nobody has looked yet. `failed`: the next page did not come, and may be asked for again. */
  readonly status: 'idle' | 'loading' | 'ready' | 'failed'
  /** Those of the pages so far, each once. */
  readonly wallets: readonly CatalogueWallet[]
  /** The last page that came; 0 where none has. */
  readonly page: number
  /** How many there are on all pages, where it is known. */
  readonly count?: number | undefined
  /** Why what is shown is only what the kit itself knows, or why the next page did not come. */
  readonly error?: LatchkitError | undefined
}

/** What the list can be told, in the order time runs. */
export type CatalogueEvent =
  | { readonly type: 'shown' }
  | { readonly type: 'searched'; readonly query: string }
  | { readonly type: 'certifiedToggled' }
  /** The end of the list is on screen, or somebody tries again. */
  | { readonly type: 'moreWanted' }
  /** Nothing was typed for a while. */
  | { readonly type: 'settled' }
  | {
      readonly type: 'pageArrived'
      readonly page: number
      readonly wallets: readonly CatalogueWallet[]
      readonly count: number
      /** Why the page is of the kit's own list: the catalogue could not be asked. */
      readonly error?: LatchkitError | undefined
    }

/** What the list asks of the world. A newer page calls off the one before. */
export type CatalogueEffect =
  | (Effect & {
      readonly type: 'loadPage'
      readonly page: number
      readonly filter: CatalogueFilter
      /** The pages before were of the kit's own list: so is this one. */
      readonly own: boolean
    })
  | Timer<CatalogueEvent>
  | Cancel

/** The list tells nothing. */
export type CatalogueFact = { readonly type: never }

/** Step of the list; see `transition`. */
export type CatalogueStep = Step<CatalogueState, CatalogueEffect, CatalogueFact>
/** All that the list can be told. */
export type CatalogueInput = CatalogueEvent | Failed<CatalogueEffect>
