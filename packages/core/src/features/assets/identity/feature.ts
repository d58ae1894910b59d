import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'

/** The names and avatars of addresses, which the actions that show them install. */
export const identityFeature: Feature = defineFeature({
  name: 'identity',
  initialState,
  transition,
  effects,
})
