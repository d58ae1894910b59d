import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { TokenBalance } from '../../../ports/DataApi.js'
import type { BalanceSubject } from '../balance/types.js'

/** A token of an account, with its value. `name` and `symbol` are at most 40 characters, and can be empty. */
export type Token = TokenBalance & {
  /** Unique in its list: the chain and the address of its contract or mint. */
  readonly id: string
  /** In units of 10^-18 US dollars, rounded down; absent if the price is unknown. */
  readonly value?: bigint | undefined
  /** Page of its contract or mint in the block explorer of its chain, `https:` only (`http:` for a local chain). */
  readonly explorerUrl?: string | undefined
}

/** The tokens of one account on one chain: the most valuable first, then those without a price by symbol. */
export type TokenList = {
  readonly tokens: readonly Token[]
  /** The sum of the known values, in units of 10^-18 US dollars; absent if there are tokens but no price is known. */
  readonly totalValue?: bigint | undefined
  /** When it was read, in ms since the epoch. */
  readonly at: number
}

/** The tokens of one namespace's active account. `list` is the last one of the same account and chain, never another's. */
export type PortfolioState =
  | { readonly status: 'idle' }
  | {
      readonly status: 'loading'
      readonly of: BalanceSubject
      readonly list?: TokenList | undefined
      /** Why the previous read failed. */
      readonly previousError?: LatchkitError | undefined
    }
  | { readonly status: 'ready'; readonly of: BalanceSubject; readonly list: TokenList }
  /** Retries are blocked for 30 s after `at`, in ms since the epoch. */
  | {
      readonly status: 'failed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
      readonly list?: TokenList | undefined
    }

/** Events of a namespace's tokens. */
export type PortfolioEvent =
  /** Reuses a list younger than 30 s unless `force`. */
  | {
      readonly type: 'load'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean | undefined
    }
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly list: TokenList }
  /** `at` is the time of the failure, at which the block starts. */
  | {
      readonly type: 'loadFailed'
      readonly of: BalanceSubject
      readonly error: LatchkitError
      readonly at: number
    }
  | { readonly type: 'reset' }

/** Reads the tokens. Superseded by a newer read. */
export type PortfolioEffect =
  | (Effect & {
      readonly type: 'fetch'
      readonly of: BalanceSubject
      readonly at: number
      readonly force?: boolean
    })
  | Cancel

/** Facts of a namespace's tokens. */
export type PortfolioFact =
  | { readonly type: 'loaded'; readonly of: BalanceSubject; readonly list: TokenList }
  | { readonly type: 'failed'; readonly of: BalanceSubject; readonly error: LatchkitError }
  /** The read was cancelled: the account or chain has changed, or the session has ended. */
  | { readonly type: 'dropped'; readonly of: BalanceSubject }

/** Step of the tokens; see `transition`. */
export type PortfolioStep = Step<PortfolioState, PortfolioEffect, PortfolioFact>

/** All inputs of the machine of the tokens. */
export type PortfolioInput = PortfolioEvent | Failed<PortfolioEffect>

declare module '../../../engine/types.js' {
  interface Features {
    portfolio: {
      state: PortfolioState
      event: PortfolioEvent
      fact: PortfolioFact
      perNamespace: true
      isOptional: true
    }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /** A token of the account; `id` is its id in the list of tokens. It is one of those that are loaded. */
    'token-detail': AccountView<{ readonly namespace: ChainNamespace; readonly id: string }>
  }
}
