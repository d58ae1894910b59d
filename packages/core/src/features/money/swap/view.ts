import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SwapMode, SwapRouteStep } from '../../../ports/SwapSource.js'
import type { ArrivalModel } from '../arrivals/view.js'
import type { SentTransaction } from '../review/toSentTransaction.js'
import type { SwapStep } from '../swap-review/types.js'
import type { PriceImpact } from './rules.js'

/** The network that a swap is on. */
export type SwapNetwork = {
  readonly id: CaipNetworkId
  readonly namespace: ChainNamespace
  readonly name: string
  /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
  readonly image?: string | undefined
}

/** How a swap gets to another chain. */
export type SwapRoute = {
  /** In the order of execution; each on a network, a bridge on the network where it starts. Names are untrusted. */
  readonly steps: readonly {
    readonly kind: SwapRouteStep['kind']
    readonly name: string
    readonly network: string
  }[]
  /** Usual time until what is bought arrives. */
  readonly estimatedSeconds?: number | undefined
}

/** A token of a swap. `name` and `symbol` are untrusted. */
export type SwapTokenModel = {
  /** Its `address`, or `native`: see `SwapToken`. */
  readonly id: string
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly icon?: string | undefined
  /** In base units; absent if it is not known. */
  readonly balance?: bigint | undefined
  /** Of the balance, in US dollars; absent without a price. */
  readonly value?: bigint | undefined
}

/** One side of the form. */
export type SwapSide = {
  /** Absent until it is selected. */
  readonly token?: SwapTokenModel | undefined
  /** As typed, or as quoted. Empty while it is not known. */
  readonly text: string
  /** In US dollars; absent without a price. */
  readonly value?: bigint | undefined
}

/** Next requirement of the form, the first of these; else it can be reviewed. */
export type SwapCheck =
  | 'select-token'
  | 'incorrect-value'
  | 'enter-amount'
  | 'loading'
  | 'no-quote'
  | 'quote-failed'
  | 'insufficient-funds'
  | 'preview'

/** The price of one source. Amounts in base units. */
export type SwapOffer = {
  readonly source: string
  readonly fromAmount: bigint
  readonly toAmount: bigint
}

/** The price of a swap. Amounts in base units. */
export type SwapPrice = {
  readonly fromAmount: bigint
  readonly toAmount: bigint
  readonly mode: SwapMode
  /** Amount that is received at least (`exactIn`), or paid at most (`exactOut`). */
  readonly limit: bigint
  readonly impact: PriceImpact
  readonly source?: string | undefined
  /** The prices of all sources with a name, the best one first. Only of a form. */
  readonly offers?: readonly SwapOffer[] | undefined
  /** Of a swap to another chain. */
  readonly route?: SwapRoute | undefined
}

/** The model of the Swap view, which is a form. Values in US dollars have `valueDecimals` decimals. */
export type SwapModel =
  | { readonly status: 'disconnected' }
  /** The app's server has no swaps on any network of the app, or there is no server: see `toAvailableSwap`. */
  | { readonly status: 'absent' }
  /** The chain of the account is not configured, or has no swaps. `networks`: the names of others. */
  | { readonly status: 'unsupported'; readonly networks: readonly string[] }
  | { readonly status: 'loading'; readonly network: SwapNetwork }
  | { readonly status: 'failed'; readonly network: SwapNetwork; readonly error: Failure }
  | {
      readonly status: 'ready'
      readonly network: SwapNetwork
      /** The network of the token to buy, if it is another one. The tokens cannot be exchanged then: the account is not on it. */
      readonly toNetwork?: SwapNetwork | undefined
      readonly from: SwapSide
      readonly to: SwapSide
      readonly mode: SwapMode
      /** Amount of the token that can be sold: its balance, less the network fee of a swap for the native token. As text. */
      readonly max?: string | undefined
      /** Absent without a quote. */
      readonly price?: SwapPrice | undefined
      /** When the quote was read, in ms since the epoch. It is read again after `refreshMs`. */
      readonly quotedAt?: number | undefined
      readonly refreshMs: number
      readonly slippageBps: number
      readonly isAutoSlippage: boolean
      readonly deadlineMinutes: number
      readonly check: SwapCheck
      readonly error?: Failure | undefined
      readonly valueDecimals: number
    }

/** The network whose tokens are shown, and those that can be chosen: none if there is no other one. */
type TokenNetworks = { readonly network: SwapNetwork; readonly networks: readonly SwapNetwork[] }

/** The tokens that can be swapped. */
export type SwapTokensModel =
  | { readonly status: 'disconnected' }
  | ({ readonly status: 'loading' } & TokenNetworks)
  | ({ readonly status: 'failed'; readonly error: Failure } & TokenNetworks)
  | ({
      readonly status: 'ready'
      /** The first ones of the usual tokens. */
      readonly suggested: readonly SwapTokenModel[]
      /** The tokens that the account has. */
      readonly own: readonly SwapTokenModel[]
      readonly others: readonly SwapTokenModel[]
      /** `id` of the selected token. */
      readonly selected?: string | undefined
      readonly valueDecimals: number
    } & TokenNetworks)

/** Amounts and tokens of the swap. */
type SwapSummary = {
  readonly network: SwapNetwork
  /** The network on which the token that is bought arrives, if it is another one. */
  readonly toNetwork?: SwapNetwork | undefined
  readonly from: SwapTokenModel
  readonly to: SwapTokenModel
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  /** The contract that takes the token that is sold; absent for the native token. */
  readonly spender?: Hex | undefined
  /** The contract that is called; absent on Solana. */
  readonly router?: Hex | undefined
  /** Whether an approval of this swap is confirmed, or awaited. */
  readonly isAfterApproval: boolean
}

/** A network fee, at most. */
export type SwapFee = {
  readonly speed: FeeSpeed
  readonly fee: bigint
  /** In US dollars; absent if the price of the native token is unknown. */
  readonly value?: bigint | undefined
}

/** The numbers of a swap under review. */
type SwapNumbers = {
  /** Request that is signed now. */
  readonly step: SwapStep
  readonly price: SwapPrice
  readonly fromValue?: bigint | undefined
  readonly toValue?: bigint | undefined
  /** Amount that the account pays at most, which is the amount of the approval. */
  readonly paid: bigint
  /** How many base units are paid beside the exact amount at most, or received less than it, because its token rounds. */
  readonly rounding?: bigint | undefined
  readonly fee: SwapFee
  /** The name of the app, if it pays the network fee of the smart account: `fee` is 0 then. Empty if it has no name. */
  readonly sponsor?: string | undefined
  /** Cost of a new token account of the account, on Solana. */
  readonly accountRent?: bigint | undefined
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  /** Whether a contract is the account, which may not exist on the other network. */
  readonly isContractAccount: boolean
  readonly slippageBps: number
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
  readonly valueDecimals: number
}

/** The model of the SwapReview view. */
export type SwapReviewModel =
  /** Nothing is under review. */
  | { readonly status: 'none' }
  | ({ readonly status: 'preparing' } & SwapSummary)
  | ({ readonly status: 'failed'; readonly error: Failure } & SwapSummary)
  | ({
      readonly status: 'ready'
      /** Why the last approval sent nothing, unless the user declined. */
      readonly error?: Failure | undefined
      readonly isDeclined: boolean
    } & SwapSummary &
      SwapNumbers)
  /** It was approved: it is compared with the network's state, and then in the wallet. */
  | ({ readonly status: 'checking' | 'signing' } & SwapSummary & SwapNumbers)
  /** The wallet has sent it. `arrival`: what became of it on the other network; absent while that is not known. */
  | ({ readonly status: 'sent'; readonly arrival?: ArrivalModel | undefined } & SentTransaction &
      SwapSummary &
      SwapNumbers)
