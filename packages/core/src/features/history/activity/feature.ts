import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import { createPolicy } from './policy.js'
import type { StartModules } from './startModules.js'

/** Creates the transactions of the active account of each namespace, which the actions that show them install. */
export function createActivityFeature(modules: StartModules): Feature {
  return defineFeature({
    name: 'activity',
    perNamespace: true,
    initialState,
    transition,
    effects: createEffects(modules),
    policy: createPolicy(modules),
  })
}
