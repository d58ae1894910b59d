import type { FeeSpeed, GasFee, GasFees } from '../../../chains/evm/readFees.js'
import type { AccountView } from '../../../engine/routes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import type { Failure } from '../../../foundation/errors/toFailure.js'
import type { CaipNetworkId, ChainNamespace } from '../../../foundation/schema/caip.js'
import type { EvmTransaction } from '../../../ports/EvmMethods.js'
import type { ReviewState, ReviewTypes } from '../../money/review/types.js'

/** Ways to replace a pending transaction: send it again with a higher fee, or use its nonce for a transaction of nothing. */
export type ReplacementAction = 'speed-up' | 'cancel'

/**
 * Why the connected account cannot replace a transaction. `solana` and `bip122`: this is not possible on these chains from an app.
 * `nonce-unknown`: the network has not shown it yet. `long-data`: its data was not kept, so it can only be cancelled.
 * `not-tracked`: another app has sent it.
 */
export type ReplacementObstacle =
  | 'not-tracked'
  | 'not-pending'
  | 'solana'
  | 'bip122'
  | 'other-account'
  | 'other-network'
  | 'smart-account'
  | 'nonce-unknown'
  | 'long-data'

/** Replacements of a pending transaction that the connected account can sign. */
export type ReplacementOptions = {
  readonly canSpeedUp: boolean
  readonly canCancel: boolean
  /** Why not, if one of them is not possible. */
  readonly obstacle?: ReplacementObstacle | undefined
}

/** The replacement that the user wants. */
export type ReplacementIntent = {
  readonly action: ReplacementAction
  readonly chainId: CaipNetworkId
  readonly from: Hex
  /** The hash of the pending transaction. */
  readonly hash: Hex
  /** The transaction as the app has sent it: not read from the network, which could name another recipient. */
  readonly original: Pick<EvmTransaction, 'to' | 'data'> & { readonly value: bigint }
}

/** Network's data about a pending transaction and its replacement. Amounts in base units. */
export type ReplacementFacts = {
  readonly nonce: number
  /** The gas limit and the price of the pending transaction. */
  readonly originalGas: bigint
  readonly originalFee: GasFee
  /** The gas limit of the replacement. */
  readonly gas: bigint
  readonly fees: GasFees
  readonly nativeBalance: bigint
  /** The most that a rollup adds for publishing the transaction; 0 on other chains. */
  readonly dataFee: bigint
}

/** The replacement under review. */
export type ReplacementReviewState = ReviewState<ReplacementIntent, ReplacementFacts, Hex>

/** The fee of a replacement at one speed, in base units of the native token: the most that the network takes. */
export type ReplacementFee = { readonly speed: FeeSpeed; readonly fee: bigint }

/** The network, and what is replaced. */
type ReplacementSummary = {
  readonly action: ReplacementAction
  readonly hash: Hex
  readonly network: {
    readonly id: CaipNetworkId
    readonly name: string
    /** Operator-given image (option `chainImages`), as in `NetworkRow`. */
    readonly image?: string | undefined
  }
  readonly nativeCurrency: { readonly symbol: string; readonly decimals: number }
  readonly wallet: { readonly name: string; readonly icon?: string | undefined }
  /** Transaction that is sent again, or cancelled. Without `to` it deploys a contract. */
  readonly original: {
    readonly to?:
      | {
          readonly address: string
          /** The user's label of it. */
          readonly label?: string | undefined
        }
      | undefined
    /** Amount of the native token in base units. */
    readonly value: bigint
    /** Whether it calls a contract. */
    readonly isCall: boolean
  }
  /** Whether it is no longer pending, so that nothing is left to replace. */
  readonly isSettled: boolean
}

type ReplacementNumbers = {
  /** The wallet must show this nonce: one that ignores it sends another transaction, and both can be confirmed. */
  readonly nonce: number
  /** The fee of the pending transaction, at most. */
  readonly originalFee: bigint
  readonly fee: ReplacementFee
  readonly fees: readonly ReplacementFee[]
  /** The selected fee, and what a speed-up sends. */
  readonly total: bigint
  /** The account has too little of the native token. */
  readonly problem?: 'insufficient-fee' | undefined
}

/** The replacement under review, ready to show. */
export type ReplacementModel =
  | { readonly status: 'none' }
  | ({ readonly status: 'preparing' } & ReplacementSummary)
  | ({ readonly status: 'failed'; readonly error: Failure } & ReplacementSummary)
  | ({
      readonly status: 'ready'
      readonly isDeclined: boolean
      /** Why the last approval sent nothing. */
      readonly error?: Failure | undefined
    } & ReplacementSummary &
      ReplacementNumbers)
  | ({ readonly status: 'checking' | 'signing' } & ReplacementSummary & ReplacementNumbers)
  | ({ readonly status: 'sent'; readonly result: Hex } & ReplacementSummary & ReplacementNumbers)

declare module '../../../engine/types.js' {
  interface Features {
    replacementReview: ReviewTypes<ReplacementIntent, ReplacementFacts, Hex>
  }
}

declare module '../../../engine/routes.js' {
  interface Routes {
    /**
     * Replacement of a pending transaction, and then the wallet's response. `id` is the transaction's id in
     * `state.transactions`. Only accounts of `eip155` can replace one.
     */
    'activity-replacement': AccountView<
      {
        readonly namespace: ChainNamespace
        readonly id: string
        readonly action: ReplacementAction
      },
      'replacement'
    >
  }
}
