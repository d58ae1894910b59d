import { defineFeature, type Feature } from '../../../engine/feature.js'
import type { StartModules } from '../portfolio/startModules.js'
import { createEffects } from './effects.js'
import { initialState, transition } from './machine.js'

/** Creates the total values of accounts, which the action that watches them installs. */
export function createTotalsFeature(modules: StartModules): Feature {
  return defineFeature({ name: 'totals', initialState, transition, effects: createEffects(modules) })
}
