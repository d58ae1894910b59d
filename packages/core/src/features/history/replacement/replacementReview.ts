import type { Feature } from '../../../engine/feature.js'
import type { ViewSet, ViewsWith } from '../../../engine/routes.js'
import type { Hex } from '../../../foundation/encoding/hex.js'
import { AdapterNotFoundError } from '../../../foundation/errors/adapter.js'
import { NetworkNotFoundError } from '../../../foundation/errors/network.js'
import { TransactionMismatchError } from '../../../foundation/errors/transaction.js'
import { createReviewFeature } from '../../money/review/createReviewFeature.js'
import type { ReviewKind } from '../../money/review/ReviewKind.js'
import { showSent } from '../../money/review/showSent.js'
import { toHash } from '../../money/review/toHash.js'
import { readReplacementFacts } from './readReplacementFacts.js'
import { compareReplacement, isStillTrue, toPlan } from './rules.js'
import type { ReplacementFacts, ReplacementIntent } from './types.js'

const replacementViews: ViewSet = {
  'activity-replacement': true,
} satisfies Record<ViewsWith<{ flow: 'replacement' }>, true>

/** The review of a speed-up or a cancellation on an EVM chain. */
export const replacementReview: ReviewKind<ReplacementIntent, ReplacementFacts, Hex> = {
  name: 'replacementReview',
  namespace: 'eip155',
  view: 'activity-replacement',
  async read({ intent }, { config, adapterOf, signal }) {
    const network = config.networkOf(intent.chainId)
    if (!network) throw new NetworkNotFoundError({ chainId: intent.chainId })
    const evm = adapterOf('eip155')?.evm
    if (!evm) throw new AdapterNotFoundError({ namespace: 'eip155' })
    return readReplacementFacts(evm.requestNetwork, { network, intent, signal })
  },
  toPlan(intent, facts, speed) {
    const { problem, transaction } = toPlan(intent, facts, speed)
    return { problem, write: { kind: 'sendTransaction', transaction } }
  },
  isStillTrue,
  compare(write, { intent }, facts) {
    if (write.kind !== 'sendTransaction') throw new TransactionMismatchError({ field: 'method' })
    compareReplacement(write.transaction, intent, facts)
  },
  toResult: toHash,
  onSent: ({ id }, state) => showSent({ id, namespace: 'eip155' }, replacementViews, state),
}

/** The feature of that review. */
export const replacementReviewFeature: Feature = createReviewFeature(replacementReview)
