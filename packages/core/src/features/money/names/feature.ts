import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The name that the user chooses and registers. */
export const namesFeature: Feature = defineFeature({
  name: 'names',
  initialState,
  transition,
  effects,
  policy,
})
