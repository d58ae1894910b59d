import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { createTransition, initialState } from './machine.js'
import { createPolicy } from './policy.js'
import type { ReviewKind } from './ReviewKind.js'
import type { ReviewIntent, ReviewState } from './types.js'

/**
 * Creates the feature of a kind of review, which the actions of its flow install. It is the only way of a flow to a wallet: what is
 * signed was read from the network, shown, approved, compared with the network's current state, and decoded.
 */
export function createReviewFeature<Intent extends ReviewIntent, Facts, Result>(
  kind: ReviewKind<Intent, Facts, Result>,
): Feature {
  return defineFeature({
    name: kind.name,
    initialState: (): ReviewState<Intent, Facts, Result> => initialState(),
    transition: createTransition<Intent, Facts, Result>(kind),
    effects: createEffects<Intent, Facts, Result>(kind),
    policy: createPolicy<Intent, Facts, Result>(kind),
  })
}
