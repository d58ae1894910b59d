import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** What the app's server can do, which the actions that need it install. */
export const capabilitiesFeature: Feature = defineFeature({
  name: 'capabilities',
  initialState,
  transition,
  effects,
})
