import type { Feature } from '../../engine/feature.js'
import type { Latchkit } from '../../engine/latchkit.js'
import type { KitState } from '../../engine/types.js'
import { PayError } from '../../foundation/errors/pay.js'
import type { CaipNetworkId } from '../../foundation/schema/caip.js'
import { approveReview } from '../review/approveReview.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import { startReview } from '../review/startReview.js'
import type { ReviewIntent, ReviewState } from '../review/types.js'
import type { TransferNumbers } from '../transfer/TransferChain.js'

/** The numbers of a payment under review. */
export type PayChainNumbers = Pick<
  TransferNumbers,
  'fee' | 'accountRent' | 'isFeeEstimate' | 'isUnverified'
> & {
  readonly problem?: TransferNumbers['problem'] | 'less-received' | undefined
}

/** What is paid, and to whom. */
export type PayTerms = {
  readonly asset: { readonly chainId: CaipNetworkId; readonly address?: string | undefined }
  /** In base units. */
  readonly amount: bigint
  readonly recipient: string
}

/** The kind of review with which a payment is signed. That of Solana is loaded with its first payment. */
export type PayChain = {
  /** The review, which the action installs. */
  readonly feature: Feature
  readonly getReview: (state: KitState) => ReviewState<ReviewIntent, unknown, string> | undefined
  /** Returns the numbers of the current review; `undefined` before it is prepared. */
  readonly getNumbers: (state: KitState) => PayChainNumbers | undefined
  /** Begins the review, and waits until it is prepared. */
  readonly start: (
    kit: Latchkit,
    review: { readonly id: string; readonly payment: PayTerms; readonly from: string },
  ) => Promise<void>
  /** Approves the review. Returns the id of the transaction. */
  readonly approve: (kit: Latchkit, review: { readonly id: string }) => Promise<string>
}

/** Creates what paying knows about a kind of review. */
export function createPayChain<Intent extends ReviewIntent, Facts, Result extends string>(
  kind: ReviewKind<Intent, Facts, Result>,
  parts: {
    readonly getReview: (state: KitState) => ReviewState<Intent, Facts, Result> | undefined
    readonly toNumbers: (review: ReviewWithFacts<Intent, Facts, Result>) => PayChainNumbers
    /** Returns what is reviewed; `undefined` if the addresses are not those of the chain. */
    readonly toIntent: (payment: PayTerms, from: string) => Intent | undefined
  },
): PayChain {
  const { getReview, toNumbers, toIntent } = parts
  return {
    feature: createReviewFeature(kind),
    getReview,
    getNumbers(state) {
      const review = getReview(state)
      return review && 'facts' in review ? toNumbers(review) : undefined
    },
    async start(kit, { id, payment, from }) {
      const intent = toIntent(payment, from)
      if (!intent) throw new PayError({ code: 'pay-invalid-recipient' })
      await startReview(kit, kind, { id, intent })
    },
    approve: (kit, review) => approveReview(kit, kind, review),
  }
}

/** A review that is prepared. */
type ReviewWithFacts<Intent, Facts, Result> = Extract<
  ReviewState<Intent, Facts, Result>,
  { readonly facts: Facts }
>
