import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { WalletView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { CatalogueWallet } from '../../../ports/Catalogue.js'
import type { CatalogueFilter, CatalogueState, ReadyTop } from '../wallets/CatalogueState.js'

/** Events of the directory, in chronological order. */
export type CatalogueEvent =
  /** The Connect view is shown, with the remote wallets that were connected before. */
  | { readonly type: 'topWanted'; readonly recentIds: readonly string[] }
  | ({ readonly type: 'topArrived' } & Omit<ReadyTop, 'status'>)
  /** The AllWallets view is shown, for all wallets or those of one namespace. */
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
