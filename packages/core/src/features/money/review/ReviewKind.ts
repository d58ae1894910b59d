import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { ViewName } from '../../../engine/routes.js'
import type { Command, KitContext, KitState } from '../../../engine/types.js'
import type { LatchkitError } from '../../../foundation/errors/base.js'
import type { ChainNamespace } from '../../../foundation/schema/caip.js'
import type { WriteIntent, WriteResult } from '../../wallet/request/writes.js'
import type { Review, ReviewName } from './types.js'

/** Dependencies of the handlers of a review. */
export type ReviewContext = Pick<KitContext, 'config' | 'adapterOf' | 'dataApi' | 'clock' | 'getState'> & {
  readonly signal: AbortSignal
}

/** Request that would be signed. */
export type ReviewPlan = {
  /** Why it cannot be sent. Nothing is signed while there is a problem. */
  readonly problem?: string | undefined
  readonly write: WriteIntent
}

/** Rules of one kind of review. Everything but `read` is pure. */
export type ReviewKind<Intent, Facts, Result> = {
  /** The name of its state. */
  readonly name: ReviewName
  /** Whose wallet signs. */
  readonly namespace: ChainNamespace
  /** The view that shows it. A review that the user leaves is closed. */
  readonly view: ViewName
  /**
   * Reads what the network knows, before the review and again after the approval: then `reviewed` is what the review showed.
   * Never asks the wallet.
   */
  readonly read: (
    review: Review<Intent>,
    context: ReviewContext,
    reviewed?: Facts | undefined,
  ) => Promise<Facts>
  /** Returns what would be signed. */
  readonly toPlan: (intent: Intent, facts: Facts, speed: FeeSpeed) => ReviewPlan
  /** Whether what was reviewed with some facts can be signed unchanged now that others are true. */
  readonly isStillTrue: (review: Review<Intent>, reviewed: Facts, now: Facts) => boolean
  /**
   * Returns what the user wants, with what was read after the approval; the same object if nothing of it has changed. Another one is
   * shown, and nothing is signed. Absent if it cannot change.
   */
  readonly toIntent?: ((intent: Intent, now: Facts) => Intent) | undefined
  /**
   * Decodes what would be signed, and compares it with what the user reviewed.
   *
   * @throws `TransactionMismatchError` with the field that differs
   */
  readonly compare: (write: WriteIntent, review: Review<Intent>, reviewed: Facts) => void
  /** Returns the response as the review shows it; `undefined` if it is none of this kind. */
  readonly toResult: (result: WriteResult) => Result | undefined
  /** Returns what follows when nothing was sent, beside that the review shows why. Default: nothing. */
  readonly onNotSent?:
    | ((
        notSent: { readonly id: string; readonly error: LatchkitError },
        state: KitState,
      ) => readonly Command[])
    | undefined
  /** Returns what follows when the wallet has signed. */
  readonly onSent: (
    sent: { readonly id: string; readonly result: Result },
    state: KitState,
  ) => readonly Command[]
}
