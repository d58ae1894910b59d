import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { Cancel, Effect, Failed, Step } from '../../../engine/machine.js'
import type { Features } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { CaipNetworkId } from '../../../foundation/schema/caip.js'
import type { Write } from '../../wallet/request/machine.js'

/** Wish of the user: its chain, and the account that signs. Each kind of review adds the rest. */
export type ReviewIntent = { readonly chainId: CaipNetworkId; readonly from: string }

/** Subject of the review. `id` is the id of the review. */
export type Review<Intent> = {
  readonly id: string
  readonly intent: Intent
  readonly speed: FeeSpeed
}

/** Commands that ask the wallet, besides the request to sign. */
export type ReviewedWrite = Pick<Write, 'id' | 'connectorId'>

/**
 * The one review of its kind. `Facts` is what the network knows, `Result` the wallet's response: the hash of a transaction, or
 * a signature.
 */
export type ReviewState<Intent, Facts, Result> =
  | { readonly status: 'idle' }
  | ({ readonly status: 'preparing' } & Review<Intent>)
  | ({ readonly status: 'failed'; readonly error: LatchkitError } & Review<Intent>)
  | ({
      readonly status: 'ready'
      readonly facts: Facts
      /** Why the last approval sent nothing: the user declined, the wallet failed, or the numbers changed. */
      readonly error?: LatchkitError | undefined
    } & Review<Intent>)
  /** It was approved, and is compared with the network's current state. */
  | ({ readonly status: 'checking'; readonly facts: Facts; readonly write: ReviewedWrite } & Review<Intent>)
  /** The wallet was asked, and has not responded. */
  | ({ readonly status: 'signing'; readonly facts: Facts; readonly write: ReviewedWrite } & Review<Intent>)
  | ({ readonly status: 'sent'; readonly facts: Facts; readonly result: Result } & Review<Intent>)

/** Events of a review. */
export type ReviewEvent<Intent, Facts, Result> =
  /** Replaces the current review. */
  | { readonly type: 'start'; readonly id: string; readonly intent: Intent }
  | { readonly type: 'prepared'; readonly id: string; readonly facts: Facts }
  | { readonly type: 'prepareFailed'; readonly id: string; readonly error: LatchkitError }
  | { readonly type: 'setSpeed'; readonly speed: FeeSpeed }
  /** The user has approved exactly what the state shows. */
  | { readonly type: 'approve'; readonly id: string; readonly write: ReviewedWrite }
  | { readonly type: 'checked'; readonly id: string; readonly facts: Facts }
  | { readonly type: 'checkFailed'; readonly id: string; readonly error: LatchkitError }
  /** The wallet has responded. With the id of the review: more is known of what was sent, as the hash of a batch of calls. */
  | { readonly type: 'signed'; readonly writeId: string; readonly result: Result }
  | { readonly type: 'notSigned'; readonly writeId: string; readonly error: LatchkitError }
  | { readonly type: 'close' }

/** Asks the network, never the wallet. */
export type ReviewEffect<Intent, Facts> =
  | (Effect & { readonly type: 'prepare'; readonly review: Review<Intent> })
  /** `reviewed` is what the review showed. */
  | (Effect & { readonly type: 'check'; readonly review: Review<Intent>; readonly reviewed: Facts })
  | Cancel

/** Facts of a review. */
export type ReviewFact<Result> =
  | { readonly type: 'prepared'; readonly id: string }
  | { readonly type: 'prepareFailed'; readonly id: string; readonly error: LatchkitError }
  /** The wallet is to be asked. At most one for each approval. */
  | { readonly type: 'approved'; readonly id: string; readonly write: Write }
  | { readonly type: 'sent'; readonly id: string; readonly result: Result }
  /** The approval sent nothing; the review can be approved again. */
  | { readonly type: 'notSent'; readonly id: string; readonly error: LatchkitError }
  /** The user left the review. `writeId`: the wallet was asked, and may still send it. */
  | { readonly type: 'closed'; readonly id: string; readonly writeId?: string | undefined }

/** Step of a review. */
export type ReviewStep<Intent, Facts, Result> = Step<
  ReviewState<Intent, Facts, Result>,
  ReviewEffect<Intent, Facts>,
  ReviewFact<Result>
>

/** All inputs of a review. */
export type ReviewInput<Intent, Facts, Result> =
  | ReviewEvent<Intent, Facts, Result>
  | Failed<ReviewEffect<Intent, Facts>>

/** The types of a kind of review, as it adds them to `Features` under its name. */
export type ReviewTypes<Intent, Facts, Result> = {
  state: ReviewState<Intent, Facts, Result>
  event: ReviewEvent<Intent, Facts, Result>
  fact: ReviewFact<Result>
  isOptional: true
}

/** The names of the kinds of review. */
export type ReviewName = {
  [N in keyof Features]: Features[N] extends { fact: infer F }
    ? ReviewFact<never> extends F
      ? N
      : never
    : never
}[keyof Features]
