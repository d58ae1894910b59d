import { defineFeature, type Feature } from '../../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The payment of the app, which its actions install. */
export const payFeature: Feature = defineFeature({
  name: 'pay',
  initialState,
  transition,
  effects,
  policy,
})
