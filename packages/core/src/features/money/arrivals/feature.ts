import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { StartModules } from '../../wallet/transactions/startModules.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** Creates the swaps to other chains, which the review of one installs, and `watchTransactions` if some are stored. */
export function createArrivalsFeature(modules: StartModules): Feature {
  return defineFeature({
    name: 'arrivals',
    initialState,
    transition,
    effects: createEffects(modules),
    policy,
  })
}
