import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState } from './initialState.js'
import { transition } from './machine.js'
import { policy } from './policy.js'

/** The selected networks and the switch between them. */
export const networkFeature: Feature = defineFeature({
  name: 'network',
  initialState,
  transition,
  effects,
  policy,
})
