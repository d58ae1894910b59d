import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'
import type { StartModules } from './startModules.js'

/** Creates the payment of the app, which its actions install. */
export function createPayFeature(modules: StartModules): Feature {
  return defineFeature({
    name: 'pay',
    initialState,
    transition,
    effects: createEffects(modules),
    policy,
  })
}
