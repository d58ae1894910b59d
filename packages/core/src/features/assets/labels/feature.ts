import { defineFeature, type Feature } from '../../../engine/feature.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'
import type { StartModules } from './startModules.js'

/** Creates the labels of addresses, which the actions that show or set them install. */
export function createLabelsFeature(modules: StartModules): Feature {
  return defineFeature({ name: 'labels', initialState, transition, effects: createEffects(modules) })
}
