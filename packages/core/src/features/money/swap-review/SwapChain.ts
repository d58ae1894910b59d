import type { Feature } from '../../../engine/feature.js'
import type { Latchkit } from '../../../engine/latchkit.js'
import type { KitState } from '../../../engine/types.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { SwapMode, SwapToken } from '../../../ports/SwapSource.js'
import type { ReviewName, ReviewState } from '../review/types.js'
import type { SwapFacts, SwapResult } from './types.js'

/** Swap as the form describes it, with the price that it shows. Amounts in base units. */
export type SwapOrder = {
  readonly chainId: CaipNetworkId
  readonly from: string
  readonly sell: SwapToken
  readonly buy: SwapToken
  readonly mode: SwapMode
  /** The fixed amount: of `sell` with `exactIn`, of `buy` with `exactOut`. */
  readonly amount: bigint
  /** The worst that the form showed for the other amount. */
  readonly limit: bigint
  /** In hundredths of a percent. */
  readonly slippageBps: number
  /** For how long the transaction is valid, in ms. */
  readonly validMs: number
  /** `id` and name of who makes the price. */
  readonly source?: { readonly id: string; readonly name: string } | undefined
}

/** The numbers of a swap under review. */
export type SwapChainNumbers = {
  /** Amount that the account pays at most, in base units of the token. */
  readonly paid: bigint
  /** The most that the network takes, and what new token accounts cost, in base units of the native token. */
  readonly fee: bigint
  readonly rent?: bigint | undefined
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
}

/** The review of a swap on any chain. */
export type AnySwapReview = ReviewState<
  Omit<SwapOrder, 'limit'>,
  Pick<
    SwapFacts,
    | 'step'
    | 'isSponsored'
    | 'rounding'
    | 'fromAmount'
    | 'toAmount'
    | 'limit'
    | 'steps'
    | 'estimatedSeconds'
    | 'isContractAccount'
  >,
  SwapResult | string
>

/** Rules of swapping in a namespace other than `eip155`. It is loaded with the first form of the namespace. */
export type SwapChain = {
  readonly namespace: ChainNamespace
  /** The review, which the actions install. */
  readonly feature: Feature
  readonly reviewName: ReviewName
  readonly getReview: (state: KitState) => AnySwapReview | undefined
  /** Returns the numbers of the current review; `undefined` before it is prepared. */
  readonly getNumbers: (state: KitState) => SwapChainNumbers | undefined
  /** Begins a review, and waits until it is prepared. */
  readonly start: (kit: Latchkit, review: { readonly id: string; readonly order: SwapOrder }) => Promise<void>
  /** Approves a review. Returns the id of the transaction. */
  readonly approve: (kit: Latchkit, review: { readonly id: string }) => Promise<string>
}
