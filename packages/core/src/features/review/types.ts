import type { FeeSpeed, GasFees } from '../../chains/evm/readFees.js'
import type { Cancel, Effect, Failed, Step } from '../../engine/machine.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import type { LatchkitError } from '../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import type { EvmTransaction } from '../../ports/EvmMethods.js'
import type { Write } from '../request/machine.js'

/** What the user wants a transaction to do: a transfer of the native token or of an ERC-20 token. */
export type TransferIntent = {
  readonly chainId: CaipNetworkId
  readonly from: Hex
  readonly to: Hex
  /** The contract of the token; absent for the native token. */
  readonly token?: Hex | undefined
  /** In base units. `max`: the whole balance, less the network fee for the native token. */
  readonly amount: bigint | 'max'
}

/** What the network knows about a transfer that is not sent yet. Amounts in base units. */
export type TransferFacts = {
  readonly nativeBalance: bigint
  /** Absent for the native token. */
  readonly tokenBalance?: bigint | undefined
  /** The gas limit. */
  readonly gas: bigint
  readonly fees: GasFees
  /** The most that a rollup adds for publishing the transaction; 0 on other chains. */
  readonly dataFee: bigint
  /** Whether the recipient is a contract. */
  readonly isContract: boolean
  /**
   * What the recipient gets according to a simulation: less than the amount if the token takes a fee. Absent for the native
   * token, and if the network cannot simulate.
   */
  readonly received?: bigint | undefined
}

/** A transfer as it would be signed. */
export type TransferPlan = {
  readonly amount: bigint
  /** The most that the network takes, in base units of the native token. */
  readonly fee: bigint
  readonly transaction: EvmTransaction
  /** Why it cannot be sent: the account has less than the amount, or too little of the native token for the fee. */
  readonly problem?: 'insufficient-funds' | 'insufficient-fee' | undefined
}

/** A transaction that the user reviews. `id` is that of the review. */
export type Review = {
  readonly id: string
  readonly intent: TransferIntent
  readonly speed: FeeSpeed
}

/** The one transaction under review. */
export type ReviewState =
  | { readonly status: 'idle' }
  | ({ readonly status: 'preparing' } & Review)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & Review)
  | ({
      readonly status: 'ready'
      readonly facts: TransferFacts
      /** Why the last approval sent nothing: the user declined, the wallet failed, or the numbers changed. */
      readonly error?: LatchkitError | undefined
    } & Review)
  /** It was approved, and is compared with the network's current state. */
  | ({ readonly status: 'checking'; readonly facts: TransferFacts; readonly write: ReviewedWrite } & Review)
  /** The wallet was asked, and has not responded. */
  | ({ readonly status: 'signing'; readonly facts: TransferFacts; readonly write: ReviewedWrite } & Review)
  | ({ readonly status: 'sent'; readonly facts: TransferFacts; readonly hash: Hex } & Review)

/** What asks the wallet, besides the transaction. */
export type ReviewedWrite = Pick<Write, 'id' | 'connectorId'>

/** Events of the review. */
export type ReviewEvent =
  /** Replaces the transaction under review. */
  | { readonly type: 'start'; readonly id: string; readonly intent: TransferIntent }
  | { readonly type: 'prepared'; readonly id: string; readonly facts: TransferFacts }
  | { readonly type: 'prepareFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'setSpeed'; readonly speed: FeeSpeed }
  /** The user has approved exactly what the state shows. */
  | { readonly type: 'approve'; readonly id: string; readonly write: ReviewedWrite }
  | { readonly type: 'checked'; readonly id: string; readonly facts: TransferFacts }
  | { readonly type: 'checkFailed'; readonly id: string; readonly error: LatchkitError }
  /** The wallet has responded. */
  | { readonly type: 'signed'; readonly writeId: string; readonly hash: Hex }
  | { readonly type: 'notSigned'; readonly writeId: string; readonly error: LatchkitError }
  | { readonly type: 'close' }

/** Asks the network, never the wallet. */
export type ReviewEffect =
  | (Effect & { readonly type: 'prepare'; readonly review: Review })
  | (Effect & { readonly type: 'check'; readonly review: Review })
  | Cancel

/** Facts of the review. */
export type ReviewFact =
  | { readonly type: 'prepared'; readonly id: string }
  | { readonly type: 'prepareFailed'; readonly id: string; readonly error: LatchkitError }
  /** The wallet is to be asked. At most one for each approval. */
  | { readonly type: 'approved'; readonly id: string; readonly write: Write }
  | { readonly type: 'sent'; readonly id: string; readonly hash: Hex }
  /** The approval sent nothing; the review can be approved again. */
  | { readonly type: 'notSent'; readonly id: string; readonly error: LatchkitError }
  /** The user left the review. `writeId`: the wallet was asked, and may still send it. */
  | { readonly type: 'closed'; readonly id: string; readonly writeId?: string | undefined }

/** Step of the review; see `transition`. */
export type ReviewStep = Step<ReviewState, ReviewEffect, ReviewFact>

/** All inputs of the review. */
export type ReviewInput = ReviewEvent | Failed<ReviewEffect>

declare module '../../engine/types.js' {
  interface Features {
    review: { state: ReviewState; event: ReviewEvent; fact: ReviewFact; isOptional: true }
  }
}
