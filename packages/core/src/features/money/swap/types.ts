import type { Cancel, Effect, Failed, Step, Timer } from '../../../engine/machine.js'
import type { AccountView } from '../../../engine/routes.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SwapMode, SwapQuote, SwapRequest, SwapToken } from '../../../ports/SwapSource.js'
import type { BalanceSubject } from '../../assets/balance/types.js'
import type { SwapChain } from '../swap-review/SwapChain.js'

/** Input of the user. A token is its `address`, or `native`. */
export type SwapForm = {
  /** The account that swaps, and its chain. */
  readonly of: BalanceSubject
  /** The token to sell. */
  readonly from?: string | undefined
  /** The token to buy. */
  readonly to?: string | undefined
  /** Its chain, if it is another one. */
  readonly toChainId?: CaipNetworkId | undefined
  /** As typed, with a point as decimal separator. */
  readonly amount: string
  /** Which of the two amounts `amount` is. */
  readonly mode: SwapMode
  /** In hundredths of a percent; absent: automatic. */
  readonly slippageBps?: number | undefined
  /** For how long the transaction is valid, in minutes. */
  readonly deadlineMinutes: number
}

/** Tokens by symbol or address, and an amount of the token to sell, to begin with. They are looked up once the tokens are known. */
export type SwapPreset = {
  readonly fromToken?: string | undefined
  readonly toToken?: string | undefined
  readonly amount?: string | undefined
}

/** The tokens that can be swapped on a chain; neither `list` nor `error`: they are loading. */
export type SwapTokens = {
  readonly chainId: CaipNetworkId
  readonly list?: readonly SwapToken[] | undefined
  readonly error?: LatchkitError | undefined
}

/** The answer to a request for quotes. */
export type SwapAnswer = {
  /** The best one first. Empty: no source can swap the amount. */
  readonly quotes: readonly SwapQuote[]
  /** Prices in US dollars as decimal text, by `toPriceKey`. */
  readonly prices: ReadonlyMap<string, string>
}

/** The quotes of what the form describes. Never the quotes of another request. */
export type SwapQuotes = { readonly request: SwapRequest } & (
  | { readonly status: 'loading' }
  /** `at`: when they were read, in ms since the epoch. */
  | ({ readonly status: 'ready'; readonly isRefreshing: boolean; readonly at: number } & SwapAnswer)
  | {
      readonly status: 'failed'
      readonly isRefreshing: boolean
      readonly at: number
      readonly error: LatchkitError
    }
)

/** Swap that the user wants. */
export type SwapState = {
  /** Rules of swapping in a namespace other than `eip155`, as soon as they are loaded. */
  readonly chain?: SwapChain | undefined
  readonly form?: SwapForm | undefined
  readonly preset?: SwapPreset | undefined
  /** The last preset, which is not applied again: the user may have changed the form since. */
  readonly lastPreset?: SwapPreset | undefined
  readonly tokens?: SwapTokens | undefined
  /** The tokens of other chains that were chosen, by chain. */
  readonly otherTokens?: Readonly<Partial<Record<CaipNetworkId, SwapTokens>>> | undefined
  readonly quotes?: SwapQuotes | undefined
}

/** The fields that the user edits. */
export type SwapChange = Partial<Omit<SwapForm, 'of'>>

/** Events of the form. */
export type SwapEvent =
  /** Starts with an empty form, unless there is one of the same account and chain. */
  | { readonly type: 'open'; readonly of: BalanceSubject }
  | { readonly type: 'edit'; readonly change: SwapChange }
  /** Exchanges the two tokens. */
  | { readonly type: 'flip' }
  | { readonly type: 'preset'; readonly preset: SwapPreset }
  | { readonly type: 'tokensLoaded'; readonly chainId: CaipNetworkId; readonly list: readonly SwapToken[] }
  | { readonly type: 'tokensFailed'; readonly chainId: CaipNetworkId; readonly error: LatchkitError }
  /** Loads the tokens of another chain, unless they are known. */
  | { readonly type: 'loadTokens'; readonly chainId: CaipNetworkId }
  /** The user has paused. */
  | { readonly type: 'typed' }
  /** Reads the quotes again, or the tokens if they could not be read. */
  | { readonly type: 'refresh' }
  | ({ readonly type: 'quoted'; readonly request: SwapRequest; readonly at: number } & SwapAnswer)
  | {
      readonly type: 'quoteFailed'
      readonly request: SwapRequest
      readonly at: number
      readonly error: LatchkitError
    }
  | { readonly type: 'chainLoaded'; readonly chain: SwapChain }
  /** Empties the form. */
  | { readonly type: 'reset' }

/** Asks the server, never the wallet. A newer request supersedes an older one. */
export type SwapEffect =
  | (Effect & { readonly type: 'loadTokens'; readonly chainId: CaipNetworkId })
  | (Effect & { readonly type: 'quote'; readonly request: SwapRequest; readonly account: string })
  | Timer<SwapEvent>
  | Cancel

/** Step of the form; see `transition`. */
export type SwapFormStep = Step<SwapState, SwapEffect, never>

/** All inputs of the form. */
export type SwapInput = SwapEvent | Failed<SwapEffect>

declare module '../../../engine/types.js' {
  interface Features {
    swap: { state: SwapState; event: SwapEvent; isOptional: true }
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /**
     * Form of a swap. Accounts of `eip155` and `solana` can swap. `fromToken` and `toToken` are symbols or addresses to begin with,
     * `amount` is the amount of the token to sell.
     */
    swap: AccountView<
      {
        readonly namespace: ChainNamespace
        readonly fromToken?: string | undefined
        readonly toToken?: string | undefined
        readonly amount?: string | undefined
      },
      'swap'
    >
    /** The tokens that can be swapped; `side` is the one to select. */
    'swap-token': AccountView<{ readonly namespace: ChainNamespace; readonly side: 'from' | 'to' }, 'swap'>
    /** Next request to sign, and then the wallet's response. */
    'swap-review': AccountView<{ readonly namespace: ChainNamespace }, 'swap'>
  }
}
