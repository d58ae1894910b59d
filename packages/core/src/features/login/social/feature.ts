import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The login with an account of a provider. */
export const socialFeature: Feature = defineFeature({
  name: 'social',
  initialState,
  transition,
  effects,
  policy,
})
