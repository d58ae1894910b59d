import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'
import type { StartModules } from './startModules.js'

/** Creates the transactions that the app has sent, which `watchTransactions` installs. */
export function createTransactionsFeature(modules: StartModules): Feature {
  return defineFeature({
    name: 'transactions',
    initialState,
    transition,
    effects: createEffects(modules),
    policy,
  })
}
