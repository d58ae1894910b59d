import type { FeeSpeed } from '../../../chains/evm/readFees.js'
import type { KitState } from '../../../engine/types.js'
import { approveReview } from '../review/approveReview.js'
import { createReviewFeature } from '../review/createReviewFeature.js'
import type { ReviewKind } from '../review/ReviewKind.js'
import { startReview } from '../review/startReview.js'
import type { ReviewState } from '../review/types.js'
import type { TransferChain, TransferNumbers } from './TransferChain.js'
import type { AnyTransferIntent, RecipientFacts } from './types.js'
import { withNames } from './withNames.js'

/** Creates what sending knows about a namespace from its kind of review. */
export function createTransferChain<
  Intent extends AnyTransferIntent,
  Facts extends RecipientFacts,
  Result extends string,
>(
  kindOfAddresses: ReviewKind<Intent, Facts, Result>,
  parts: Pick<TransferChain, 'parseRecipient'> & {
    readonly getReview: (state: KitState) => ReviewState<Intent, Facts, Result> | undefined
    readonly toNumbers: (intent: Intent, facts: Facts, speed: FeeSpeed) => TransferNumbers
    /** Whether an intent of the form is one of this namespace. */
    readonly isIntent: (intent: AnyTransferIntent) => intent is Intent
  },
): TransferChain {
  const { parseRecipient, getReview, toNumbers, isIntent } = parts
  const kind = withNames(kindOfAddresses, isIntent)
  return {
    namespace: kind.namespace,
    feature: createReviewFeature(kind),
    reviewName: kind.name,
    parseRecipient,
    getReview,
    getNumbers: (state, speed) => {
      const review = getReview(state)
      return review && 'facts' in review ? toNumbers(review.intent, review.facts, speed) : undefined
    },
    isMoved: (state) => {
      const review = getReview(state)
      return review !== undefined && 'facts' in review && review.facts.movedTo !== undefined
    },
    start: (kit, { id, intent }) =>
      isIntent(intent)
        ? startReview(kit, kind, { id, intent })
        : Promise.reject(new TypeError(`The transfer is not one of ${kind.namespace}`)),
    approve: (kit, review) => approveReview(kit, kind, review),
  }
}
