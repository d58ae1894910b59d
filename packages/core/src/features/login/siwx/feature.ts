import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The sign-in with a message: one machine for each namespace. */
export const siwxFeature: Feature = defineFeature({
  name: 'siwx',
  perNamespace: true,
  initialState,
  transition,
  effects,
  policy,
})
