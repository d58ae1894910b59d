import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'
import type { StartModules } from './startModules.js'

/** Creates the NFTs of the active account of each namespace, which the actions that show them install. */
export function createNftsFeature(modules: StartModules): Feature {
  return defineFeature({
    name: 'nfts',
    perNamespace: true,
    initialState,
    transition,
    effects: createEffects(modules),
    policy,
  })
}
