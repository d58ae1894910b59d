import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** Capabilities of the app's server, which the actions that need them install. */
export const capabilitiesFeature: Feature = defineFeature({
  name: 'capabilities',
  initialState,
  transition,
  effects,
})
