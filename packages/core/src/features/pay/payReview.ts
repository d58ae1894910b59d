import type { Feature } from '../../engine/feature.js'
import type { Hex } from '../../foundation/encoding/hex.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import type { ReviewState, ReviewTypes } from '../review/types.js'
import { transferReview } from '../transfer/transferReview.js'
import type { TransferFacts, TransferIntent } from '../transfer/types.js'

/** A transfer that pays: the app has set its recipient and its amount. */
export type PayIntent = TransferIntent & { readonly amount: bigint; readonly paymentId: string }

/** The payment with the wallet on an EVM chain that is under review. */
export type PayReviewState = ReviewState<PayIntent, TransferFacts, Hex>

const { toPlan, isStillTrue, compare, read, toResult } = transferReview

/** The review of a payment with the wallet on an EVM chain. */
export const payReview: ReviewKind<PayIntent, TransferFacts, Hex> = {
  name: 'payReview',
  namespace: 'eip155',
  view: 'pay-review',
  read,
  toPlan,
  isStillTrue,
  compare,
  toResult,
  onSent: ({ result }, { payReview: review }) =>
    review?.status === 'sent'
      ? [
          {
            feature: 'pay',
            event: { type: 'walletSent', id: review.intent.paymentId, txHash: result },
          },
        ]
      : [],
}

/** The feature of that review. */
export const payReviewFeature: Feature = createReviewFeature(payReview)

declare module '../../engine/types.js' {
  interface Features {
    payReview: ReviewTypes<PayIntent, TransferFacts, Hex>
  }
}
