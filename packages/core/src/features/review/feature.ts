import { defineFeature, type Feature } from '../../engine/feature.js'
import { effects } from './effects.js'
import { initialState, transition } from './machine.js'
import { policy } from './policy.js'

/** The transaction under review, which the actions of each flow install. */
export const reviewFeature: Feature = defineFeature({
  name: 'review',
  initialState,
  transition,
  effects,
  policy,
})
