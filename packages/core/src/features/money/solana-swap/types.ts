import type { MethodNotSupportedError } from '../../../foundation/errors/adapter.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type {
  SimulationRevertedError,
  SwapPriceChangedError,
  TransactionMismatchError,
} from '../../../foundation/errors/transaction.js'
import type { Clock } from '../../../ports/Clock.js'
import type { SwapSource } from '../../../ports/SwapSource.js'
import type { WriteIntent } from '../../wallet/request/writes.js'
import type { approveReview } from '../review/approveReview.js'
import type { createReviewFeature } from '../review/createReviewFeature.js'
import type { showResult } from '../review/showResult.js'
import type { startReview } from '../review/startReview.js'
import type { ReviewTypes } from '../review/types.js'
import type { getSwapPorts } from '../swap-review/getSwapPorts.js'
import type { getLimit, getPaid, getReceived, isAsGood } from '../swap-review/rules.js'
import type { SwapOrder } from '../swap-review/SwapChain.js'
import type { toSwapAction } from '../swap-review/toSwapAction.js'

/** Swap on Solana that the user wants. The network accepts its transaction for about a minute, whatever `validMs` is. */
export type SolanaSwapIntent = SwapOrder

/** Data of the network and the server about a swap that is not sent yet. Amounts in base units. */
export type SolanaSwapFacts = {
  readonly step: 'swap'
  /** The transaction of the server, as it is signed. */
  readonly transaction: Uint8Array
  /** When the server has built it, in ms since the epoch. */
  readonly builtAt: number
  /** The last block height at which it can be included, at most. */
  readonly lastValidBlockHeight: bigint
  /** Amounts that it sells and buys: according to its simulation; otherwise to the quote. */
  readonly fromAmount: bigint
  readonly toAmount: bigint
  /** Amount that the account receives at least with `exactIn`, or pays at most with `exactOut`. */
  readonly limit: bigint
  /** In lamports: the network fee, and what new token accounts of the account cost. */
  readonly fee: bigint
  readonly rent: bigint
  readonly nativeBalance: bigint
  readonly sellBalance: bigint
  /** The least SOL of an account, unless it has none. */
  readonly leastBalance: bigint
}

/** A swap as it would be signed. Amounts of SOL in lamports. */
export type SolanaSwapPlan = {
  readonly write: WriteIntent<'solana_signAndSendTransaction'>
  /** Amount that the account pays at most, in base units of the token. */
  readonly paid: bigint
  readonly fee: bigint
  readonly rent: bigint
  /** Why it cannot be sent: the account has less than it pays, or too little SOL for the fee and what must be left. */
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
}

/** Sends a request that only reads to the cluster, and returns its result, not parsed. */
export type ClusterRequest = (method: string, params: readonly unknown[]) => Promise<unknown>

/** Functions of the kit for the code of this folder: it is a chunk of its own, and shares few modules with what loads before it. */
export type KitTools = {
  readonly MethodNotSupportedError: typeof MethodNotSupportedError
  readonly SimulationRevertedError: typeof SimulationRevertedError
  readonly SwapPriceChangedError: typeof SwapPriceChangedError
  readonly TransactionMismatchError: typeof TransactionMismatchError
  readonly approveReview: typeof approveReview
  readonly createReviewFeature: typeof createReviewFeature
  readonly getLimit: typeof getLimit
  readonly getPaid: typeof getPaid
  readonly getReceived: typeof getReceived
  readonly getSwapPorts: typeof getSwapPorts
  readonly isAsGood: typeof isAsGood
  readonly showResult: (
    sent: Parameters<typeof showResult>[0],
    state: Parameters<typeof showResult>[2],
  ) => ReturnType<typeof showResult>
  readonly startReview: typeof startReview
  readonly toSwapAction: typeof toSwapAction
}

/** The same for the functions of this folder. */
export type SwapTools = Pick<
  KitTools,
  'getLimit' | 'getPaid' | 'getReceived' | 'isAsGood' | 'toSwapAction'
> & {
  readonly createMismatch: (field: TransactionMismatchError['field'], cause?: unknown) => LatchkitError
  readonly createReverted: (reason: string) => LatchkitError
  readonly createPriceChanged: () => LatchkitError
}

/** Dependencies of a read. */
export type SolanaSwapContext = {
  readonly request: ClusterRequest
  readonly source: SwapSource
  readonly clock: Clock
  readonly signal: AbortSignal
}

declare module '../../../engine/types.js' {
  interface Features {
    solanaSwapReview: ReviewTypes<SolanaSwapIntent, SolanaSwapFacts, string>
  }
}
